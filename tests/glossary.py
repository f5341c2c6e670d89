"""The words that the catalogues do not use, by system and language: docs/glossary.md says what is used instead."""

from typing import Final, NamedTuple


class Banned(NamedTuple):
    """A pattern that must not occur, and the word to use. `except_in` are keys that may explain the other word."""

    pattern: str
    instead: str
    except_in: tuple[str, ...] = ()


COMMON: Final[dict[str, list[Banned]]] = {
    "en": [
        Banned(r"\bhonest dice", "verifiable dice"),
        Banned(r"\blit\b", "highlighted"),
        Banned(r"has the word", "is acting"),
        Banned(r"\bfor ever\b", "permanently"),
        Banned(r"[Mm]oves of others", "opponent speed"),
        Banned(r"\brailways?\b", "railroad"),
    ],
    "fr": [
        Banned(r"[ée]clairée?s?\b", "en surbrillance"),
        Banned(r"[Dd]és honnêtes", "dés vérifiables"),
        Banned(r"[Rr]egard en arrière", "relecture"),
        Banned(r"[Jj]oueurs? ordinateurs?", "joueur virtuel"),
    ],
    "es": [
        Banned(r"iluminad", "resaltado"),
        Banned(r"[Dd]ados honrados", "dados verificables"),
        Banned(r"[Mm]irada atrás", "repetición"),
        Banned(r"\bfichero", "archivo"),
        Banned(r"\blote\b", "paquete"),
        Banned(r"[Jj]ugador(es)? del ordenador", "jugador virtual"),
        Banned(r"[Pp]artidas? con puntuación", "partida clasificada"),
        Banned(r"[Ii]nténtalo", "usted: inténtelo"),
        Banned(r"[Aa]dversario", "rival"),
        Banned(r"\b[Bb]orra(r|d[ao]s?)\b", "eliminar"),
    ],
    "it": [
        Banned(r"illuminat", "evidenziato"),
        Banned(r"[Dd]adi onesti", "dadi verificabili"),
        Banned(r"[Ss]guardo indietro", "replay"),
        Banned(r"tavoliere", "plancia"),
        Banned(r"\bperdut", "perso"),
        Banned(r"\bcircolo\b", "club"),
        Banned(r"basi? di dati", "database"),
        Banned(r"[Gg]iocator[ei] computer", "giocatore virtuale"),
        Banned(r"[Cc]liccate", "fate clic"),
    ],
}

PAGE: Final[dict[str, list[Banned]]] = {
    "en": [],
    "fr": [
        Banned(r"^Replier", "masquer"),
        Banned(r"\b[Rr]epri(s|se|ses)\b|\b[Rr]eprendre\b", "annuler le coup", ("console-loaded",)),
    ],
    "es": [Banned(r"[Ee]lecci(ón|ones)\b", "opción")],
    "it": [Banned(r"^Ripiega", "nascondi"), Banned(r"\b(Scegli|Prendi|Passa|Scrivi)\b", "voi: scegliete, prendete…")],
}

HOUSE_DIVIDED: Final[dict[str, list[Banned]]] = {
    "en": [Banned(r"[Rr]ecruiting cit", "recruitment city"), Banned(r"army maximum", "maximum army size")],
    "fr": [
        Banned(r"\b[Mm]arch(e|es|er|é|és|ée|ées|ent|ant)\b", "déplacement, se déplacer", ("marches-left",)),
        Banned(r"[Uu]nion novice", "joueur débutant"),
        Banned(r"[Pp]artie courte", "jeu court"),
        Banned(r"mouvements? par mer", "déplacement naval"),
        Banned(r"\bfleuves?\b|fluvial", "rivière"),
        Banned(r"\bbat(tre|tent|tu)? en retraite", "faire retraite"),
    ],
    "es": [
        Banned(r"\batrincher", "acantonarse", ("rule-AHD-4_2_5-a",)),
        Banned(r"máximo del ejército", "tamaño máximo de ejército"),
        Banned(r"\bnovat[ao]", "principiante"),
        Banned(r"[Pp]artida corta", "juego corto"),
        Banned(r"ferrocarril(es)? amigos?", "línea ferroviaria aliada"),
        Banned(r"aguas (abajo|arriba)", "río abajo, río arriba"),
        Banned(r"movimientos? por mar", "movimiento naval"),
        Banned(r"saltos? por río", "salto de río"),
        Banned(r"\bcavar\b", "acantonarse"),
    ],
    "it": [Banned(r"unità scelt[ae]", "unità d’élite"), Banned(r"\bScelto\b", "Élite")],
}

FIVE_APRILS: Final[dict[str, list[Banned]]] = {
    "en": [Banned(r"\btalus\b", "slope", ("ruling-A5A-RUL-38",)), Banned(r"\blawful", "legal")],
    "fr": [
        Banned(r"\b[Rr]ecul(er|e|ent|é|és|ée|ées|ez)?\b", "faire retraite"),
        Banned(r"\b[Rr]etraiter\b", "faire retraite"),
        Banned(r"[Pp]artie nulle", "match nul"),
        Banned(r"[Ee]ncercl", "entouré"),
        Banned(r"[Rr]éserve d’artillerie", "artillerie de réserve"),
        Banned(r"[Mm]arqueurs? de (mouvement|combat)\b", "marqueur de phase de mouvement, de combat"),
    ],
    "es": [
        Banned(r"\b[Cc]omprome(t|te|ter|tida)", "empeñar"),
        Banned(r"\b[Rr]etroce", "retirarse"),
        Banned(r"[Bb]rújula", "rosa de retirada"),
        Banned(r"[Aa]rtillería de reserva", "reserva de artillería"),
        Banned(r"de usted\b", "propio"),
    ],
    "it": [
        Banned(r"\b([Uu]na|[Oo]gni|[Ee]ntrambe le|due) part[ei]\b", "fazione"),
        Banned(r"\b[Aa]rretr|[Ii]ndietregg", "ritirarsi"),
        Banned(r"[Aa]rtiglieria di riserva", "riserva di artiglieria"),
        Banned(r"in eccesso(?!\))", "sovraimpilata"),
    ],
}

CIVIL_WAR: Final[dict[str, list[Banned]]] = {
    "en": [
        Banned(r"\b[Rr]ebels?\b", "insurgents, rioters"),
        Banned(r"\b[Rr]ail actions?\b", "Rail Stock"),
        Banned(r"European rating", "European Intervention Rating"),
        Banned(r"\bnaval ratings?\b", "Naval Rating"),
        Banned(r"\bbring back\b", "rally"),
    ],
    "fr": [
        Banned(r"\b[Rr]ebelles?\b", "insurgés, émeutiers"),
        Banned(r"\bespaces?\b", "case"),
        Banned(r"[Gg]randes? batailles?", "bataille majeure"),
        Banned(r"[Ii]ndice européen|niveau européen", "niveau d’intervention européen"),
        Banned(r"actions? de chemin de fer", "action ferroviaire"),
        Banned(r"\b[Rr]écupér", "rallier"),
        Banned(r"Mexico City", "Mexico"),
        Banned(r"\bse retire(nt)?\b(?! de la guerre)", "faire retraite"),
    ],
    "es": [
        Banned(r"\b[Rr]ebeldes?\b", "insurrectos, amotinados"),
        Banned(r"\bjefes?\b", "líder"),
        Banned(r"\b[Vv]alor naval", "índice naval"),
        Banned(r"índice europeo|Índice europeo", "índice de intervención europea"),
        Banned(r"acci(ón|ones) de ferrocarril", "acción ferroviaria"),
        Banned(r"reclutamiento forzoso", "conscripción"),
        Banned(r"\b[Rr]ecuper", "reagrupar"),
        Banned(r"Mexico City", "Ciudad de México"),
        Banned(r"\bMedio\b", "zona intermedia"),
    ],
    "it": [
        Banned(r"\b[Rr]ibell[ei]\b", "insorti, rivoltosi"),
        Banned(r"[Ii]ndic[ei] naval[ei]|[Vv]alor[ei] naval[ei]", "rango navale"),
        Banned(r"[Ii]ndice europeo", "grado di intervento europeo"),
        Banned(r"[Ss]caramucc", "schermaglia"),
        Banned(r"[Gg]rand[ei] battagli[ae]", "battaglia maggiore"),
        Banned(r"are[ae] intermedi[ae]|\bMezzo\b", "area mediana"),
        Banned(r"\bcap[oi]\b|\bgenerali?\b(?! all)", "leader", ("ruling-ACW-R-32",)),
        Banned(r"[Ee]quilibrat", "bilanciato"),
        Banned(r"[Pp]ortabandiera", "portastendardo"),
        Banned(r"armi combinate", "armata mista"),
        Banned(r"\b[Ss]ostegno\b", "supporto"),
        Banned(r"\b[Ee]sercit[oi]\b", "armata"),
        Banned(r"comandante supremo", "comandante globale"),
        Banned(r"comandante sul campo", "comandante in campo"),
        Banned(r"azion[ei] di battaglia", "azione battaglia"),
        Banned(r"[Ff]ase di (cavalleria|artiglieria|fanteria)", "fase della cavalleria…"),
        Banned(r"\bpedin[ae]\b", "pezzo"),
        Banned(r"\b[Ss]chier", "disporre, spiegamento"),
        Banned(r"Mexico City", "Città del Messico"),
    ],
}

BANNED: Final = {
    "common": COMMON,
    "page": PAGE,
    "house_divided": HOUSE_DIVIDED,
    "five_aprils": FIVE_APRILS,
    "american_civil_war": CIVIL_WAR,
}
