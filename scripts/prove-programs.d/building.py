"""The program to prove."""
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def program_path():
    """Returns the path of the program that `STUBBLE` names, or of a new build."""
    if os.environ.get("STUBBLE"): return str(pathlib.Path(os.environ["STUBBLE"]).resolve())
    build = ["swift", "build", "-c", "release", "--package-path", str(ROOT)]
    subprocess.run([*build, "--product", "stubble"], check=True, stdout=sys.stderr)
    return subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip() + "/stubble"
