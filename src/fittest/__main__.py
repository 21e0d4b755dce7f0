"""`python -m fittest`."""

import sys

from fittest.cli import main

sys.exit(main())
