"""A pool of Ray workers, on this machine or on all machines of a cluster. Ray is an optional dependency."""

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
from lamster.lab.parallel import Bundle, BundleResult, PlayPart, PoolUnreachable, run_bundle

T = TypeVar("T")
LOCAL = "local"
"""Ray's address for a new instance that only this process uses."""
HOST = r"(?:[\w.-]+|\[[0-9a-fA-F:]+\]):\d{1,5}"
ADDRESS = re.compile(rf"ray(?::(?P<node>auto|{HOST})|(?P<client>://{HOST}))?")
IMPORT_FAILURES = ("No module named", "Can't get attribute", "failed to import")
"""Parts of the messages of Python and Ray if Lamster is missing on a worker, or is another version."""
FORMS = "ray, ray:auto, ray:HOST:PORT or ray://HOST:PORT"


def address_of(on: str) -> str:
    """The address as Ray expects it. Raises a Refusal that lists the possible forms."""
    found = ADDRESS.fullmatch(on)
    if found is None:
        raise Refusal(f"--on cannot be {on!r}: it is {FORMS}")
    return on if found["client"] else found["node"] or LOCAL


def check_on(on: str) -> None:
    """Raise a Refusal if `--on` is malformed or Ray is not installed; called before the first game."""
    if on:
        address_of(on)
        if find_spec("ray") is None:
            raise Refusal(f'--on {on} needs Ray, which is not installed: pip install "ray[client]"')


class RayPool(Generic[T]):
    """Submits bundles to Ray, without Ray's own retries: `parallel` retries what is lost."""

    def __init__(self, play: PlayPart[T], jobs: int, on: str) -> None:
        check_on(on)
        self.play = play
        self.on = on
        self.running: dict[Any, Bundle] = {}
        self.folder = ""
        self.ray = self.load_ray(address_of(on), jobs)
        self.work = self.ray.remote(max_retries=0, num_cpus=1, scheduling_strategy="SPREAD")(run_bundle)
        self.capacity = 2 * max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def load_ray(self, address: str, jobs: int) -> Any:
        """The module `ray`, connected. If this process is connected already, use that connection and keep it open."""
        if address == LOCAL:
            protect_local_ray()
        # After one bundle has failed for good, Ray need not report errors of the bundles that still run.
        os.environ.setdefault("RAY_IGNORE_UNHANDLED_ERRORS", "1")
        import ray

        self.owns_connection = not ray.is_initialized()
        if self.owns_connection:
            self.connect(ray, address, jobs)
        elif address != LOCAL:
            raise Refusal(f"this program is connected with a Ray already, so it cannot use {self.on}, too")
        return ray

    def connect(self, ray: Any, address: str, jobs: int) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            if address == LOCAL:
                self.folder = tempfile.mkdtemp(prefix="lamster-")
                ray.init(LOCAL, num_cpus=jobs, include_dashboard=False, _temp_dir=self.folder, **quiet)
            else:
                ray.init(address, **quiet)
        except (ConnectionError, TimeoutError, RuntimeError, ValueError) as problem:
            ray.shutdown()
            self.remove_folder()
            raise Refusal(f"no Ray answers to --on {self.on}: {first_line(problem)}") from None

    def submit(self, bundle: Bundle) -> None:
        with self.report_lost_connection():
            self.running[self.work.remote(self.play, bundle)] = bundle

    def collect(self) -> list[tuple[Bundle, BundleResult[T] | None]]:
        with self.report_lost_connection():
            ready, _ = self.ray.wait(list(self.running), num_returns=1)
            return [(self.running.pop(ref), self.result_of(ref)) for ref in ready]

    @contextmanager
    def report_lost_connection(self) -> Iterator[None]:
        try:
            yield
        except ConnectionError as problem:
            raise PoolUnreachable(f"the connection with {self.on} broke ({first_line(problem)})") from None

    def result_of(self, ref: Any) -> BundleResult[T] | None:
        """None if the worker or its machine was lost. Raises what the work itself raised."""
        try:
            result: BundleResult[T] = self.ray.get(ref)
        except self.ray.exceptions.RayTaskError as error:
            raise self.explain(error.cause) from None
        except self.ray.exceptions.RayError:
            return None
        return result

    def explain(self, problem: Exception) -> Exception:
        """A Refusal if the worker could not import our code; otherwise the problem itself."""
        if any(text in str(problem) for text in IMPORT_FAILURES):
            return Refusal(f"a worker of {self.on} cannot play: the same lamster must be installed on every machine")
        return problem

    def close(self) -> None:
        if self.owns_connection:
            self.ray.shutdown()
        self.remove_folder()

    def remove_folder(self) -> None:
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)


def protect_local_ray() -> None:
    """Require a token, known to this process alone, for our local Ray, which listens on the network. Disable telemetry.

    Ray reads these settings when it is imported, so they have no effect if that has already happened.
    """
    if "ray" not in sys.modules and "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")


def first_line(problem: Exception) -> str:
    return (str(problem).strip() or type(problem).__name__).splitlines()[0]
