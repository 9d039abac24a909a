### Exemplos que o motor encontra: como se chamam e o que acontece neles. As chaves começam por «example-».
###
### Sul joga em todos. $hole, $end e as outras são letras de casas; $holes e $allowed, listas de letras;
### $lifted, $count e $gain, sementes por palavras.

## Como se chamam.

example-title-sowing = Uma sementeira
example-title-round = Uma volta inteira
example-title-relay = Percursos seguidos
example-title-cut-off = Uma sementeira sem fim
example-title-flow = Uma captura pelo caminho
example-title-flow-opponent = O adversário captura pelo caminho
example-title-capture = Uma captura
example-title-capture-at-home = Uma captura na sua fila
example-title-chain = Uma cadeia
example-title-chain-across = Uma cadeia de uma fila para a outra
example-title-slam = Um grande chelem
example-title-must-reach = Chegar à outra fila
example-title-must-feed = Alimentar o adversário
example-title-penalty = Não alimentar o adversário
example-title-passing = Passar a vez à força
example-title-end = O fim da partida
example-title-repetition = Uma posição repetida
example-title-special = Uma casa especial
example-title-again = Uma jogada extra
example-title-store = Semear no celeiro
example-title-gap = Captura para lá de uma casa vazia
example-title-capture-else = Outra forma de capturar
example-title-shut = Saltar uma casa fechada
example-title-land = Ter uma casa na outra fila
example-title-refill = Voltar a encher uma fila vazia
example-title-next-round = A ronda seguinte

## O que acontece.

example-sowing = Sul joga { $hole } e semeia { $lifted }; a última cai em { $end }.
example-round =
    Sul joga { $hole } e semeia { $lifted }, que dão a volta inteira. A casa { $hole } { $skips ->
        [yes] é saltada e não recebe nenhuma
       *[no] recebe uma, como qualquer outra
    }; a última cai em { $end }.
example-relay =
    Sul joga { $hole }. A última semente do primeiro percurso cai em { $relay }; Sul esvazia essa casa e continua a
    semear. Ao fim de { $laps-in-words ->
        [duas] dois
       *[other] { $laps-in-words }
    } percursos, a sementeira acaba em { $end }.
example-relay-next = Sul joga { $hole }. A última semente do primeiro percurso cai em { $reached }: Sul esvazia a casa seguinte, { $relay }, e continua a semear. A sementeira acaba em { $end }.
example-cut-off = Sul joga { $hole }. Esta sementeira nunca acabaria, por isso é interrompida ao fim de { $laps } percursos, e Sul não captura nada no fim.
example-flow = Sul joga { $hole }. Pelo caminho, Sul captura { $gain } de { $holes }.
example-flow-opponent = Sul joga { $hole }. Pelo caminho, Norte captura { $other-gain } de { $other-holes }.
example-capture = Sul joga { $hole }. A última semente cai em { $end }, que fica com { $count }: Sul captura { $holes } e ganha { $gain }.
example-special = Sul joga { $hole }. A última semente cai em { $end }, que fica com { $count }: Sul faz de { $special } casa especial.
example-again = Sul joga { $hole }. { $cause ->
        [store] A última semente cai no celeiro
       *[other] Sul captura { $holes }
    }: Sul joga outra vez.
example-store = Sul joga { $hole } e semeia { $lifted }, uma delas no celeiro.
example-gap = Sul joga { $hole }. A última semente cai em { $end }, e a casa seguinte está vazia: Sul captura { $holes } e ganha { $gain }.
example-capture-else = Sul joga { $hole }. A última semente cai em { $end }, que fica com { $count }. Pela primeira regra de captura, Sul não captura nada; pela seguinte, captura { $holes } e ganha { $gain }.
example-shut = Sul joga { $hole } e semeia { $lifted }, mas não larga nenhuma em { $shut }: as casas fechadas saltam-se.
example-land = Nesta ronda, { $land } também pertence a Sul. Sul joga { $hole } e semeia { $lifted }.
example-refill = Sul joga { $hole }. { $refiller ->
        [south] A fila de Sul está vazia: Sul
       *[north] A fila de Norte está vazia: Norte
    } põe { $refill } do celeiro em cada uma das casas dela.
example-next-round = Sul joga { $hole }, e a ronda acaba. Cada jogador volta a encher a sua fila com sementes do celeiro. Por falta de sementes, ficam fechadas na ronda seguinte estas casas: { $shut }.
example-next-land = Sul joga { $hole }, e a ronda acaba. Cada jogador compra casas para a ronda seguinte: Sul { $south-holes }, Norte { $north-holes }.
example-slam-taken = Sul joga { $hole } e captura { $holes }. Não resta nenhuma semente na fila de Norte, o que é permitido.
example-slam-cancelled = Sul joga { $hole }. Capturar { $spared } deixaria a fila de Norte sem uma única semente, por isso não se captura nada.
example-slam-spared =
    Sul joga { $hole }. Capturar tudo deixaria a fila de Norte sem uma única semente, por isso Sul captura { $holes },
    mas não { $spared }.
example-slam-illegal = Sul não pode jogar { $hole }: a jogada capturaria { $holes } e deixaria a fila de Norte sem uma única semente.
example-must-reach = Sul não pode jogar { $hole }: nenhuma semente cairia na fila de Norte. Jogadas permitidas: { $allowed }.
example-must-feed = Sul não pode jogar { $hole }: a fila de Norte ficaria sem uma única semente. Jogadas permitidas: { $allowed }.
example-penalty = A fila de Norte está vazia. Sul podia alimentar Norte, mas joga { $hole }: a partida acaba, e as sementes que restam vão para Norte.
example-passing = Sul joga { $hole }. Norte fica sem jogadas e passa a vez: Sul joga de novo.
example-end-seeds-left = Sul joga { $hole }. { $left ->
        [0] Não resta nenhuma semente
        [1] Só resta uma semente
       *[other] Só restam { $left } sementes
    } no tabuleiro: a partida acaba.
example-end-majority =
    Sul joga { $hole }. { $side ->
        [south] Sul
       *[north] Norte
    } tem agora { $loft } das { $total } sementes, mais de metade: a partida acaba.
example-end-no-hole-above-one = Sul joga { $hole }. Nenhuma casa fica com mais de uma semente: a partida acaba.
example-end-empty-territory = Sul joga { $hole }. Uma das filas fica vazia: a partida acaba.
example-end-stuck =
    Sul joga { $hole }. { $everyone ->
        [yes] Nenhum dos jogadores tem jogadas
       *[no] Norte fica sem jogadas
    }: a partida acaba.
example-end-repetition = Sul e Norte jogam à vez { $moves }. A mesma posição volta a surgir: a partida acaba.
example-score = No fim, Sul tem { $south } sementes e Norte, { $north }.

## After the help file of 1996: what it illustrates. A test plays them.

example-help-file-heading = Do ficheiro de ajuda de 1996
example-help-file-intro = O ficheiro de ajuda do programa de 1996 ilustra uma jogada, uma captura e uma captura tripla. Estes exemplos mostram o mesmo, em posições deste programa.
example-help-file-move-title = Uma jogada simples
example-help-file-move = Sul joga *F*: as três sementes caem em *a*, *b* e *c*. Sul não pode jogar *B* nem *E*, que estão vazias, nem *C* nem *D*, cujas sementes não chegam à fila de Norte.
example-help-file-capture-title = Uma captura
example-help-file-capture = Sul joga *E*: a última das três sementes cai em *b*, que fica com duas. Sul captura-as.
example-help-file-triple-capture-title = Uma captura tripla
example-help-file-triple-capture = Sul joga *D*: a última das cinco sementes cai em *c*. Agora, *a* e *c* têm duas sementes cada, e *b* tem três: Sul captura as sete.

## Quatro filas

example-title-single = Uma semente isolada
example-title-across = Captura na casa em frente
example-title-reverse = Semear no outro sentido
example-title-extra = Capturar uma casa extra
example-title-must-capture = Uma captura obrigatória
example-title-inner-first = A fila interior primeiro
example-title-namua = Namua
example-title-nyumba = A nyumba
example-title-takasia = Takasia
example-single = Nenhuma casa de Sul tem mais de uma semente, por isso Sul pode jogar a semente isolada de { $hole }.
example-across =
    Sul joga { $move }. Um percurso acaba em { $struck }, e Sul captura { $gain } de { $holes }{ $sown-on ->
        [yes] , e continua a semear com elas
       *[no] { "" }
    }.
example-reverse = Sul joga { $move }, semeando no outro sentido, o que é permitido porque assim captura: o percurso acaba em { $struck }, e Sul captura { $gain } de { $holes }.
example-extra = Sul joga { $hole }. Um percurso acaba em { $struck } com uma captura, por isso Sul esvazia ainda { $extra }. Ao todo, Sul captura { $gain } de { $holes }.
example-must-capture = Sul não pode jogar { $hole }: tem de fazer uma jogada que capture no primeiro percurso. Jogadas permitidas: { $allowed }.
example-inner-first = Sul não pode jogar { $hole }: quando não captura, tem de jogar a partir da fila interior. Jogadas permitidas: { $allowed }.
example-namua = Sul põe uma semente da taça em { $hole } e captura as que estão em frente. Semeia-as a partir de uma ponta da fila interior. Ao todo, Sul captura { $gain }.
example-nyumba-kept = A sementeira de Sul acaba na nyumba { $nyumba }. Sul mantém-na, e a jogada termina.
example-nyumba-spent = A sementeira de Sul chega à nyumba { $nyumba }. Sul gasta-a e continua a semear a partir dela.
example-takasia = Sul joga { $move } e não captura nada. Norte não pode capturar, e Sul só ameaça { $blocked }: na jogada seguinte, Norte não pode jogar essa casa.
example-last-move = Sul joga { $move }. Norte fica sem jogadas: Sul ganhou.
example-empty-inner = Sul joga { $move }. A fila interior de Norte fica vazia: Sul ganhou.
