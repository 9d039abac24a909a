### Exemplos que o motor encontra: como se chamam e o que acontece neles. As chaves começam por «example-».
###
### Sul joga em todos. $hole, $end e as outras são letras de casas; $holes e $allowed, listas de letras;
### $lifted, $count e $gain, sementes por palavras.

## Como se chamam.

example-title-sowing = Uma sementeira
example-title-round = A volta inteira
example-title-relay = Percursos seguidos
example-title-cut-off = Uma sementeira sem fim
example-title-flow = Uma captura pelo caminho
example-title-flow-opponent = Uma captura pelo caminho para o adversário
example-title-capture = Uma captura
example-title-capture-at-home = Uma captura na própria fila
example-title-chain = Uma cadeia
example-title-chain-across = Uma cadeia de uma fila para a outra
example-title-slam = Um grande chelem
example-title-must-reach = Primeiro a outra fila
example-title-must-feed = O adversário tem de ter sementes
example-title-penalty = A penalização por não alimentar
example-title-passing = Uma vez passada
example-title-end = O fim
example-title-repetition = Uma repetição
example-title-gap = Uma captura depois de um vazio
example-title-store = Uma semente no celeiro
example-title-again = Mais uma jogada
example-title-special = Uma casa especial

## O que acontece.

example-sowing = Sul joga { $hole } e semeia { $lifted }; a última cai em { $end }.
example-round = Sul joga { $hole } e semeia { $lifted }. Dada a volta, { $hole } { $skips ->
        [yes] é saltada e não recebe nenhuma
       *[no] recebe uma como qualquer outra casa
    }; a última cai em { $end }.
example-relay = Sul joga { $hole }. A última semente do primeiro percurso cai em { $relay }, que é por sua vez esvaziada; e assim por
    diante: ao fim do percurso { $laps-in-words }, a sementeira para em { $end }.
example-cut-off = Sul joga { $hole }. Esta sementeira nunca acabaria: após { $laps } percursos é interrompida, e não captura nada ao terminar.
example-flow = Sul joga { $hole }. Pelo caminho, Sul captura { $holes }: { $gain }.
example-flow-opponent = Sul joga { $hole }. Pelo caminho, Norte captura { $other-holes }: { $other-gain }.
example-capture = Sul joga { $hole }. A última semente cai em { $end }, que contém então { $count }: Sul captura { $holes } e ganha { $gain }.
example-slam-taken = Sul joga { $hole } e captura { $holes }: não resta nenhuma semente na fila de Norte. É permitido.
example-slam-cancelled = Sul joga { $hole }. Capturar { $spared } deixaria a fila de Norte sem uma única semente: nada é capturado.
example-slam-spared = Sul joga { $hole }. Capturar tudo deixaria a fila de Norte sem uma única semente: Sul captura { $holes },
    mas não { $spared }.
example-slam-illegal = Sul não pode jogar { $hole }: capturaria { $holes } e deixaria a fila de Norte sem uma única semente.
example-must-reach = Sul não pode jogar { $hole }, porque nenhuma semente cairia na fila de Norte. Permitido: { $allowed }.
example-must-feed = Sul não pode jogar { $hole }, porque a fila de Norte ficaria sem uma única semente. Permitido: { $allowed }.
example-penalty = A fila de Norte está vazia. Sul podia alimentá-la, mas joga { $hole }: a partida acaba, e as sementes que restam são de Norte.
example-passing = Sul joga { $hole }. Norte não tem então nenhuma jogada e passa: Sul joga de novo.
example-end-seeds-left = Sul joga { $hole }. { $left ->
        [0] Não resta nenhuma semente
        [1] Só resta uma semente
       *[other] Só restam { $left } sementes
    } no tabuleiro: a partida acaba.
example-end-majority = Sul joga { $hole }. { $side ->
        [south] Sul
       *[north] Norte
    } tem então { $loft } de { $total } sementes, mais de metade: a partida acaba.
example-end-no-hole-above-one = Sul joga { $hole }. Nenhuma casa contém então mais de uma semente: a partida acaba.
example-end-empty-territory = Sul joga { $hole }. Uma fila fica então vazia: a partida acaba.
example-end-stuck = Sul joga { $hole }. { $everyone ->
        [yes] Nenhum jogador tem então uma jogada
       *[no] Norte não tem então nenhuma jogada
    }: a partida acaba.
example-end-repetition = Sul e Norte jogam à vez { $moves }. A mesma posição repete-se: a partida acaba.
example-score = No fim, Sul tem { $south } sementes e Norte { $north }.
example-gap = Sul joga { $hole }. A última semente cai em { $end }, e a casa seguinte está vazia: Sul captura { $holes } e ganha { $gain }.
example-store = Sul joga { $hole } e semeia { $lifted }, uma delas no celeiro.
example-again = Sul joga { $hole }. { $cause ->
        [store] A última semente cai no celeiro
       *[other] Sul captura { $holes }
    }: Sul joga outra vez.
example-special = Sul joga { $hole }. A última semente cai em { $end }, que então contém { $count }: Sul torna { $special } especial.
