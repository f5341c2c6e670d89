# Ciò che solo la pagina dice di A House Divided; ciò che si dice ovunque è nel catalogo del gioco.

## Ingresso

picture = Una piccola immagine della mappa
scenario-short-name-campaign = Campagna
scenario-short-name-short = Partita breve
preset-standard = Standard
preset-novice = Unione principiante

## Map

atlantic = Oceano Atlantico
gulf = Golfo del Messico

## Scegliere

which-way = Per quale via a { $box }?
way-by-sea = via mare
way-by = per { $legs ->
    [one] { line }
    [mixed] { line } e { second-line } via { $via }
   *[two] { line } via { $via }
  }
repeat-go = { $count ->
    [one] Anche l’altra a { $box }
   *[other] Anche le altre { $count } a { $box }
  }
repeat-dig = { $count ->
    [one] Anche l’altra si trincera
   *[other] Anche le altre { $count } si trincerano
  }
confirm-go = Vai a { $choice }

## La mappa

board-label = Mappa degli Stati Uniti e della Confederazione
board-box = { $box } ({ $state }): { $holder ->
    [nobody] senza padrone
    [union] controllata dall’Unione
   *[confederate] controllata dalla Confederazione
  }
board-downstream = fiume, a valle
board-river-side = lato fluviale
board-recruits = reclute
board-away = catturata
theatre-east = Est
theatre-west = Ovest
theatre-trans-mississippi = Trans-Mississippi
theatre-coast = Costa
theatre-all = Tutta la mappa

## Battaglia

attacks = attacca
defends = difende
chance = { $value ->
    [0] non può colpire
   *[other] { $percent }%
  }
declared = → { $target }: { chance }
no-unit-left = nessuna unità rimasta

## Lo stato della guerra

calendar = Calendario
armies = Eserciti
threats = Come si vince
event-moved-together = { $names } si muovono verso { way }.
event-sailed-together = { $names } si muovono via mare verso { $box }.
told-moved = { $names }: movimento da { $start } a { way }.
told-sailed = { $names }: movimento via mare da { $start } a { $box }.
told-invaded = { $names }: sbarco a { $box } da { $start }.
told-digging = { $names } a { $box }: comincia a trincerarsi; una seconda marcia completerà il trinceramento.
told-dug = { $names } a { $box }: si trincera.
told-promoted = A { $box } un’unità è promossa: { arm } { rank }.
told-recruited = { $names }: reclutamento a { $box }.
told-reinforced = { $names }: rinforzo a { $box } da { $start }.
told-rode = { $names }: ripiegamento a { $box }.
score-strength = Forza dell’esercito
have-need = { $have } di { $need }
threat-near = vicino
missing = Manca ancora:
order = Ordine di battaglia
order-choose = Scegli
order-choose-at = Scegli { $box }
order-units = { $count ->
    [one] 1 unità
   *[other] { $count } unità
  }
order-empty = Luoghi senza unità ({ $count })

## Regole

sources = Fonti: caselle, linee e numeri seguono le traduzioni pubblicate delle regole e la mappa «Blue vs. Gray» di TripleA. Dedotti da questo progetto dalla geografia, dall’ortografia o dall’aritmetica: lo Stato di ogni casella, alcuni nomi di luoghi, i nomi dei fiumi, quante pedine ci sono di ogni tipo. Il disegno della mappa è nostro.

## Strati e tasti

overlay-rail = ferrovie amiche
overlay-control = controllo
overlay-reach = portata del nemico
key-rail = tenendo premuto: ferrovie amiche
key-control = tenendo premuto: chi controlla che cosa
key-reach = tenendo premuto: portata del nemico
