"""`longroll pack`: the printed battles as files, and files as battles."""

import json
from pathlib import Path

import pytest

from longroll import cli
from longroll.games import TITLES
from longroll.games.five_aprils.pack import printed_pack
from longroll.games.packs import find_format, packed_titles


class Ran:
    def __init__(self, status: object, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


class Shell:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Ran:
        with pytest.raises(SystemExit) as left:
            cli.main(["pack", *arguments])
        out, err = self.capsys.readouterr()
        return Ran(left.value.code, out, err)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Pea Ridge, to be broken."""
    path = tmp_path / "mine.json"
    path.write_text(printed_pack("pea-ridge"), encoding="utf-8")
    return path


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_help_lists_both_commands(shell: Shell) -> None:
    for arguments in ([], ["--help"]):
        ran = shell(*arguments)
        assert ran.status == 0
        assert "\n  export " in ran.out
        assert "\n  check " in ran.out


@pytest.mark.parametrize("title", packed_titles())
def test_what_is_exported_is_sound(shell: Shell, tmp_path: Path, title: str) -> None:
    path = tmp_path / f"{title}.json"
    ran = shell("export", title, "--to", str(path))
    assert (ran.status, ran.out) == (0, f"Written to {path}.\n")
    assert path.read_text(encoding="utf-8") == find_format(title).printed_pack(title)
    ran = shell("check", str(path))
    assert ran.status == 0
    assert ran.out.startswith(f"{path} is valid: ")


def test_export_of_an_earlier_edition(shell: Shell) -> None:
    ran = shell("export", "pea-ridge", "--edition", "1")
    assert (ran.status, ran.out) == (0, printed_pack("pea-ridge", 1))
    ran = shell("export", "bentonville", "--edition", "2")
    assert (ran.status, ran.err) == (2, "longroll: bentonville has no edition 2 of its pack; the newest is 1\n")


def test_export_to_the_screen(shell: Shell) -> None:
    ran = shell("export", "bentonville")
    assert ran.status == 0
    assert json.loads(ran.out)["title"] == "bentonville"


def test_export_leaves_a_file_that_is_there(shell: Shell, file: Path) -> None:
    replace(file, "Pea Ridge", "My Pea Ridge")
    ran = shell("export", "pea-ridge", "--to", str(file))
    assert ran.status == 2
    assert ran.err == f"longroll: {str(file)!r} exists; it is left as it is\n"
    assert "My Pea Ridge" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("title", ["civil-war", "pea-rigde", "../shiloh", ""])
def test_export_of_what_has_no_pack(shell: Shell, title: str) -> None:
    ran = shell("export", title)
    assert ran.status == 2
    assert ran.err == f"longroll: {title!r} has no pack; those that have one are {', '.join(packed_titles())}\n"


@pytest.mark.parametrize("name", ["no/such/folder/x.json", "x\0y"])
def test_export_to_where_nothing_can_be_written(shell: Shell, tmp_path: Path, name: str) -> None:
    ran = shell("export", "pea-ridge", "--to", str(tmp_path / name))
    assert ran.status == 2
    assert ran.err.startswith("longroll: ")
    assert ran.err.count("\n") == 1


def test_check_tells_every_flaw_with_file_and_place(shell: Shell, file: Path) -> None:
    replace(file, '"3605", "3604", "3603", "3602", "3601"', '"3605", "3604", "9999", "3602", "3601"')
    replace(file, 'c-pike", "side": "confederate", "formation": "mc', 'c-pike", "side": "confederate", "formation": "m')
    replace(file, '"morale": 4', '"moral": 4')
    ran = shell("check", str(file))
    assert ran.status == 1
    assert ran.err == ""
    assert ran.out.splitlines() == [
        f"{file}: map.lines[3].hexes[2]: 9999 is not a hex of this map",
        f'{file}: units[27].formation: "mculloch" is not a formation (mcculloch?)',
        f"{file}: tables.moral: unknown field (morale?)",
        f"{file}: tables.morale: missing",
    ]


def test_check_of_a_house_divided(shell: Shell, file: Path) -> None:
    file.write_text(find_format("house-divided").printed_pack("house-divided"), encoding="utf-8")
    assert shell("check", str(file)).out == f"{file} is valid: A House Divided. Boxes: 129; lines: 230.\n"
    replace(file, '"recruit": {"union": 0', '"recruit": {"union": 99')
    ran = shell("check", str(file))
    assert (ran.status, ran.out) == (1, f"{file}: map.boxes[0].recruit.union: 99 is not between 0 and 9\n")


def test_check_of_the_american_civil_war(shell: Shell, file: Path) -> None:
    file.write_text(find_format("civil-war-teams").printed_pack("civil-war-teams"), encoding="utf-8")
    assert shell("check", str(file)).out == f"{file} is valid: The American Civil War. Spaces: 90; borders: 172.\n"
    replace(file, '"production": 10', '"production": 100')
    ran = shell("check", str(file))
    assert (ran.status, ran.out) == (1, f"{file}: map.spaces[59].production: 100 is not between 0 and 99\n")


@pytest.mark.parametrize("title", ["pea-rigde", "chess"])
def test_check_of_a_title_without_packs(shell: Shell, file: Path, title: str) -> None:
    replace(file, '"title": "pea-ridge"', f'"title": "{title}"')
    ran = shell("check", str(file))
    assert (ran.status, ran.out) == (1, f'{file}: title: "{title}" is not one of these: {", ".join(TITLES)}\n')


def test_check_of_what_is_not_json(shell: Shell, file: Path) -> None:
    replace(file, '"columns"', "columns")
    ran = shell("check", str(file))
    assert ran.status == 1
    assert ran.out.startswith(f"{file}: line 7, column 3: not JSON: ")
    assert ran.out.count("\n") == 1


def test_check_sends_no_control_signs_to_the_screen(shell: Shell, file: Path) -> None:
    replace(file, '"north": "left"', '"north": "\\u001b[31mleft", "\\u001b[2J": 1')
    ran = shell("check", str(file))
    assert ran.status == 1
    assert "\x1b" not in ran.out


def test_check_of_a_file_with_a_mark_of_its_encoding(shell: Shell, file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert shell("check", str(file)).status == 0


@pytest.mark.parametrize("content", [b"\xff\xfe{}", b"\x80"])
def test_check_of_what_is_no_text(shell: Shell, file: Path, content: bytes) -> None:
    file.write_bytes(content)
    ran = shell("check", str(file))
    assert ran.status == 2
    assert ran.err == f"longroll: {str(file)!r} is not a text file: byte 1 is wrong\n"


def test_check_of_a_file_that_is_not_there(shell: Shell, tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        ran = shell("check", str(path))
        assert ran.status == 2
        assert ran.err.startswith(f"longroll: {path}: ")
