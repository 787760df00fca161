"""dev.py: which programs it finds, what it repeats only after a change, and what a wheel must hold."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import dev
import hatch_build
from devtools import client, downloads, machine, paths
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
    assert script.index("export LAMSTER_NEED_BROWSER=1") < script.index("make test")


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


# The web client.


@pytest.fixture
def project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A small project whose client is built by an npm of our own, which writes down how it was called."""
    for name in ("web/package-lock.json", "web/src/main.ts", "web/tests/main.test.ts", "src/lamster/locale/en.ftl"):
        write(tmp_path / name, name)
    build = tmp_path / "src/lamster/server/static"
    npm = f'echo "$1 $2" >>"{tmp_path}/calls"\nmkdir -p node_modules "{build}"\necho built >"{build}/index.html"'
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
def test_the_tests_of_the_client_are_run_on_a_built_one(project: Path) -> None:
    dev.test_client()
    assert calls(project) == ["ci --no-audit", "run build", "run check", "run test"]


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
