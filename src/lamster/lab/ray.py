"""A crew of Ray workers: on this machine, or on all machines of a cluster. Ray is an extra."""

import logging
import os
import re
import secrets
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Generic, TypeVar

from lamster.kernel.decision import Refusal
from lamster.lab.parallel import Bundle, Done, Gone, Play, work

T = TypeVar("T")
OWN = "local"
"""What Ray calls one that is started for us alone."""
HOST = r"(?:[\w.-]+|\[[0-9a-fA-F:]+\]):\d{1,5}"
ADDRESS = re.compile(rf"ray(?::(?P<node>auto|{HOST})|(?P<client>://{HOST}))?")
NOT_THERE = ("No module named", "Can't get attribute", "failed to import")
"""What Python and Ray say where a program is missing, or is another version."""
FORMS = "ray, ray:auto, ray:HOST:PORT or ray://HOST:PORT"


def address_of(on: str) -> str:
    """Where Ray is, as Ray itself puts it; a Refusal says what can be said."""
    found = ADDRESS.fullmatch(on)
    if found is None:
        raise Refusal(f"--on cannot be {on!r}: it is {FORMS}")
    return on if found["client"] else found["node"] or OWN


def check_on(on: str) -> None:
    """Say what is wrong with a place to work before anything is begun."""
    if on:
        address_of(on)
        if find_spec("ray") is None:
            raise Refusal(f'--on {on} needs Ray, which is not installed: pip install "ray[client]"')


class RayCrew(Generic[T]):
    """Hands bundles to Ray and retries nothing itself: what is lost is told."""

    def __init__(self, play: Play[T], jobs: int, on: str) -> None:
        check_on(on)
        self.play = play
        self.on = on
        self.doing: dict[Any, Bundle] = {}
        self.folder = ""
        self.ray = self.connected(address_of(on), jobs)
        self.work = self.ray.remote(max_retries=0, num_cpus=1, scheduling_strategy="SPREAD")(work)
        self.room = 2 * max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def connected(self, address: str, jobs: int) -> Any:
        """The module `ray`, with a Ray behind it. One that this program has already is used, and left as it is."""
        if address == OWN:
            private()
        # When one bundle fails for good, those under way are of no interest any more.
        os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")
        import ray

        self.ours = not ray.is_initialized()
        if self.ours:
            self.connect(ray, address, jobs)
        elif address != OWN:
            raise Refusal(f"this program is connected with a Ray already, so it cannot use {self.on}, too")
        return ray

    def connect(self, ray: Any, address: str, jobs: int) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if address == OWN:
                self.folder = tempfile.mkdtemp(prefix="lamster-")
                ray.init(OWN, num_cpus=jobs, include_dashboard=False, _temp_dir=self.folder, **quiet)
            else:
                ray.init(address, **quiet)
        except (ConnectionError, TimeoutError, RuntimeError, ValueError) as problem:
            ray.shutdown()
            self.tidy()
            raise Refusal(f"no Ray answers to --on {self.on}: {first_line(problem)}") from None

    def give(self, bundle: Bundle) -> None:
        with self.line():
            self.doing[self.work.remote(self.play, bundle)] = bundle

    def take(self) -> list[tuple[Bundle, Done[T] | None]]:
        with self.line():
            ready, _ = self.ray.wait(list(self.doing), num_returns=1)
            return [(self.doing.pop(ref), self.done_of(ref)) for ref in ready]

    @contextmanager
    def line(self) -> Iterator[None]:
        """A connection that may break."""
        try:
            yield
        except ConnectionError as problem:
            raise Gone(f"the connection with {self.on} broke ({first_line(problem)})") from None

    def done_of(self, ref: Any) -> Done[T] | None:
        """Nothing where a worker or a machine was lost; what the work itself raised goes on its way."""
        try:
            done: Done[T] = self.ray.get(ref)
        except self.ray.exceptions.RayTaskError as error:
            raise self.meant(error.cause) from None
        except self.ray.exceptions.RayError:
            return None
        return done

    def meant(self, problem: Exception) -> Exception:
        """What does not so much as load there is not the fault of the games."""
        if any(sign in str(problem) for sign in NOT_THERE):
            return Refusal(f"a worker of {self.on} cannot play: the same lamster must be installed on every machine")
        return problem

    def close(self) -> None:
        if self.ours:
            self.ray.shutdown()
        self.tidy()

    def tidy(self) -> None:
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)


def private() -> None:
    """A Ray of our own listens to the network: only who knows a secret of this process may use it. It tells nobody.

    Ray reads its settings when it is loaded, so where it is loaded already it stays as it is.
    """
    if "ray" not in sys.modules and "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")


def first_line(problem: Exception) -> str:
    return (str(problem).strip() or type(problem).__name__).splitlines()[0]
