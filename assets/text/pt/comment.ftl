### O que se diz durante uma jogada. As chaves começam por «comment-».
###
### $player faz a jogada (ou leva sementes), $opponent é o outro jogador; ambos são
### nomes. $hole é uma letra.

comment-lifts = { $player } tira { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    } de { $hole }.
comment-sows-on = Percurso { $lap }: { $player } continua de { $hole } com { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    }.
comment-cut-off = Esta sementeira não tem fim: é interrompida em { $hole } ao fim de { $laps ->
        [one] { $laps } percurso
       *[other] { $laps } percursos
    }.

comment-captures = { $player } captura { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    } em { $hole }.
comment-captures-on-the-way = { $player } captura pelo caminho { $seeds ->
        [one] { $seeds } semente
       *[other] { $seeds } sementes
    } em { $hole }.
comment-receives-on-the-way = Pelo caminho, { $seeds ->
        [one] a semente de { $hole } vai
       *[other] as { $seeds } sementes de { $hole } vão
    } para { $player }.
comment-capture-void = A captura fica anulada: deixaria { $opponent } sem uma única semente.
comment-hole-spared = { $count ->
        [one] Fica poupada { $holes }
       *[other] Ficam poupadas { $holes }
    }: a captura deixaria { $opponent } sem uma única semente.

comment-passes = { $player } não tem nenhuma jogada e passa.
comment-penalty = { $player } podia alimentar { $opponent } e não o fez: todas as sementes que restam vão para { $opponent }.
comment-takes-remainder = { $player } leva { $seeds ->
        [one] a semente que resta
       *[other] as { $seeds } sementes que restam
    } em { $hole }.

## Toda uma jogada numa frase ou duas.

comment-move = { $player } joga { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } percursos)
    }{ $captured ->
        [0] {""}
        [one] {" "}e captura { $captured } semente
       *[other] {" "}e captura { $captured } sementes
    }.
comment-move-opponent = Pelo caminho, { $seeds ->
        [one] { $seeds } semente vai
       *[other] { $seeds } sementes vão
    } para { $opponent }.

## A move before it is played.

comment-preview = { $hole } acaba em { $end }{ $laps ->
        [1] {""}
       *[other] {" "}após { $laps } percursos
    }{ $captured ->
        [0] {""}
        [one] {" "}e captura { $captured } semente
       *[other] {" "}e captura { $captured } sementes
    }.
