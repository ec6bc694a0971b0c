"""``python -m vikingtable``: the same as the command ``vikingtable``."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()
    from vikingtable.cli import main

    sys.exit(main())
