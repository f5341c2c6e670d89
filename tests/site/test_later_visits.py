"""Later visits: the site and the memory of Python are there already."""

from tests.browser.random_clicker import RandomClicker
from tests.site.static_server import StaticServer
from tests.site.visitors import Visitor, Visitors

# Zeros of the same length in place of what is kept.
SPOIL = """async () => {
  const cache = await caches.open("longroll-memory");
  const [request] = await cache.keys();
  const kept = await cache.match(request);
  const {byteLength} = await kept.arrayBuffer();
  await cache.put(request, new Response(new Uint8Array(byteLength), {headers: kept.headers}));
}"""
SNAPSHOTS = "async () => (await (await caches.open('longroll-memory')).keys()).length"
MARKS = "() => performance.getEntriesByType('mark').map((one) => one.name)"


def how_python_began(visitor: Visitor, worker: str) -> list[str]:
    """In a worker of the page."""
    running = next(one for one in visitor.page.workers if worker in one.url)
    marks: list[str] = running.evaluate(MARKS)
    return marks


def play(me: Visitor) -> None:
    match = me.server.begin(confederate="militia")
    me.player.open(match)
    clicker = RandomClicker(me.player, me.server, match, 1861)
    while "confederate" not in {entry["seat"] for entry in me.server.log(match)}:
        me.wait_for_choice()
        clicker.act()


def test_later_visits_need_no_server_and_begin_with_the_memory_of_the_first(
    visitors: Visitors, files: StaticServer
) -> None:
    first = visitors.open()
    visitors.keep(first)
    visitors.remember(first)
    assert how_python_began(first, "hostWorker") == ["python-started"]
    first.page.close()
    files.up = False
    me = visitors.open()
    play(me)
    assert how_python_began(me, "hostWorker") == ["python-restored"]
    assert how_python_began(me, "thinkWorker") == ["python-restored"]
    # what is damaged is thrown away, and Python starts without it
    me.page.evaluate(SPOIL)
    before = me.player.look()
    me.page.reload()
    me.player.settle()
    assert me.player.look() == before
    assert how_python_began(me, "hostWorker") == ["python-started"]
    assert me.page.evaluate(SNAPSHOTS) == 0
