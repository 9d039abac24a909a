### O que ouve quem joga de ouvido. As chaves começam por «speech-».

speech-hole = { $hole }, { $seeds ->
        [0] vazia
        [1] 1 semente
       *[other] { $seeds } sementes
    }{ $marks }.
speech-shut = fechada
speech-special = casa especial de { $player }
speech-special-yours = a sua casa especial
speech-nyumba = a nyumba
speech-blocked = bloqueada nesta jogada
speech-ends = Alcança { $end }{ $laps ->
        [1] {""}
       *[other] {" "}após { $laps } percursos
    }{ $captured ->
        [0] {""}
       *[other] { " " }e captura { $captured }
    }.
speech-row = Fila de { $player }, de { $first } a { $last }: { $counts }.
speech-row-yours = A sua fila, de { $first } a { $last }: { $counts }.
speech-reserve = { $seeds ->
        [1] 1 semente
       *[other] { $seeds } sementes
    } em reserva.
speech-loft = { $player } tem { $seeds ->
        [1] 1 semente
       *[other] { $seeds } sementes
    } { $place ->
        [loft] no celeiro
        [reserve] em reserva
       *[rows] nas filas
    }.
speech-loft-yours = Tem { $seeds ->
        [1] 1 semente
       *[other] { $seeds } sementes
    } { $place ->
        [loft] no celeiro
        [reserve] em reserva
       *[rows] nas suas filas
    }.
speech-majority = Com { $seeds } sementes, ganha-se a partida.
speech-no-move = Não há nenhuma jogada permitida.
speech-no-capture = Nenhuma jogada captura nada.
speech-reached = { $count ->
        [one] A jogada { $holes } acaba em { $hole }.
       *[other] As jogadas { $holes } acabam em { $hole }.
    }
speech-reached-by-none = Nenhuma jogada do adversário acaba em { $hole }.
speech-turn = { $turn }, jogada { $number }.
speech-no-last-move = Ainda ninguém jogou.
speech-nothing-said = Ainda não há nada para repetir.
speech-no-hole = Escolha primeiro uma casa: carregue na letra dela.
speech-result = { $result }, { $south } a { $north }.
speech-match = { $variant }. { $turn }.

## Teclas que respondem a perguntas, e definições.

speech-key-row = Ler a minha fila
speech-key-their-row = Ler a fila do adversário
speech-key-lofts = Ler as sementes capturadas
speech-key-last-move = Ler a última jogada
speech-key-moves = Ler todas as minhas jogadas
speech-key-captures = Ler as jogadas que capturam
speech-key-reaching = Ler que jogadas do adversário acabam na casa escolhida
speech-key-turn = Dizer de quem é a vez
speech-key-again = Repetir a última mensagem
speech-key-before = Recuar uma mensagem
speech-key-typed = Escrever um comando
speech-by-ear = Jogar de ouvido: carregue numa letra para ir à casa, e outra vez para a jogar
speech-shown = O que ouve em cada jogada
speech-shown-short = Uma frase
speech-shown-full = Cada percurso e captura
speech-shown-notes = Uma nota por semente
speech-shown-silent = Nada
speech-scanning = Varrimento com um só botão: filas e comandos acendem-se à vez
speech-scanning-off = Desligado
speech-scanning-pace = { $seconds } s por elemento

## Typed commands, in place of keys. Each value lists what players can type for one command, separated by commas. Case doesn't matter.
## The first wording is the one that speech-typed-unknown shows. speech-typed-moves does what speech-key-moves says, and so on.

speech-typed-play = jogar, joga
speech-typed-hole = casa, ir para
speech-typed-row = minha fila, fila, a minha fila
speech-typed-their-row = fila adversária, adversário
speech-typed-lofts = pontos, sementes capturadas
speech-typed-last-move = última jogada, última
speech-typed-moves = minhas jogadas, jogadas, todas as jogadas
speech-typed-captures = capturas
speech-typed-reaching = atacantes, quem ataca
speech-typed-turn = vez
speech-typed-again = repetir, outra vez
speech-typed-before = anterior, recuar, antes
speech-typed-hint = dica, melhor jogada, melhor
speech-typed-take-back = desfazer, voltar atrás
speech-typed-help = ajuda
speech-typed-unknown = «{ $text }» não é um comando. Comandos: { $commands }.
speech-typed-label = Comando
