"""A small balance report: two settings with 16 games each."""

from pathlib import Path

from lamster.lab.report.counts import Sums
from lamster.lab.report.files import write
from lamster.lab.report.findings import findings
from lamster.lab.report.spec import ReportSpec
from lamster.lab.report.text import ReportText

SPEC = ReportSpec("on-the-lam", ("thumb", "random"), 16, "run", {"round_limit": 4}, (("skill_die", ("d6", "d10")),))


def report_files(out: Path, sums: list[Sums], language: str = "en") -> dict[str, bytes]:
    """All files of the report but the batches, by name."""
    paths = write(out, ReportText(SPEC, language), findings(SPEC, sums))
    return {path.relative_to(out.parent).as_posix(): path.read_bytes() for path in paths}
