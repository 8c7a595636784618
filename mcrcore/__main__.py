"""``python -m mcrcore``, the same program as the ``mcrcore`` command."""

import sys

from mcrcore.cli import main

if __name__ == "__main__":
    sys.exit(main())
