"""The program to prove."""
import pathlib
import subprocess

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent


def program_path(kind="--release"):
    """Returns the path of the program that `STUBBLE` names, or of a new build."""
    return subprocess.run([SCRIPTS / "built-stubble", kind], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
