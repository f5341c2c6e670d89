from pathlib import Path

from tests.hosts.local_server import LocalServer


def test_the_page_is_served_and_only_hashed_files_are_kept(tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>Longroll</title>")
    (dist / "assets" / "index-4f3a.js").write_text("1")
    (dist / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    server = LocalServer(tmp_path / "data", page=dist)
    try:
        page = server.client.get("/")
        assert page.text.startswith("<!doctype html>")
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-store"
        assert server.client.get("/icon.svg").headers["cache-control"] == "no-store"
        script = server.client.get("/assets/index-4f3a.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers.get_list("cache-control") == ["public, max-age=31536000, immutable"]
        assert script.headers["content-type"].startswith("text/javascript")
        for path in ("/assets/other.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert server.client.get(path).status_code == 404
    finally:
        server.stop()


def test_without_a_page_a_plain_sentence_says_so(tmp_path: Path) -> None:
    server = LocalServer(tmp_path, page=tmp_path / "none")
    try:
        answer = server.client.get("/")
        assert answer.status_code == 503
        assert answer.headers["content-type"].startswith("text/plain")
        assert "has not been built" in answer.text
    finally:
        server.stop()
