"""Rules stay quick to import: nobody reads drawings before one is asked for."""

import subprocess
import sys


def test_importing_ludoteca_reads_no_drawing() -> None:
    program = "import ludoteca, sys; print([name for name in sys.modules if 'drawings' in name or 'fluent' in name])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
