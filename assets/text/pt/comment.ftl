### O que se diz durante uma jogada. As chaves começam por «comment-».
###
### $player faz a jogada (ou leva sementes), $opponent é o outro jogador; ambos são
### nomes. $hole é uma letra.

comment-lifts = { $player } semeia { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } a partir de { $hole }.
comment-sows-on = Percurso { $lap }: { $player } continua de { $hole } com { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
comment-cut-off = Esta sementeira não tem fim: é interrompida em { $hole } ao fim de { $laps ->
        [1] { $laps } percurso
       *[other] { $laps } percursos
    }.

comment-captures = { $player } captura { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } em { $hole }.
comment-captures-on-the-way = { $player } captura pelo caminho { $seeds ->
        [1] { $seeds } semente
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
        [1] { $seeds } semente vai
       *[other] { $seeds } sementes vão
    } para { $opponent }.

## Uma jogada antes de ser feita.

comment-preview = { $hole } acaba em { $end }{ $laps ->
        [1] {""}
       *[other] {" "}após { $laps } percursos
    }{ $captured ->
        [0] {""}
        [one] {" "}e captura { $captured } semente
       *[other] {" "}e captura { $captured } sementes
    }.

## O mesmo, dito ao jogador que o lê: fala-se a ele.

comment-you-lift = Semeia { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } a partir de { $hole }.
comment-you-sow-on = Percurso { $lap }: continua de { $hole } com { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
comment-you-capture = Captura { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } em { $hole }.
comment-you-capture-on-the-way = Captura pelo caminho { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } em { $hole }.
comment-you-receive-on-the-way = Pelo caminho, { $seeds ->
        [one] a semente de { $hole } vai
       *[other] as { $seeds } sementes de { $hole } vão
    } para si.
comment-void-for-you = A captura fica anulada: deixá-lo-ia sem uma única semente.
comment-spared-for-you = { $count ->
        [one] Fica poupada { $holes }
       *[other] Ficam poupadas { $holes }
    }: a captura deixá-lo-ia sem uma única semente.
comment-you-pass = Não tem nenhuma jogada e passa.
comment-you-did-not-feed = Podia alimentar { $opponent } e não o fez: todas as sementes que restam vão para { $opponent }.
comment-you-were-not-fed = { $player } podia alimentá-lo e não o fez: todas as sementes que restam vão para si.
comment-you-take-remainder = Leva { $seeds ->
        [one] a semente que resta
       *[other] as { $seeds } sementes que restam
    } em { $hole }.

## Toda uma jogada deste jogador. $holes diz onde capturou: «c e d».

comment-you-played = Jogou { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } percursos)
    }{ $captured ->
        [0] {""}
        [one] {" "}e capturou { $captured } semente em { $holes }
       *[other] {" "}e capturou { $captured } sementes em { $holes }
    }.
comment-goes-to-you = Pelo caminho, { $seeds ->
        [1] { $seeds } semente vai
       *[other] { $seeds } sementes vão
    } para si.
comment-your-store = o seu celeiro
comment-store = o celeiro de { $player }
comment-makes-special = { $player } torna especial a casa { $hole }.
comment-you-make-special = Torna especial a casa { $hole }.
comment-claims = As suas sementes vão para { $player }: { $seeds }.
comment-you-claim = As suas sementes vão para si: { $seeds }.
comment-shares = { $from } dá sementes a { $hole }: { $seeds }.
comment-refills = { $player } volta a pôr sementes em { $hole }: { $seeds }.
comment-you-refill = Volta a pôr sementes em { $hole }: { $seeds }.
comment-moves-again = { $player } joga outra vez.
comment-you-move-again = Joga outra vez.
comment-swaps = { $player } troca de lado.
comment-you-swap = Troca de lado.
comment-round = Começa a ronda { $round }.
comment-round-after = Ronda { $before }: { $south } { $ofsouth }, { $north } { $ofnorth }. Começa a ronda { $round }.
