"""The examples, and what they reach."""

import runpy
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"


def loaded(name):
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_first_result_is_the_one_on_the_page():
    page = (EXAMPLES.parents[2] / "docs" / "python.md").read_text()
    code = (EXAMPLES / "first_result.py").read_text()
    for line in code.splitlines()[2:]:
        assert line in page
    said = subprocess.run(
        [sys.executable, EXAMPLES / "first_result.py"], capture_output=True, text=True, check=True
    )
    assert said.stdout.endswith(" points\n")


def test_random_play():
    assert 60 < loaded("random_play")["main"](500) < 110


def test_compare():
    assert loaded("compare")["main"]("greedy", "random", 20) > 20
