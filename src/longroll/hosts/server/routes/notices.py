"""What I am told when I do not look at the page, and where. At home there is nobody to tell."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from starlette.responses import RedirectResponse, Response

from longroll.hosts.server.callers import caller_of
from longroll.hosts.server.routes.common import ERRORS, answer
from longroll.hosts.server.schemas import notices as schemas
from longroll.service.errors import missing
from longroll.service.notices.addresses import Addresses
from longroll.service.notices.gate import NoticeGate
from longroll.service.notices.settings import NoticeSettings

router = APIRouter(prefix="/api/notices")


async def open_notice_gate(request: Request) -> NoticeGate:
    addresses: Addresses | None = request.app.state.notices
    if addresses is None:
        raise missing("server-nothing-here")
    return NoticeGate(caller_of(request.scope), addresses)


NoticesHere = Annotated[NoticeGate, Depends(open_notice_gate)]
LinkToken = Annotated[str, Path(pattern="^[A-Za-z0-9_.-]{1,1000}$")]
WebhookId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]


@router.get("", response_model=schemas.NoticeState, responses=ERRORS)
async def show_notices(notices: NoticesHere) -> Response:
    return answer(await notices.show())


@router.put("", response_model=schemas.NoticeState, responses=ERRORS)
async def set_notices(notices: NoticesHere, asked: schemas.NewNoticeSettings) -> Response:
    """What is not mentioned in `chosen` is told in no way."""
    chosen: dict[str, tuple[str, ...]] = {event: tuple(dict.fromkeys(ways)) for event, ways in asked.chosen.items()}
    settings = NoticeSettings(
        quiet_from=asked.quiet_from,
        quiet_until=asked.quiet_until,
        mail=asked.mail,
        digest_at=asked.digest_at,
        chosen=chosen,
    )
    await notices.set_settings(settings)
    return answer(await notices.show())


@router.put("/language", status_code=204, response_class=Response, responses=ERRORS)
async def set_language(notices: NoticesHere, asked: schemas.NewNoticeLanguage) -> Response:
    """The language of my page, and its time zone."""
    await notices.set_language(asked.language, asked.zone)
    return Response(status_code=204)


@router.post("/push", status_code=204, response_class=Response, responses=ERRORS)
async def subscribe(notices: NoticesHere, asked: schemas.NewSubscription) -> Response:
    """Send pushes to this browser."""
    await notices.subscribe(asked.endpoint, asked.p256dh, asked.auth)
    return Response(status_code=204)


@router.delete("/push", status_code=204, response_class=Response, responses=ERRORS)
async def unsubscribe(notices: NoticesHere, asked: schemas.OldSubscription) -> Response:
    await notices.unsubscribe(asked.endpoint)
    return Response(status_code=204)


@router.post("/mail", status_code=204, response_class=Response, responses=ERRORS)
async def ask_to_confirm(notices: NoticesHere) -> Response:
    """Send a link to the address of my account. Before it is used no other mail is sent."""
    await notices.ask_to_confirm()
    return Response(status_code=204)


@router.post("/mail/confirm", status_code=204, response_class=Response, responses=ERRORS)
async def confirm(notices: NoticesHere, asked: schemas.NewConfirmation) -> Response:
    """With the token of that link; nobody has to sign in."""
    await notices.confirm(asked.token)
    return Response(status_code=204)


@router.get("/unsubscribe/{token}", status_code=303, response_class=Response, responses=ERRORS)
async def show_unsubscribe(notices: NoticesHere, token: LinkToken) -> Response:
    """To the page that asks: programs that look at the links of a mail change nothing."""
    del notices
    return RedirectResponse(f"/#/unsubscribe/{token}", 303)


@router.post("/unsubscribe/{token}", status_code=204, response_class=Response, responses=ERRORS)
async def stop_mails(notices: NoticesHere, token: LinkToken) -> Response:
    """No more mails (RFC 8058); nobody has to sign in."""
    await notices.stop_mails(token)
    return Response(status_code=204)


@router.post("/webhooks", status_code=201, response_model=schemas.NoticeState, responses=ERRORS)
async def add_webhook(notices: NoticesHere, asked: schemas.NewWebhook) -> Response:
    await notices.add_webhook(asked.url)
    return answer(await notices.show(), 201)


@router.delete("/webhooks/{webhook}", response_model=schemas.NoticeState, responses=ERRORS)
async def remove_webhook(notices: NoticesHere, webhook: WebhookId) -> Response:
    await notices.remove_webhook(webhook)
    return answer(await notices.show())
