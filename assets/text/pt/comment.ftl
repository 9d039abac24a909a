### O que se diz durante uma jogada. As chaves começam por «comment-».
###
### $player faz a jogada (ou leva sementes), $opponent é o outro jogador; ambos são
### nomes. $hole é uma letra.

comment-lifts =
    { $player } tira { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } de { $hole }.
comment-sows-on =
    Percurso { $lap }: { $player } continua a partir de { $hole } com { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
comment-cut-off =
    Esta sementeira nunca acabaria: é interrompida em { $hole } ao fim de { $laps ->
        [1] { $laps } percurso
       *[other] { $laps } percursos
    }.

comment-captures = { $player } captura { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } de { $hole }.
comment-captures-on-the-way = { $player } captura pelo caminho { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } de { $hole }.
comment-receives-on-the-way =
    Pelo caminho, { $player } recebe { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } de { $hole }.
comment-capture-void = A captura fica anulada: deixaria { $opponent } sem uma única semente.
comment-hole-spared =
    { $count ->
        [1] A casa { $holes } é poupada
       *[other] As casas { $holes } são poupadas
    }: a captura deixaria { $opponent } sem uma única semente.

comment-passes = { $player } não tem nenhuma jogada e passa a vez.
comment-penalty = { $player } podia ter alimentado { $opponent } e não o fez: todas as sementes que restam vão para { $opponent }.
comment-takes-remainder =
    { $player } fica com { $seeds ->
        [1] a semente que resta
       *[other] as { $seeds } sementes que restam
    } em { $hole }.

## Toda uma jogada numa frase ou duas.

comment-move =
    { $player } joga { $hole }{ $laps ->
        [1] { "" }
       *[other] { " " }({ $laps } percursos)
    }{ $captured ->
        [0] { "" }
        [1] { " " }e captura { $captured } semente
       *[other] { " " }e captura { $captured } sementes
    }.
comment-move-opponent =
    Pelo caminho, { $opponent } recebe { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.

## Uma jogada antes de ser feita.

comment-brief = { $player } joga a casa { $hole } com { $seeds }{ $ends ->
        [yes] { " " }e acaba em { $end }
       *[other] {""}
    }{ $laps ->
        [1] {""}
       *[other] {" "}após { $laps } percursos
    }{ $captured ->
        [0] {""}
       *[other] , capturando { $captured }
    }.

comment-towards = { $hole } { $way ->
        [right] para a direita
        [left] para a esquerda
        [up] para cima
       *[down] para baixo
    }
comment-preview =
    { $hole } acaba em { $end }{ $laps ->
        [1] { "" }
       *[other] { " " }após { $laps } percursos
    }{ $captured ->
        [0] { "" }
        [1] { " " }e captura { $captured } semente
       *[other] { " " }e captura { $captured } sementes
    }.

## O mesmo, dito ao jogador que o lê: fala-se a ele.

comment-you-lift =
    Tira { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } de { $hole }.
comment-you-sow-on =
    Percurso { $lap }: continua a partir de { $hole } com { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
comment-you-capture =
    Captura { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } de { $hole }.
comment-you-capture-on-the-way =
    Captura pelo caminho { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } de { $hole }.
comment-you-receive-on-the-way =
    Pelo caminho, recebe { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } de { $hole }.
comment-void-for-you = A captura fica anulada: deixá-lo-ia sem uma única semente.
comment-spared-for-you =
    { $count ->
        [1] A casa { $holes } é poupada
       *[other] As casas { $holes } são poupadas
    }: a captura deixá-lo-ia sem uma única semente.
comment-you-pass = Não tem nenhuma jogada e passa a vez.
comment-you-did-not-feed = Podia ter alimentado { $opponent } e não o fez: todas as sementes que restam vão para { $opponent }.
comment-you-were-not-fed = { $player } podia tê-lo alimentado e não o fez: todas as sementes que restam vão para si.
comment-you-take-remainder =
    Fica com { $seeds ->
        [1] a semente que resta
       *[other] as { $seeds } sementes que restam
    } em { $hole }.

## Toda uma jogada deste jogador. $holes diz onde capturou: «c e d».

comment-you-played =
    Jogou { $hole }{ $laps ->
        [1] { "" }
       *[other] { " " }({ $laps } percursos)
    }{ $captured ->
        [0] { "" }
        [1] { " " }e capturou { $captured } semente de { $holes }
       *[other] { " " }e capturou { $captured } sementes de { $holes }
    }.
comment-goes-to-you =
    Pelo caminho, recebe { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    }.
comment-your-store = o seu celeiro
comment-store = o celeiro de { $player }
comment-makes-special = { $player } faz de { $hole } uma casa especial.
comment-you-make-special = Faz de { $hole } uma casa especial.
comment-claims =
    { $player } recebe { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } da casa especial.
comment-you-claim =
    Recebe { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } da casa especial.
comment-shares = { $seeds ->
        [1] { $seeds } semente passa
       *[other] { $seeds } sementes passam
    } de { $from } para { $hole }.
comment-refills =
    { $player } repõe { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } do celeiro em { $hole }.
comment-you-refill =
    Repõe { $seeds ->
        [1] { $seeds } semente
       *[other] { $seeds } sementes
    } do seu celeiro em { $hole }.
comment-moves-again = { $player } joga outra vez.
comment-you-move-again = Joga outra vez.
comment-swaps = { $player } troca de lado.
comment-you-swap = Troca de lado.
comment-round = Começa a ronda { $round }.
comment-round-after = Ronda { $before }: { $south } { $ofsouth }, { $north } { $ofnorth }. Começa a ronda { $round }.
comment-loses-nyumba = { $player } perde a nyumba.
comment-you-lose-nyumba = Perde a sua nyumba.
comment-blocked = A casa { $hole } fica bloqueada na jogada seguinte.

## A partida continua pelas suas regras, mas um celeiro já tem a maioria das sementes.

comment-you-have-won = A vitória já é sua.
comment-has-won = { $player } já ganhou.
