"""dev.py: which programs it finds, what it repeats only after a change, and what a wheel must hold."""

import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import pytest

import dev
import hatch_build
from devtools import changes, client, downloads, machine, paths, python
from devtools.process import Failed

ROOT = Path(__file__).parent.parent
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="programs are made with a shell here")


def program(folder: Path, name: str, script: str = "exit 0") -> Path:
    """A program of this name that does what the script says."""
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine whose path is one empty folder, and whose user is not root."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("LAMSTER_BROWSER", raising=False)
    monkeypatch.delenv("LAMSTER_NEED_BROWSER", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    return folder


# The browser.


@POSIX
@pytest.mark.parametrize("name", machine.BROWSERS)
def test_a_browser_on_the_path_is_found(bare: Path, name: str) -> None:
    path = program(bare, name)
    assert machine.ensure_chromium() == str(path)
    assert machine.browser_env()["LAMSTER_BROWSER"] == str(path)


@POSIX
def test_the_browser_that_is_named_comes_first(bare: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare, "chromium")
    named = program(tmp_path / "elsewhere", "my-browser")
    monkeypatch.setenv("LAMSTER_BROWSER", str(named))
    assert machine.ensure_chromium() == str(named)


def test_a_named_browser_that_is_none_is_a_failure(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMSTER_BROWSER", "no-such-browser")
    with pytest.raises(Failed, match="no-such-browser"):
        machine.ensure_chromium()


def test_a_missing_browser_is_told_loudly(bare: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "LAMSTER_BROWSER" not in machine.browser_env()
    assert "NOT run" in capsys.readouterr().out


def test_a_missing_browser_fails_where_one_is_needed(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMSTER_NEED_BROWSER", "1")
    with pytest.raises(Failed, match="no chromium"):
        machine.ensure_chromium()


def test_continuous_integration_needs_a_browser() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert script.index("export LAMSTER_NEED_BROWSER=1") < script.index("exec make test")


def apt_get(bare: Path, script: str) -> Path:
    """An apt-get that writes down how it was called and then does what the script says."""
    program(bare, "apt-get", f'echo "$1" >>"{bare}/calls"\n{script}')
    return bare / "calls"


def install_in(bare: Path) -> str:
    return f'[ "$1" = install ] && printf "#!/bin/sh\\n" >"{bare}/chromium" && /bin/chmod +x "{bare}/chromium"'


@POSIX
def test_root_installs_a_missing_browser(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = apt_get(bare, install_in(bare))
    assert machine.ensure_chromium() is None, "somebody who is not root must not change the machine"
    assert not calls.exists()
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert machine.ensure_chromium() == str(bare / "chromium")
    assert calls.read_text(encoding="utf-8").split() == ["install"]
    assert machine.ensure_chromium() == str(bare / "chromium")
    assert calls.read_text(encoding="utf-8").split() == ["install"], "what is there is not installed again"


@POSIX
def test_the_list_of_packages_is_fetched_only_when_needed(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    update = f'[ "$1" = update ] && exec >"{bare}/lists"\n[ -f "{bare}/lists" ] || exit 100\n[ "$1" = update ] || '
    calls = apt_get(bare, update + install_in(bare))
    assert machine.ensure_chromium() == str(bare / "chromium")
    assert calls.read_text(encoding="utf-8").split() == ["install", "update", "install"]


@POSIX
def test_when_installing_fails_the_reason_is_told(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    apt_get(bare, "exit 100")
    assert machine.ensure_chromium() is None
    assert "exit code 100" in capsys.readouterr().out


# Services.


SERVICES_INSTALLED = """
echo "$@" >>"{0}/wanted"
[ -x "{0}/policy-rc.d" ] && "{0}/policy-rc.d"
echo $? >>"{0}/told"
for name in postgres redis-server; do
    printf "#!/bin/sh\\n" >"{0}/$name"
    /bin/chmod +x "{0}/$name"
done
"""
"""What an apt-get does that also writes down what it is told about the starting of services."""


@pytest.fixture
def no_services(bare: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(machine, "POSTGRES_FOLDERS", str(bare / "nowhere"))
    monkeypatch.setattr(machine, "POLICY", bare / "policy-rc.d")
    return bare


@POSIX
def test_services_that_are_missing_are_a_failure(no_services: Path) -> None:
    with pytest.raises(Failed, match=r"no postgres.*install postgresql"):
        machine.ensure_services()
    program(no_services, "postgres")
    with pytest.raises(Failed, match="no redis-server"):
        machine.ensure_services()
    program(no_services, "redis-server")
    machine.ensure_services()


@POSIX
def test_debians_folders_of_postgresql_are_looked_at(no_services: Path) -> None:
    folder = no_services / "nowhere" / "15" / "bin"
    folder.mkdir(parents=True)
    assert machine.find_service("postgres") is None
    assert machine.find_service(program(folder, "postgres").name) == str(folder / "postgres")


@POSIX
def test_root_installs_missing_services_and_starts_none(no_services: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    apt_get(no_services, SERVICES_INSTALLED.format(no_services))
    program(no_services, "redis-server")
    machine.ensure_services()
    assert (no_services / "wanted").read_text(encoding="utf-8").split()[-1] == "postgresql"
    assert (no_services / "told").read_text(encoding="utf-8").split() == ["101"], "no service may be started"
    assert not machine.POLICY.exists(), "and the machine is as it was"


# Bytecode.


@pytest.mark.parametrize("forbidden", ["1", ""])
def test_bytecode_is_kept_apart_where_it_must_not_lie_beside_the_sources(
    monkeypatch: pytest.MonkeyPatch, forbidden: str
) -> None:
    monkeypatch.setattr(os, "environ", {"PYTHONDONTWRITEBYTECODE": forbidden})
    python.cache_bytecode()
    assert os.environ == ({"PYTHONPYCACHEPREFIX": str(paths.TOOLS / "bytecode")} if forbidden else {})


# The web client.


@pytest.fixture
def project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A small project whose client is built by an npm of our own, which writes down how it was called."""
    write(tmp_path / "web/package.json", "{}")
    for name in ("web/package-lock.json", "web/src/main.ts", "web/tests/main.test.ts", "src/lamster/locale/en.ftl"):
        write(tmp_path / name, name)
    build = tmp_path / "src/lamster/server/static"
    log = f'echo "$1 $2" >>"{tmp_path}/calls"\necho "$@" >"{tmp_path}/last-call"'
    npm = f'{log}\nmkdir -p node_modules "{build}"\necho built >"{build}/index.html"'
    path = program(tmp_path / "bin", "npm", npm)
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    monkeypatch.setattr(paths, "WEB", tmp_path / "web")
    monkeypatch.setattr(paths, "WEB_BUILT", build)
    monkeypatch.setattr(downloads, "find_node", lambda: ([str(path)], dict(os.environ)))
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def calls(project: Path) -> list[str]:
    """How npm was called since the last time."""
    file = project / "calls"
    found = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    file.unlink(missing_ok=True)
    return found


BUILT = ["run build"]


@POSIX
def test_the_client_is_built_once(project: Path) -> None:
    client.build()
    assert calls(project) == ["ci --no-audit", "run build"]
    client.build()
    assert calls(project) == []


@POSIX
@pytest.mark.parametrize(
    ("name", "again"),
    [
        ("web/src/main.ts", BUILT),
        ("web/src/new.ts", BUILT),
        ("src/lamster/locale/en.ftl", BUILT),
        ("src/lamster/games/some_game/locale/rules.nl.ftl", BUILT),
        ("src/lamster/server/static/index.html", BUILT),
        ("src/lamster/server/static/left-over.js", BUILT),
        ("web/package-lock.json", ["ci --no-audit", *BUILT]),
        ("web/tests/main.test.ts", []),
        ("web/make_contract.py", []),
        ("src/lamster/cli.py", []),
    ],
)
def test_the_client_is_built_again_when_what_it_is_made_of_changes(project: Path, name: str, again: list[str]) -> None:
    client.build()
    calls(project)
    write(project / name, "changed")
    client.build()
    assert calls(project) == again
    client.build()
    assert calls(project) == []


@POSIX
def test_a_client_that_is_gone_is_built_again(project: Path) -> None:
    client.build()
    calls(project)
    shutil.rmtree(paths.WEB_BUILT)
    client.build()
    assert calls(project) == BUILT


@POSIX
def test_a_build_that_failed_is_tried_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = downloads.find_node
    bad = program(project / "bin", "broken-npm", 'mkdir -p node_modules; [ "$1" = ci ]')
    monkeypatch.setattr(downloads, "find_node", lambda: ([str(bad)], dict(os.environ)))
    with pytest.raises(Failed, match="run build"):
        client.build()
    monkeypatch.setattr(downloads, "find_node", good)
    client.build()
    assert calls(project) == BUILT


@POSIX
def test_the_client_is_checked_with_what_is_installed(project: Path) -> None:
    dev.web_test([])
    assert calls(project) == ["ci --no-audit", "run check", "run test"]


@POSIX
def test_the_client_is_linted_where_it_has_a_linter(project: Path) -> None:
    write(project / "web/package.json", '{"scripts": {"lint": "some-linter"}}')
    dev.web_test([])
    assert calls(project) == ["ci --no-audit", "run lint", "run check", "run test"]


@POSIX
@pytest.mark.parametrize(
    ("changed", "words"),
    [
        (["web/src/main.ts"], "exec -- vitest related --run --passWithNoTests src/main.ts"),
        (["web/src/main.ts", "web/src/deleted.ts"], "exec -- vitest related --run --passWithNoTests src/main.ts"),
        (["web/src/deleted.ts"], "run test"),
        (["web/src/main.ts", "web/package-lock.json"], "run test"),
        (["src/lamster/locale/en.ftl"], "run test"),
    ],
)
def test_changed_files_select_tests_of_the_client(project: Path, changed: list[str], words: str) -> None:
    client.run_tests(changed)
    assert (project / "last-call").read_text(encoding="utf-8").strip() == words


# What changed.

ALWAYS = {"tests/kernel", "tests/test_imports.py", "tests/test_layout.py"}


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/lamster/kernel/pile.py", {"tests/games"}),
        (
            "src/lamster/games/outrun/rules/running.py",
            {"tests/games/outrun", "tests/games/test_golden.py", "tests/test_text.py"},
        ),
        ("src/lamster/tables/room/bots.py", {"tests/tables/room"}),
        ("src/lamster/tables/clock.py", {"tests/tables"}),
        ("src/lamster/text.py", {"tests/test_text.py"}),
        ("src/lamster/cli.py", {"tests/test_cli.py"}),
        ("tests/test_text.py", {"tests/test_text.py"}),
        ("tests/tables/reading_here.py", {"tests/tables"}),
        ("tests/kernel/test_pile.py", set()),
        ("tests/browser/pages.py", set()),
        ("tests/browser/test_pages.py", set()),
        ("tests/server/running.py", set()),
        ("devtools/changes.py", {"tests/test_dev.py"}),
        ("docs/speed.md", {"tests/test_docs.py", "tests/test_wording.py"}),
        ("web/src/main.ts", set()),
        (".editorconfig", set()),
    ],
)
def test_a_changed_file_selects_tests(file: str, tests: set[str]) -> None:
    assert set(changes.select([file]).tests) == ALWAYS | tests


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project whose tests of servers are slow."""
    sources = {
        "tests/kernel/test_a.py": "",
        "tests/test_imports.py": "",
        "tests/test_layout.py": "",
        "tests/toys.py": "",
        "tests/test_toys.py": "from tests.toys import a_toy",
        "tests/server/test_named.py": "",
        "tests/server/test_import.py": "from lamster.server.named import something",
        "tests/server/test_import_of_module.py": "from lamster.server import other, named",
        "tests/server/test_other.py": "from lamster.server.named_otherwise import something",
        "tests/lab/test_import.py": "import lamster.server.named",
    }
    for name, text in sources.items():
        write(tmp_path / name, text)
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    return tmp_path


def test_of_slow_tests_only_those_about_the_changed_module_are_selected(checkout: Path) -> None:
    expected = {f"tests/server/test_{name}.py" for name in ("named", "import", "import_of_module")}
    assert set(changes.select(["src/lamster/server/named.py"]).tests) == ALWAYS | expected


def test_a_common_helper_selects_the_tests_that_import_it(checkout: Path) -> None:
    assert set(changes.select(["tests/toys.py"]).tests) == ALWAYS | {"tests/test_toys.py"}


def test_a_deleted_test_is_not_selected(checkout: Path) -> None:
    assert set(changes.select(["tests/lab/test_import.py", "tests/lab/test_gone.py"]).tests) == ALWAYS | {
        "tests/lab/test_import.py"
    }


@pytest.mark.parametrize(
    ("file", "is_of_client"),
    [
        ("web/src/shared/board/Map.svelte", True),
        ("web/package.json", True),
        ("src/lamster/games/outrun/locale/en.ftl", True),
        ("web/make_contract.py", False),
        ("src/lamster/text.py", False),
    ],
)
def test_files_of_the_client_are_told_from_others(file: str, is_of_client: bool) -> None:
    assert changes.select([file]).client == ((file,) if is_of_client else ())


def test_every_path_of_the_map_exists() -> None:
    """So that a test file which moves is not silently left out."""
    assert all((ROOT / start).exists() for start in changes.ELSEWHERE)
    wanted = {test for tests in changes.ELSEWHERE.values() for test in tests} | {changes.NEVER, *changes.ALWAYS}
    assert [test for test in sorted(wanted) if not (ROOT / test).exists()] == []
    assert [folder for folder in changes.SLOW if not (ROOT / folder).is_dir()] == []


def git(folder: Path, *words: str) -> None:
    name = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.com", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *name, *words], cwd=folder, check=True, capture_output=True)


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_changes_are_those_since_the_branch_began(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert changes.changed_files() is None, "no checkout"
    git(tmp_path, "init", "-q", "-b", "main")
    for name in ("same.py", "changed.py", "deleted.py", ".gitignore"):
        write(tmp_path / name, "ignored.py" if name == ".gitignore" else name)
    git(tmp_path, "add", "-A")
    git(tmp_path, "commit", "-qm", "First")
    assert changes.changed_files() == []
    git(tmp_path, "switch", "-qc", "work")
    write(tmp_path / "changed.py", "changed")
    (tmp_path / "deleted.py").unlink()
    git(tmp_path, "commit", "-qam", "Second")
    write(tmp_path / "new.py", "new")
    write(tmp_path / "ignored.py", "ignored")
    assert changes.changed_files() == ["changed.py", "deleted.py", "new.py"]


# Two commands at a time.


@pytest.fixture
def other_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A dev.py of the test in place of the real one."""
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    return tmp_path / "dev.py"


def test_a_command_in_the_background_is_waited_for(other_command: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(other_command, "import sys; print('hello', sys.argv[1:])")
    with dev.in_background("some-command", "argument"):
        print("body")
    assert capsys.readouterr().out.split("\n") == ["body", "hello ['some-command', 'argument']", ""]


def test_a_command_that_fails_in_the_background_is_a_failure(other_command: Path) -> None:
    write(other_command, "raise SystemExit(3)")
    with pytest.raises(Failed, match="some-command ended with exit code 3"), dev.in_background("some-command"):
        pass


@POSIX
def test_a_command_in_the_background_is_stopped_on_failure(other_command: Path) -> None:
    write(other_command, "import time; time.sleep(60)")
    started = time.monotonic()
    with pytest.raises(Failed, match="body"), dev.in_background("some-command"):
        raise Failed("body")
    assert time.monotonic() - started < 30


class BecameAnother(BaseException):
    """In place of this process, a program was started."""


@POSIX
def test_play_builds_the_client_and_becomes_the_server(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def become(_: Path, words: list[str]) -> None:
        raise BecameAnother(Path(words[0]).name, *words[1:])

    monkeypatch.setattr(dev, "ensure_venv", lambda: None)
    monkeypatch.setattr(os, "execv", become)
    with pytest.raises(BecameAnother) as became:
        dev.play(["--port", "8200"])
    assert became.value.args == ("lamster", "serve", "--port", "8200")
    assert calls(project) == ["ci --no-audit", "run build"]


# The wheel.

PAGE = "<!doctype html>"


@pytest.fixture
def small_package(tmp_path: Path) -> Path:
    """The project with hardly any source in it, so that it is built in a moment."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "src/lamster/__init__.py"):
        write(tmp_path / name, (ROOT / name).read_text(encoding="utf-8"))
    return tmp_path


def build(package: Path, *, without_client: bool = False) -> subprocess.CompletedProcess[str]:
    """Source archive and wheel, the wheel from the archive, with the build tools that are installed."""
    env = {**os.environ, "LAMSTER_COMPILE": "0", "LAMSTER_WITHOUT_CLIENT": "1" if without_client else ""}
    command = [sys.executable, "-m", "build", "--no-isolation", "--skip-dependency-check", str(package)]
    return subprocess.run(command, env=env, check=False, capture_output=True, text=True, cwd=package)


def test_archive_and_wheel_carry_the_client(small_package: Path) -> None:
    write(small_package / hatch_build.CLIENT, PAGE)
    write(small_package / "src/lamster/server/static/assets/main.js", "")
    ran = build(small_package)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    [wheel], [archive] = (small_package / "dist").glob("*.whl"), (small_package / "dist").glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as file:
        assert file.read("lamster/server/static/index.html").decode() == PAGE
        assert "lamster/server/static/assets/main.js" in file.namelist()
    with tarfile.open(archive) as packed:
        assert any(name.endswith(hatch_build.CLIENT) for name in packed.getnames())


def test_no_wheel_goes_without_client_unless_somebody_says_so(small_package: Path) -> None:
    ran = build(small_package)
    assert ran.returncode != 0
    assert "python dev.py web" in ran.stdout + ran.stderr
    assert not list((small_package / "dist").glob("*.whl"))
    ran = build(small_package, without_client=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert list((small_package / "dist").glob("*.whl"))


def test_the_build_hook_and_dev_py_mean_the_same_client() -> None:
    assert ROOT / hatch_build.CLIENT == paths.WEB_BUILT / "index.html"


def test_all_tests_on_ray_are_run_where_ray_is() -> None:
    assert [str(path.relative_to(ROOT)) for path in sorted(ROOT.glob("tests/**/test_ray*.py"))] == sorted(dev.RAY_TESTS)
