### O que ouve quem joga de ouvido. As chaves começam por «speech-».

speech-hole = { $hole }, { $seeds ->
        [0] vazia
        [one] 1 semente
       *[other] { $seeds } sementes
    }{ $marks }.
speech-shut = fora de jogo
speech-special = casa especial de { $player }
speech-special-yours = a sua casa especial
speech-nyumba = a nyumba
speech-blocked = bloqueada nesta jogada
speech-ends = Alcança { $end }{ $laps ->
        [1] {""}
       *[other] {" "}após { $laps } percursos
    }{ $captured ->
        [0] {""}
       *[other] , captura { $captured }
    }.
speech-row = Fila de { $player }, de { $first } a { $last }: { $counts }.
speech-row-yours = A sua fila, de { $first } a { $last }: { $counts }.
speech-reserve = { $seeds ->
        [one] 1 semente
       *[other] { $seeds } sementes
    } em reserva.
speech-loft = { $player } tem { $seeds ->
        [one] 1 semente
       *[other] { $seeds } sementes
    }.
speech-loft-yours = Você tem { $seeds ->
        [one] 1 semente
       *[other] { $seeds } sementes
    }.
speech-majority = Com { $seeds } ganha-se o jogo.
speech-no-move = Nenhuma jogada é possível.
speech-no-capture = Nenhuma jogada captura.
speech-reached = { $count ->
        [one] { $holes } alcança { $hole }.
       *[other] { $holes } alcançam { $hole }.
    }
speech-reached-by-none = Nenhuma jogada adversária alcança { $hole }.
speech-turn = { $turn }, jogada { $number }.
speech-no-last-move = Ainda não se jogou.
speech-nothing-said = Ainda nada foi dito.
speech-no-hole = Escolha primeiro uma casa: prima a letra dela.
speech-result = { $result }, { $south } a { $north }.
speech-match = { $variant }. { $turn }.

## Teclas que respondem a perguntas, e definições.

speech-key-row = Dizer a minha fila
speech-key-their-row = Dizer a fila adversária
speech-key-lofts = Dizer as sementes capturadas
speech-key-last-move = Dizer a última jogada
speech-key-moves = Dizer todas as minhas jogadas
speech-key-captures = Dizer as jogadas que capturam
speech-key-reaching = Dizer que casas adversárias alcançam esta
speech-key-turn = Dizer de quem é a vez
speech-key-again = Repetir a última frase
speech-key-before = Dizer a frase anterior
speech-by-ear = Jogar de ouvido: uma letra vai à casa; repetida, joga-a
speech-shown = Dito em cada jogada
speech-shown-short = Uma frase
speech-shown-full = Cada percurso e captura
speech-shown-notes = Uma nota por semente
speech-shown-silent = Nada
