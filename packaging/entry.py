"""Where an installed package starts: the worker processes of the computer players begin here too."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    # Before all else: in a worker this call runs the worker and does not come back.
    freeze_support()
    from vikingtable.cli import main

    sys.exit(main())
