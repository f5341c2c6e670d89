# The common words of the command line in Spanish. What is typed stays as it is.

console-hint = help muestra lo que se puede escribir; quit sale de la partida.
console-enter = Intro: { $label }
console-over = La partida ha terminado. log, save, units, map y position siguen respondiendo.
console-no-choice = No existe la opción número { $number }: las opciones van de 1 a { $last }.
console-allowed = { $action } está permitido ahora.
console-undone = Deshecho: { $action }
console-no-undo = No se puede deshacer nada: { $why ->
    [start] no se ha jugado nada desde el principio.
    [die] desde entonces se ha tirado un dado.
   *[seat] desde entonces ha pasado a elegir el otro bando.
  }
console-saved = Se { $actions ->
    [one] ha guardado 1 acción
   *[other] han guardado { $actions } acciones
  } en { $file }.
console-loaded = La partida continúa tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
  }.
console-no-log = Todavía no ha pasado nada.
console-no-place = No hay ningún lugar llamado «{ $name }»{ $near ->
    [none] { "" }
   *[other] . ¿Es uno de estos: { $near }?
  }
console-no-rule = No hay ninguna regla ni aclaración llamada «{ $name }».
console-no-side = «{ $name }» no es un bando; los bandos son { $sides }.
console-usage = Escríbalo así: { $usage }
console-left = Ha salido de la partida{ $actions ->
    [0] { $undone ->
        [0] { "" }
        [one] ; el archivo guardado sigue con 1 acción que se deshizo
       *[other] ; el archivo guardado sigue con { $undone } acciones que se deshicieron
      }
    [one] ; hay 1 acción sin guardar
   *[other] ; hay { $actions } acciones sin guardar
  }.
console-seats = { $side }: { $player }
console-me = usted
console-bot = ordenador ({ $bot })
example-log = log 40
example-save = save my-game.txt
console-help =
    3                 elegir el número 3
    ACCIÓN            lo mismo, por escrito: { example-action }; cada opción muestra cómo se escribe
    Intro             la única opción, si solo hay una; si no, otra vez las opciones
    why ACCIÓN        por qué no se permite una acción: el motivo y la regla
    undo              deshacer la última elección, hasta el último dado o cambio de bando
    look              todo el tablero
    map LUGAR         un lugar: quién lo controla, quién está allí, las líneas que salen de él
    units [BANDO]     todas las unidades, por lugar
    log [N]           las últimas N cosas que han pasado, con sus reglas
    rule ID           el texto de una regla o aclaración: { example-rule }
    position          la posición en una línea
    save ARCHIVO      guardar la partida; longroll play --load ARCHIVO la continúa
    help, quit
