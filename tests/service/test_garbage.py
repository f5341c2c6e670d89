"""An action leaves no reference cycles behind: the garbage collector would stop the server for them."""

import gc

from longroll.service.edits import LiveEdit
from longroll.service.published import Published
from tests.service.helpers import Bench, run


def alive() -> list[object]:
    return [one for one in gc.get_objects() if isinstance(one, LiveEdit | Published)]


def test_an_action_leaves_no_cycles() -> None:
    async def scenario(bench: Bench) -> None:
        published = await bench.create()
        gc.collect()
        before = len(alive())  # what other tests of this process still hold
        gc.disable()
        try:
            for _ in range(20):
                published = await bench.play(published, "march washington", client="page")
                published = await bench.undo(published)
            left = len(alive())
        finally:
            gc.enable()
        assert left - before < 5

    run(scenario)
