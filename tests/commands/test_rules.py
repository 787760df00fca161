"""`lamster rules`: rules by ID, by section and by words."""

import re

from tests.command_runner import CommandRunner


def test_rules_by_id_section_and_words(run: CommandRunner) -> None:
    assert run("rules", "on-the-lam", "t3").out == run("rules", "on-the-lam", "OTL-T3").out
    assert run("rules", "on-the-lam", "OTL-T3").out.startswith("OTL-T3  Police Station closed\n")
    assert run("rules", "on-the-lam", "OTL-T3", "--language", "nl").out.startswith("OTL-T3  ")
    assert run("rules", "on-the-lam", "G").out.startswith("Meetings\nOTL-G1  ")
    section = re.findall(r"^OTL-\w+", run("rules", "on-the-lam", "G").out, re.MULTILINE)
    assert section == ["OTL-G1", "OTL-G2", "OTL-G3", "OTL-G4"]
    found = run("rules", "on-the-lam", "Mob", "discard").out
    assert "OTL-EX6" in found
    everything = run("rules", "on-the-lam").out
    assert len(re.findall(r"^OTL-", everything, re.MULTILINE)) > 140
    assert run("rules", "on-the-lam", "xyzzy") == (1, "No rule contains all of this: xyzzy\n", "")
