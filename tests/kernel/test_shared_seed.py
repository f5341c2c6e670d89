from hashlib import sha256

import pytest

from longroll import LongrollError, Match
from longroll.kernel.journal import loads
from longroll.kernel.shared_seed import (
    Share,
    ShareDiffers,
    commit,
    contributions,
    join,
    new_share,
    verify,
)

SHARES = {"server": "a" * 32, "union": "b" * 64, "confederate": "0123456789abcdef" * 2}
OTHER = "c" * 32


def played() -> Match:
    match = Match.new("house-divided", shares=SHARES)
    match.play(["march washington", "take u1", "go washington=baltimore", "done", "end", "muster"])
    return match


def journal() -> str:
    return played().journal.dumps()


def test_shares_are_random_and_long_enough() -> None:
    assert len({new_share() for _ in range(50)}) == 50
    assert len(bytes.fromhex(new_share())) >= 16


def test_a_commitment_and_a_seed_are_what_the_notation_says() -> None:
    share = "0" * 32
    assert commit(share) == sha256(b"longroll-share:" + share.encode()).hexdigest()
    text = f"longroll-seed:1={share}:2={OTHER}"
    assert join([share, OTHER]) == sha256(text.encode()).hexdigest()


def test_the_seed_depends_on_every_share_and_on_their_order() -> None:
    one, two, three = SHARES.values()
    seeds = {join(shares) for shares in ([one, two, three], [one, three, two], [one, two, OTHER], [one, two])}
    assert len(seeds) == 4


@pytest.mark.parametrize("share", ["", "b" * 31, "b" * 129, "B" * 32, "g" * 32, "b" * 32 + "\n", "\u0661" * 32])
def test_what_is_no_share_is_refused(share: str) -> None:
    with pytest.raises(LongrollError, match="not a share"):
        commit(share)
    with pytest.raises(LongrollError, match="not a share"):
        join([share, OTHER])


@pytest.mark.parametrize("labels", [["server"], ["Union", "server"], ["a b", "server"], ["", "server"]])
def test_who_cannot_contribute_is_refused(labels: list[str]) -> None:
    with pytest.raises(LongrollError, match="contribut"):
        contributions(dict.fromkeys(labels, OTHER))


def test_one_share_is_not_a_shared_seed() -> None:
    with pytest.raises(LongrollError, match="two shares"):
        join([OTHER])


def test_verification_names_whose_share_is_wrong() -> None:
    shares, seed = contributions(SHARES), join(list(SHARES.values()))
    verify(shares, seed)
    wrong = [share._replace(share=OTHER) if share.label == "union" else share for share in shares]
    with pytest.raises(ShareDiffers, match="share of union: it is not the one") as caught:
        verify(wrong, seed)
    assert caught.value.label == "union"
    with pytest.raises(ShareDiffers, match="share of server: it is missing"):
        verify([shares[0]._replace(share=""), *shares[1:]], seed)
    with pytest.raises(ShareDiffers, match="do not give the seed"):
        verify([shares[1], shares[0], shares[2]], seed)


def test_a_match_with_shares_has_their_seed_and_nobody_chose_it() -> None:
    header = played().header
    assert header.seed == join(list(SHARES.values()))
    assert not header.seed_chosen
    assert [share.label for share in header.shares] == list(SHARES)
    assert all(share.commitment == commit(share.share) for share in header.shares)


def test_a_match_has_a_seed_or_shares() -> None:
    with pytest.raises(LongrollError, match="not both"):
        Match.new("house-divided", seed=1861, shares=SHARES)


def test_a_journal_with_shares_reads_back_to_itself_and_replays() -> None:
    match, text = played(), journal()
    assert loads(text).dumps() == text
    again = Match.replay(text)
    assert again.hash == match.hash
    assert again.header.shares == match.header.shares


def test_a_sealed_journal_has_commitments_only() -> None:
    match = played()
    text = match.sealed_journal().dumps()
    assert "\nshare-commitments server=" in text
    assert not any(share in text for share in SHARES.values())
    again = Match.replay(text)
    assert again.hash == match.hash
    assert again.header.shares == tuple(Share(label, commit(share)) for label, share in SHARES.items())
    assert again.journal.dumps() == text


def test_a_journal_without_shares_has_no_line_about_them() -> None:
    assert "share" not in Match.new("house-divided", seed=1861).journal.dumps()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (f"union={SHARES['union']}", f"union={OTHER}", "share of union: it is not the one"),
        (
            f"server={SHARES['server']} union={SHARES['union']}",
            f"server={SHARES['union']} union={SHARES['server']}",
            "share of server: it is not the one",
        ),
        (f" union={SHARES['union']}", "", "share of union: it is missing"),
        (f"union={commit(SHARES['union'])}", f"union={commit(OTHER)}", "share of union: it is not the one"),
        (f"union={commit(SHARES['union'])}", "union=12", "not the commitment of a share"),
        (f" union={commit(SHARES['union'])}", "", "a share without a commitment"),
        (f"union={SHARES['union']}", f"union={SHARES['union']} union={OTHER}", "there twice"),
        (f"union={SHARES['union']}", "union=xyz", "not a share"),
        (
            f"confederate={commit(SHARES['confederate'])}\n",
            f"confederate={commit(SHARES['confederate'])} third={commit(OTHER)}\n",
            "share of third: it is missing",
        ),
    ],
)
def test_a_tampered_journal_says_what_is_wrong(old: str, new: str, complaint: str) -> None:
    text = journal()
    assert text.count(old) == 1
    with pytest.raises(LongrollError, match=complaint) as caught:
        Match.replay(text.replace(old, new))
    assert "\n" not in str(caught.value)


def test_shares_in_another_order_do_not_give_the_seed() -> None:
    """Each of them is the one that was committed to."""
    server, union = (f"{label}={commit(SHARES[label])}" for label in ("server", "union"))
    text = journal()
    assert f"{server} {union}" in text
    with pytest.raises(ShareDiffers, match="do not give the seed"):
        Match.replay(text.replace(f"{server} {union}", f"{union} {server}"))


def test_another_seed_with_its_own_commitment_is_found_out_by_the_shares() -> None:
    match = played()
    other = Match.new("house-divided", seed="7")
    text = journal().replace(match.header.seed, "7").replace(match.header.commitment, other.header.commitment)
    with pytest.raises(ShareDiffers, match="do not give the seed"):
        Match.replay(text)


def test_shares_are_not_told_without_the_seed() -> None:
    sealed = played().sealed_journal().dumps()
    told = " ".join(f"{label}={share}" for label, share in SHARES.items())
    with pytest.raises(LongrollError, match="without the seed"):
        Match.replay(sealed.replace("\nshare-commitments", f"\nshares {told}\nshare-commitments"))
