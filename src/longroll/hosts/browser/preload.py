"""What Python has loaded when its memory is kept for later visits (`page/site/snapshotWorker.ts`): all that a
board needs."""

import gc

from longroll.games import TITLES, load

for title in TITLES:
    load(title)
gc.collect()
