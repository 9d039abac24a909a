### O livro de regras, escrito a partir dos parâmetros de uma variante. As chaves começam por «book-».
###
### Fala-se ao jogador a quem cabe jogar. $where é «own», «opponent» ou «any»: uma fila, vista por
### esse jogador. $counts é o que uma casa contém: «duas ou três sementes».

## O que se sabe da variante.

book-aliases = Outros nomes:
book-origin = Origem:
book-proposed-by = Proposta por:
book-source = Fonte:
book-lab = Estatísticas:
book-solved = Jogo perfeito:
book-solved-first =
    Se ninguém errar, o primeiro jogador ganha por { $margin ->
        [1] uma semente
       *[other] { $margin } sementes
    }.
book-solved-second =
    Se ninguém errar, o segundo jogador ganha por { $margin ->
        [1] uma semente
       *[other] { $margin } sementes
    }.
book-solved-draw = Se ninguém errar, a partida acaba empatada.
book-solved-first-only = Se ninguém errar, ganha o primeiro jogador; não se sabe por quanto.
book-solved-second-only = Se ninguém errar, ganha o segundo jogador; não se sabe por quanto.
book-solved-line = Um exemplo de jogo perfeito, com Sul a começar: { $line }.

## O tabuleiro

book-board-heading = O tabuleiro
book-board = O tabuleiro tem duas filas de { $holes } casas. { $owners ->
        [no] Ambos os jogadores podem jogar qualquer casa.
       *[yes] A fila mais próxima de si é a sua, e a outra é a do adversário.
    } Cada um tem ainda um celeiro para as sementes capturadas: nele nunca se semeia, e as
    sementes que lá estão não voltam a sair.
book-world-board =
    O tabuleiro tem duas filas de { $holes } casas. { $owners ->
        [no] Ambos os jogadores podem jogar qualquer casa.
       *[yes] A fila mais próxima de si é a sua, e a outra é a do adversário.
    } { $stores ->
        [own] Cada um tem um celeiro numa ponta da sua fila. Ao passar, semeia no seu, mas nunca no do adversário.
        [both] Cada um tem um celeiro numa ponta da sua fila. Ao passar, semeia nos dois.
       *[none] Cada um tem ainda um celeiro para as sementes capturadas; ao semear, saltam-se os celeiros.
    }
book-world-ends = Em cada ponta do tabuleiro há um quadrado com { $seeds }. Os dois jogadores semeiam nesses quadrados, mas ninguém tira de lá sementes.
book-world-start = No início, as casas de cada fila contêm { $row } sementes, da esquerda para a direita do dono da fila: { $total } ao todo. Tirem à sorte quem começa ou decidam-no de comum acordo.
book-world-start-of-north = A fila de Norte é diferente: as casas dela contêm { $row } sementes, da esquerda para a direita de Norte.
book-board-start = No início, cada casa contém { $seeds }, { $total } ao todo, e os celeiros estão vazios. Tirem à sorte quem começa ou decidam-no de comum acordo.
book-board-letters =
    Os dois jogadores chamam-se Sul e Norte. { $owners ->
        [no]
            As casas do lado de Sul têm as letras de { $south-first } a { $south-last }, e as do lado de Norte, de
            { $north-first } a { $north-last }, em cada fila da esquerda para a direita, do ponto de vista de quem se senta desse lado.
       *[yes]
            As casas de Sul têm as letras de { $south-first } a { $south-last }, e as de Norte, de
            { $north-first } a { $north-last }, em cada fila da esquerda para a direita, do ponto de vista do respetivo jogador.
    }
book-board-also = Também pode jogar com estas regras usando { $boards }.
book-board-other = duas filas de { $holes } casas com { $seeds } em cada uma
book-board-other-turned = duas filas de { $holes } casas com { $seeds } em cada uma, semeadas no sentido { $direction ->
        [clockwise] dos ponteiros do relógio
       *[counterclockwise] contrário ao dos ponteiros do relógio
    }
book-board-same-turned = o mesmo tabuleiro, com sementeira no sentido { $direction ->
        [clockwise] dos ponteiros do relógio
       *[counterclockwise] contrário ao dos ponteiros do relógio
    }

## O objetivo

book-aim-heading = O objetivo
book-aim = Reúna no seu celeiro mais sementes do que o adversário.

## Uma jogada

book-turn-heading = A sua vez
book-turn =
    Os jogadores jogam à vez. Na sua vez, escolha { $from ->
        [any] qualquer casa
       *[own] uma casa da sua fila
    } que { $needed ->
        [1] não esteja vazia
       *[other] contenha pelo menos { $seeds }
    }, tire dela { $leave ->
        [0] todas as sementes
       *[1] todas as sementes menos uma, que fica,
    } e semeie-as.
book-turn-limits = Nem todas estas jogadas são permitidas: veja { $sections }.
book-turn-limit = «{ $heading }»

## A sementeira

book-sowing-heading = A sementeira
book-sowing =
    Largue as sementes uma a uma nas casas seguintes, { $direction ->
        [clockwise]
            no sentido dos ponteiros do relógio: para a esquerda ao longo da fila mais próxima de si, depois para a
            direita ao longo da outra
       *[counterclockwise]
            no sentido contrário ao dos ponteiros do relógio: para a direita ao longo da fila mais próxima de si, depois
            para a esquerda ao longo da outra
    }, e assim à volta do tabuleiro, até ficar com a mão vazia.
book-sowing-skips-start = Se as sementes chegarem para dar a volta inteira, salte a casa de onde as tirou sempre que passar por ela.
book-sowing-feeds-start =
    Se as sementes chegarem para dar a volta inteira, a casa de onde as tirou recebe uma, como qualquer outra.

## Os percursos

book-relay-heading = Sementeira em percursos seguidos
book-relay =
    Semear uma mão-cheia, até à última semente, é um percurso{ $many ->
        [yes] ; uma jogada pode ter vários
       *[no] { "" }
    }. Enquanto a sementeira não terminar, esvazie
    a casa a que chegou a última semente de um percurso, seja qual for a fila{ $leave ->
        [0] { "" }
       *[1] { " " }(também aí fica uma semente)
    }, e semeie outro percurso a partir dela.
book-relay-stops = A sementeira termina quando a última semente de um percurso cai numa casa{ $where ->
        [own] {" "}da sua fila
        [opponent] {" "}da fila do adversário
       *[any] {""}
    } que passa a conter { $counts }.
book-relay-stops-in = { $where ->
        [own] A sementeira termina quando a última semente de um percurso cai na sua fila
        [opponent] A sementeira termina quando a última semente de um percurso cai na fila do adversário
       *[any] A sementeira termina sempre ao fim de um percurso
    }.
book-relay-nothing-left =
    A sementeira termina também quando a última semente cai numa casa vazia, em qualquer das filas: essa semente tem de ficar, por isso não sobra nada
    para semear.
book-relay-cut-off =
    Algumas sementeiras nunca acabariam. Uma sementeira que não tenha acabado depois { $laps ->
        [1] do primeiro percurso
       *[other] de { $laps } percursos
    } é interrompida aí: a jogada vale, mas no fim não se captura nada.
book-relay-cut-off-flow = O que foi capturado pelo caminho continua capturado.
book-one-means-empty = (Uma semente significa que a casa estava vazia.)

## Capturas pelo caminho

book-flow-heading = Capturas pelo caminho
book-flow =
    Observe cada semente que larga{ $last ->
        [yes] {""}
       *[no] , menos a última { $relay ->
            [yes] de cada percurso
           *[no] da sementeira
        }
    }. { $kind ->
        [any] A casa em que ela cai é logo esvaziada
       *[some] Quando a casa em que ela cai passa a conter { $counts }, é logo esvaziada
    }{ $leave ->
        [0] { "" }
       *[1] , sem que lá fique nenhuma semente
    }, e as sementes { $taker ->
        [owner] vão para o dono da fila, mesmo que seja o adversário
        [other] vão para o jogador que não é o dono da fila, mesmo que seja o adversário
       *[mover] são suas, seja qual for a fila
    }. Depois continue a semear.
book-flow-mover =
    Observe cada semente que larga { $where ->
        [own] na sua fila
       *[opponent] na fila do adversário
    }{ $last ->
        [yes] {""}
       *[no] , menos a última { $relay ->
            [yes] de cada percurso
           *[no] da sementeira
        }
    }. { $kind ->
        [any] A casa em que ela cai é logo esvaziada
       *[some] Quando a casa em que ela cai passa a conter { $counts }, é logo esvaziada
    }{ $leave ->
        [0] { "" }
       *[1] , sem que lá fique nenhuma semente
    }, e as sementes são suas. Depois continue a semear. Pelo caminho nunca captura { $where ->
        [own] na fila do adversário
       *[opponent] na sua própria fila
    }.

## A captura

book-capture-heading = A captura
book-capture-heading-flow = A captura no fim
book-capture = Acabada a sementeira, olhe para a casa a que chegou a última semente. { $where ->
        [own] Se estiver na sua fila e contiver agora { $counts },
        [opponent] Se estiver na fila do adversário e contiver agora { $counts },
        [all] Se contiver agora { $counts },
       *[any] Se contiver agora { $counts }, seja qual for a fila,
    } { $takes ->
        [opposite] captura o que houver na casa em frente, mas as sementes da casa alcançada ficam lá
        [opposite-across] captura o que houver na casa em frente
        [both] captura{ $amount ->
            [1] -a
           *[other] -as
        } juntamente com tudo o que houver na casa em frente
       *[reached] captura{ $amount ->
            [1] -a
           *[other] -as
        }
    }.
book-capture-any = Acabada a sementeira, olhe para a casa a que chegou a última semente. { $where ->
        [own] Se estiver na sua fila,
        [opponent] Se estiver na fila do adversário,
       *[any] Seja qual for a fila,
    } captura { $takes ->
        [opposite] todas as sementes da casa em frente, sejam quantas forem; as da casa alcançada ficam lá
        [opposite-across] todas as sementes da casa em frente, sejam quantas forem
        [both] todas as sementes que lá estão, sejam quantas forem, e ainda as que houver na casa em frente
       *[reached] todas as sementes que lá estão, sejam quantas forem
    }.
book-capture-nothing-opposite = Se a casa em frente estiver vazia, não captura nada.
book-capture-chain = Depois olhe para trás, contra o sentido da sementeira: se a casa imediatamente anterior contiver também
    { $counts }, { $takes ->
        [opposite] a casa em frente dela é igualmente capturada
        [both] é igualmente capturada, e com ela a casa em frente
       *[reached] é igualmente capturada
    }; depois a anterior a essa, e assim por diante, até { $chain ->
        [across] à primeira casa que contenha outro número, ou até ter dado a volta inteira. A cadeia passa de uma fila para a outra
       *[within] à primeira casa que contenha outro número, ou até ao fim da fila em que caiu a última semente
    }. Não importa se estas casas receberam sementes nesta jogada.
book-capture-chain-even = Uma casa vazia põe fim à cadeia.
book-capture-chain-empty-opposite = A cadeia continua mesmo que uma das casas em frente esteja vazia e não haja lá nada para capturar.
book-capture-chain-keeps = As sementes de uma casa da cadeia ficam onde estão, a não ser que essa casa esteja em frente de outra da cadeia.
book-capture-chain-counted-first = Conte todas as casas antes de esvaziar qualquer uma.
book-capture-single = Não captura mais nada.
book-capture-loft = As sementes capturadas vão para o seu celeiro.

## O grande chelem

book-slam-heading = O grande chelem
book-slam-allowed = Nenhuma captura é grande demais: pode até capturar as últimas sementes da fila do adversário.
book-slam-allowed-feeding =
    Nenhuma captura é grande demais: pode até capturar as últimas sementes da fila do adversário, a não ser que as
    regras sobre alimentar o adversário proíbam a jogada.
book-slam = { $flow ->
        [yes] Uma captura no fim da sementeira
       *[no] Uma captura
    } que deixe a fila do adversário sem uma única semente, mesmo que ela já não tivesse nenhuma antes da sementeira, é um grande chelem.
book-slam-cancelled = Um grande chelem é anulado: as sementes ficam onde estão, e não se captura nada.
book-slam-spares-last = Um grande chelem é encurtado: a última casa da cadeia, a que fica mais atrás, { $takes ->
        [opposite] fica de fora, e não se capturam as sementes da casa em frente
        [both] fica de fora: não se capturam as sementes dela nem as da casa em frente{ $chain ->
            [across] , a não ser que esta também pertença à cadeia
           *[within] {""}
        }
       *[reached] não é capturada
    }. O resto da cadeia é capturado, mesmo que a fila fique ainda assim sem uma única semente. Se a cadeia for de uma só casa, não se captura nada.
book-slam-spares-first = Um grande chelem é encurtado: a primeira casa da cadeia, a mais próxima da sua última semente, { $takes ->
        [opposite] fica de fora, e não se capturam as sementes da casa em frente
        [both] fica de fora: não se capturam as sementes dela nem as da casa em frente{ $chain ->
            [across] , a não ser que esta também pertença à cadeia
           *[within] {""}
        }
       *[reached] não é capturada
    }. O resto da cadeia é capturado, mesmo que a fila fique ainda assim sem uma única semente. Se a cadeia for de uma só casa, não se captura nada.
book-slam-gives-rest = Um grande chelem põe fim à partida: captura as sementes, e o adversário fica com todas as que restam no tabuleiro.
book-slam-illegal = Não pode fazer uma jogada que resulte num grande chelem.

## Alimentar

book-feeding-heading = Alimentar o adversário
book-feeding-free =
    Nunca é obrigado a alimentar o adversário: { $slam ->
        [yes] se a fila dele estiver vazia, pode deixá-la assim
       *[no] pode deixar a fila dele sem uma única semente
    }.
book-feeding-reach =
    Se tiver uma jogada que largue uma semente na fila do adversário, tem de fazer uma dessas, sejam quais forem as
    capturas que se sigam.
book-feeding-reach-free = De resto, nunca é obrigado a alimentar o adversário.
book-feeding-if-possible =
    Não pode deixar o adversário à fome: se puder, tem de fazer uma jogada que, depois de todas as capturas, deixe uma
    semente na fila dele. Se não tiver nenhuma jogada assim, { $limits ->
        [yes] esta regra não se aplica
       *[no] pode fazer qualquer jogada
    }.
book-feeding-required =
    Não pode deixar o adversário à fome: cada jogada sua tem de deixar uma semente na fila dele, depois de todas as
    capturas. Uma jogada que não o faça é proibida, mesmo que não tenha outra.
book-feeding-penalised =
    Se a fila do adversário estiver vazia quando chegar a sua vez, deve alimentá-lo: faça uma jogada que, depois de
    todas as capturas, deixe uma semente nessa fila. Pode fazer outra jogada{ $limits ->
        [yes] {" "}permitida pelas outras regras
       *[no] {""}
    }, mas se podia ter alimentado o adversário e a fila dele continua vazia depois da sua jogada, a partida acaba, e todas as sementes que restam no tabuleiro são
    dele. Nas outras ocasiões não tem de o alimentar.
book-feeding-order = Estes limites aplicam-se por esta ordem, cada um às jogadas que os anteriores permitem: { $limits }.
book-feeding-order-slam = primeiro o grande chelem
book-feeding-order-reach = { $place ->
        [first] primeiro a obrigação de chegar à outra fila
       *[later] depois a obrigação de chegar à outra fila
    }
book-feeding-order-feed = depois a obrigação de alimentar o adversário

## O fim da partida

book-end-heading = O fim da partida
book-end-stuck-ends = A partida acaba quando o jogador a quem cabe jogar não tem nenhuma jogada permitida.
book-end-must-feed = Um jogador que só tenha jogadas que deixam o adversário à fome não tem nenhuma jogada permitida.
book-end-stuck-passes = Um jogador que não tem nenhuma jogada passa a vez: o outro joga de novo. Se nenhum dos dois puder jogar, a partida acaba.
book-end-passes = Um jogador que não tem nenhuma jogada passa a vez: o outro joga de novo.
book-end-bare = A partida acaba quando não resta nenhuma semente no tabuleiro.
book-end-also = { $also ->
        [yes] A partida acaba também
       *[no] A partida acaba
    } se, depois de uma jogada e de todas as suas capturas (ou logo no início), { $condition }.
book-end-also-any = { $also ->
        [yes] A partida acaba também
       *[no] A partida acaba
    } se, depois de uma jogada e de todas as suas capturas (ou logo no início), se cumprir uma
    destas condições:
book-end-seeds-left = { $least ->
        [1] não restar nenhuma semente no tabuleiro
       *[other] restarem menos de { $seeds } no tabuleiro
    }
book-end-majority = um celeiro contiver mais de metade de todas as sementes ({ $majority } ou mais, num total de { $total })
book-end-no-hole-above-one = nenhuma casa contiver mais de uma semente
book-end-empty-territory = uma das duas filas estiver vazia
book-end-penalty = A penalização por não alimentar tem prioridade sobre estes finais.

## O que resta

book-remaining-heading = As sementes que restam
book-remaining =
    Quando a partida acaba, { $remaining ->
        [each-own] cada jogador fica com as sementes que restam na sua fila
        [last-mover] o jogador que fez a última jogada fica com todas as sementes que restam no tabuleiro
        [last-capturer]
            o último jogador a capturar fica com todas as sementes que restam no tabuleiro; se ninguém capturou nada,
            ninguém fica com elas
       *[nobody] as sementes que restam no tabuleiro não contam para ninguém
    }.
book-remaining-not-stuck =
    Se, no fim da partida, só um dos jogadores ainda puder fazer uma jogada, esse jogador fica com todas
    as sementes que restam no tabuleiro. Caso contrário, { $remaining ->
        [each-own] cada jogador fica com as sementes que restam na sua fila
        [last-mover] fica com elas quem fez a última jogada
       *[nobody] não contam para ninguém
    }.
book-remaining-flow = As capturas pelo caminho também contam, mesmo as que o adversário faz enquanto é você a jogar: decide a última captura de todas.
# Where only the player who sows captures on the way.
book-remaining-flow-own = A última captura também pode ter sido feita pelo caminho.
book-remaining-penalty = Depois de uma penalização por não alimentar, porém, todas as sementes que restam vão para o jogador que não foi alimentado.
book-remaining-majority = Mas, se um celeiro tiver mais de metade de todas as sementes, as que restam no tabuleiro não contam para ninguém.

## Repetição

book-repetition-heading = Repetição
book-repetition =
    Quando a mesma posição, com o mesmo jogador a jogar, surge pela { $occurrences ->
        [2] segunda
        [3] terceira
        [4] quarta
        [5] quinta
        [6] sexta
        [7] sétima
        [8] oitava
        [9] nona
       *[10] décima
    } vez e nenhuma outra regra põe fim à partida, esta acaba, e { $remaining ->
        [each-own] cada jogador fica com as sementes que restam na sua fila
        [split] cada jogador fica com metade das sementes que restam no tabuleiro; se forem em número ímpar, a que sobra fica no tabuleiro
        [split-round] cada jogador fica com metade das sementes que restam no tabuleiro; se forem em número ímpar, a que sobra vai para o dono da casa onde está
       *[nobody] as sementes que restam no tabuleiro não contam para ninguém
    }.
book-repetition-none = Nenhuma regra põe fim a uma partida que se vai repetindo, mas os jogadores podem combinar terminá-la.

## O vencedor

book-winner-heading = O vencedor
book-winner = Ganha quem tiver mais sementes no celeiro. Se ambos tiverem o mesmo número, a partida fica empatada.
book-winner-early =
    Pode desistir a qualquer momento: o adversário fica com todas as sementes do tabuleiro e ganha, seja qual for a
    contagem. Os dois podem também combinar o fim da partida; nesse caso, as sementes que restam no tabuleiro não
    contam para ninguém.
book-additions = Poucas fontes dizem o que acontece quando uma partida ou uma sementeira nunca mais acaba, ou quando um jogador desiste. Quando as fontes nada dizem, as regras aqui apresentadas são próprias deste programa.

## Jogos do mundo

book-world-single = Uma semente isolada não fica na casa: é semeada.
book-world-last-hole = Só pode jogar a última casa da sua fila, no sentido da sementeira, se ela tiver pelo menos { $seeds } ou se não houver outra jogada possível.
book-world-swap = Depois de o primeiro jogador jogar pela primeira vez, o segundo pode trocar de lado em vez de jogar.
book-world-refill = Se a sua fila estiver vazia no início da sua vez, ponha primeiro { $seeds } do seu celeiro em cada uma das casas. Se o celeiro não tiver sementes que cheguem, fica a dever as restantes; só volta a encher a fila se os dois celeiros juntos tiverem sementes suficientes.
book-world-sowing-chosen = Escolha um sentido para cada jogada, o dos ponteiros do relógio ou o contrário, e mantenha-o. Largue as sementes uma a uma nas casas
    seguintes, até ficar com a mão vazia.
book-world-after-circle = Se um percurso que começou na sua fila der a volta e chegar de novo à casa de partida, semeie as sementes restantes apenas na fila do adversário.
book-world-relay-next = Semear uma mão-cheia, até à última semente, é um percurso. Enquanto a sementeira não terminar, esvazie a casa a seguir à da
    última semente, seja qual for a fila{ $leave ->
        [0] {""}
       *[1] {" "}(também aí fica uma semente)
    }, e semeie outro percurso a partir dela.
book-world-relay-alternating = Semeie cada percurso no sentido contrário ao anterior.
book-world-relay-next-stops = A sementeira termina quando essa casa{ $where ->
        [own] {" "}está na sua fila e
        [opponent] {" "}está na fila do adversário e
       *[any] {""}
    } contém { $counts }.
book-world-relay-next-empty = A sementeira termina quando essa casa { $leave ->
        [0] está vazia
       *[1] não tem nada que se possa tirar
    }.
book-world-relay-store = A sementeira termina quando a última semente cai no seu celeiro.
book-world-relay-stores = A sementeira termina quando a última semente cai num celeiro.
book-world-relay-special = A sementeira termina quando a última semente cai numa casa especial ou torna especial a casa onde cai.
book-world-relay-square = A sementeira termina também diante de um quadrado da ponta do tabuleiro: ninguém tira de lá sementes.
book-special-heading = Casas especiais
book-world-special =
    Se a sua última semente cair numa casa { $where ->
        [own] da sua fila
        [opponent] da fila do adversário
       *[any] de qualquer das filas
    } que fique com { $counts }{ $pair ->
        [opposite] { " " }e a casa em frente contiver exatamente { $seeds }, ambas passam a ser as suas casas especiais e as sementes repartem-se por igual entre as duas
       *[none] , essa casa passa a ser a sua casa especial
    }.
book-world-special-previous = Se uma das duas últimas casas semeadas contiver { $counts } e a outra { $seeds }, ambas passam a ser as suas casas especiais.
book-world-special-one-each = Só pode ter uma casa especial.
book-world-special-not-last = A última casa de uma fila, no sentido da sementeira, não pode tornar-se especial.
book-world-special-not-twin = A casa com a mesma letra que a casa especial do adversário não pode tornar-se especial.
book-world-special-untouched = Ninguém joga, esvazia nem captura uma casa especial, seja qual for a fila.
book-world-special-stay = As sementes que caem numa casa especial ficam lá até ao fim, e então vão para o dono da casa.
book-world-special-owner = As sementes de uma casa especial vão logo para o celeiro do dono, tal como todas as que nela caírem depois.
book-world-special-rob = Se a sua última semente cair numa casa especial do adversário, captura até { $seeds } dessa casa.
book-world-capture-none = { $rob ->
        [yes] No fim de uma sementeira só se capturam sementes das casas especiais do adversário.
       *[no] No fim de uma sementeira não se captura nada.
    }
book-world-else = Se assim não capturar nada, aplica-se a regra seguinte.
book-world-beyond = Se, acabada a sementeira, a casa a seguir à alcançada estiver vazia, captura a casa que vem depois dela{ $where ->
        [own] {" "}na sua fila
        [opponent] {" "}na fila do adversário
       *[any] , seja qual for a fila
    }{ $takes ->
        [both] , juntamente com as sementes que houver na casa em frente dela
       *[reached] {""}
    }{ $kind ->
        [any] {""}
       *[some] , mas só se contiver { $counts }
    }.
book-world-beyond-onwards = Se a casa que vem depois também estiver vazia, captura do mesmo modo a casa a seguir a ela, e assim por diante.
book-world-beyond-squares = Um quadrado vazio na ponta não conta como casa vazia: para lá dele não se captura nada.
book-world-onwards = Depois olhe para diante: enquanto as casas seguintes dessa fila estiverem vazias e tiverem em frente uma casa com sementes, captura também essas sementes.
book-world-needs-opposite = Não captura nada se a casa em frente estiver vazia.
book-world-opposite-special = Uma casa especial em frente conta como vazia.
book-world-one-lap = Só captura assim se a sua sementeira for de um único percurso.
book-world-first-hole = Se a sua última semente cair na primeira casa da fila do adversário a que chega a sementeira, não captura nada{ $circle ->
        [yes] , mas, se o percurso tiver dado a volta inteira, fica com essa única semente
       *[no] {""}
    }.
book-world-capture-squares = As sementes dos quadrados das pontas capturam-se como as das casas.
book-again-heading = Jogadas extra
book-world-again-store = Se a sua última semente cair no seu celeiro, joga outra vez.
book-world-again-capture = Se capturar no fim da sua sementeira, joga outra vez.
book-world-again-most = Tem direito, no máximo, a { $count ->
        [1] uma jogada extra
       *[other] { $moves } jogadas extra
    } na mesma vez.
book-world-feeding-when-empty = Se a fila do adversário estiver vazia no início da sua vez, tem de fazer uma jogada que lá deixe uma semente, feitas todas as capturas. Se nenhuma o fizer, não tem nenhuma jogada permitida. Nas outras ocasiões não tem de o alimentar.
book-world-end-squares-taken = os quadrados das duas pontas tiverem sido capturados
book-world-end-move-limit = os dois jogadores juntos tiverem feito { $moves ->
        [1] uma jogada
       *[other] { $moves } jogadas
    }
book-world-remaining = Quando a partida acaba, { $remaining ->
        [starter] o jogador que começou fica com todas as sementes que restam no tabuleiro
        [split] cada jogador fica com metade das sementes que restam no tabuleiro; se forem em número ímpar, a que sobra fica no tabuleiro
        [split-round] cada jogador fica com metade das sementes que restam no tabuleiro; se forem em número ímpar, a que sobra vai para o dono da casa onde está
       *[cleared-owner] se só uma fila estiver vazia, o dono dela fica com todas as sementes que restam no tabuleiro; caso contrário, cada jogador fica com as da sua fila
    }.
book-world-remaining-special = As sementes das casas especiais vão primeiro para os donos.
book-world-remaining-squares = As sementes dos quadrados das pontas ficam lá.
book-rounds-heading = Rondas
book-world-rounds = O encontro joga-se em rondas. O que estas regras dizem de uma partida aplica-se a cada ronda.
book-world-rounds-fill = { $fill ->
        [territory] Para a ronda seguinte, voltam a encher-se todas as casas, e as sementes servem para comprar casas: o jogador com mais sementes fica com uma casa por cada { $seeds },
            e mais uma se sobrar mais de metade desse número. Estas casas contam-se a partir da esquerda da fila desse jogador, continuando à volta do tabuleiro. A partir de então, «fila» são as casas que cada um possui.
        [right] Para a ronda seguinte, cada jogador volta a encher as casas da sua fila com sementes do celeiro, da direita para a esquerda. As casas que não for possível encher ficam fechadas nessa ronda: saltam-se em todas as sementeiras. As outras sementes ficam no celeiro.
       *[left] Para a ronda seguinte, cada jogador volta a encher as casas da sua fila com sementes do celeiro, da esquerda para a direita. As casas que não for possível encher ficam fechadas nessa ronda: saltam-se em todas as sementeiras. As outras sementes ficam no celeiro.
    }
book-world-rounds-starter = { $starter ->
        [last-mover] O jogador que fez a última jogada começa a ronda seguinte.
        [loser] O jogador com menos sementes começa a ronda seguinte.
       *[alternates] Os jogadores começam as rondas à vez.
    }
book-world-rounds-over =
    O encontro acaba quando um jogador fica { $least ->
        [1] sem nenhuma casa
       *[other] com menos de { $holes } casas
    } para a ronda seguinte ou, o mais tardar, ao fim de { $rounds ->
        [1] uma ronda
       *[other] { $rounds } rondas
    }. Ganha o encontro o jogador com mais sementes.

## Quatro filas

book-four-board = O tabuleiro tem quatro filas de { $holes } casas. As duas filas mais próximas de si são suas: formam um anel em que só você semeia. A que fica no meio do tabuleiro é a sua fila interior; a da borda, a exterior. As casas interiores ficam frente a frente, de um lado e do outro do meio, e atrás de cada uma há uma exterior.
book-four-start = No início, cada casa contém { $seeds }, { $total } ao todo. Tirem à sorte quem começa ou decidam-no de comum acordo.
book-four-start-row = No início, a fila exterior de cada jogador contém { $outer } sementes, pela ordem das letras, e a interior { $inner }; { $total } sementes ao todo{ $reserve ->
        [yes] , contando as da reserva
       *[no] {""}
    }. Tirem à sorte quem começa ou decidam-no de comum acordo.
book-four-start-of-north = As filas de Norte são diferentes: a exterior contém { $outer } sementes, e a interior { $inner }.
book-four-board-other = quatro filas de { $holes } casas com { $seeds } em cada uma
book-four-board-other-row = quatro filas de { $holes } casas, com { $outer } sementes na fila exterior e { $inner } na interior, pela ordem das letras
book-four-reserve = Cada jogador guarda ainda { $seeds } em reserva, numa taça ao lado do tabuleiro.
book-four-letters = Os jogadores chamam-se Sul e Norte. As letras seguem o anel: vão de { $outer-first } a { $outer-last } na sua fila exterior, a partir da sua esquerda, e de { $inner-first } a { $inner-last } na interior, a partir da sua direita. Sul tem letras maiúsculas; Norte, minúsculas.
book-four-aim = Deixe o adversário sem jogadas: quem não pode jogar perde. As sementes não contam.
book-four-turn =
    Os jogadores jogam à vez. Na sua vez, escolha uma casa do seu anel que { $needed ->
        [1] não esteja vazia
       *[other] contenha pelo menos { $seeds }
    }, tire dela todas as sementes e semeie-as.
book-four-singles = Se nenhuma casa contiver tantas, pode jogar uma semente isolada.
book-four-singles-onto-empty = Se nenhuma casa contiver tantas, pode jogar uma semente isolada, mas só para uma casa vazia.
book-four-compulsory = Se tiver uma jogada que capture no primeiro percurso, tem de fazer uma dessas. Uma jogada que não comece por uma captura também não captura nada depois. Um primeiro percurso de { $ring } sementes ou mais nunca conta como captura.
book-four-inner-first = Quando não é obrigado a capturar, tem de jogar a partir da fila interior, se puder.
book-four-keeps-inner = Não pode jogar a única casa ocupada da sua fila interior no sentido que faz cair a primeira semente na fila exterior.
book-four-sowing =
    Largue as sementes uma a uma nas casas do seu anel, { $direction ->
        [clockwise] no sentido dos ponteiros do relógio: para a esquerda ao longo da fila exterior, depois para a direita ao longo da interior
       *[counterclockwise] no sentido contrário ao dos ponteiros do relógio: para a direita ao longo da fila exterior, depois para a esquerda ao longo da interior
    }, até ficar com a mão vazia. Nunca se semeia nas filas do adversário.
book-four-sowing-chosen = Escolha o sentido de cada jogada. Largue as sementes uma a uma nas casas do seu anel, até ficar com a mão vazia. Nunca se semeia nas filas do adversário.
book-four-reverse =
    A partir das casas { $holes }, também pode semear no outro sentido, se esse percurso fizer uma captura.{ $again ->
        [yes] {" "}Pode ainda semear no outro sentido as sementes capturadas, se esse percurso voltar a capturar; todos os percursos seguintes se semeiam no sentido habitual.
       *[no] {""}
    }
book-four-endless-illegal = Algumas sementeiras nunca acabariam: voltam à mesma posição, ou ainda continuam ao fim de { $laps } percursos. Uma jogada assim não é permitida, e quem não tem outra perde.
book-four-endless =
    Algumas sementeiras nunca acabariam. O jogador cuja sementeira não tenha acabado depois { $laps ->
        [1] do primeiro percurso
       *[other] de { $laps } percursos
    } perde.
book-four-capture =
    Olhe para a casa a que chegou a última semente de um percurso. Se estiver na sua fila interior{ $kind ->
        [any] {""}
       *[some] {" "}e contiver agora { $counts }
    }, e se { $needs ->
        [both] as duas casas em frente, a interior e a exterior, tiverem sementes
       *[inner] a casa interior em frente tiver sementes
    }, captura { $takes ->
        [both] todas as sementes das duas casas em frente
       *[inner] as sementes dessa casa
    }.
book-four-to-store = As sementes capturadas vão para o seu celeiro e ficam fora do jogo.
book-four-to-lap-start = Semeie de imediato as sementes capturadas, como se as tivesse tirado da casa onde este percurso começou.
book-four-to-capture-hole = Semeie de imediato as sementes capturadas, a partir da casa a seguir àquela onde capturou.
book-four-to-end = Semeie de imediato as sementes capturadas, de uma ponta da sua fila interior (uma kichwa, ou cabeça) para o meio: da ponta mais próxima, se capturou numa das duas últimas casas desse lado; caso contrário, da ponta que mantém o sentido da sementeira.
book-four-extra =
    Quando captura, leva também as sementes de { $count ->
        [1] mais uma casa do adversário, à sua escolha
       *[other] mais duas casas do adversário, à sua escolha
    }.
book-four-bao-heading = O Bao
book-four-namua = Enquanto tiver sementes na taça, joga a namua: em cada jogada, ponha uma delas numa casa ocupada da sua fila interior. Se uma casa interior em frente de uma dessas tiver sementes, tem de pôr a semente numa casa onde capture. Semeie as sementes capturadas como primeiro percurso, a partir de uma ponta da sua fila interior; se capturou numa das casas do meio, a ponta é à sua escolha. Se não puder capturar, esvazie a casa onde pôs a semente e semeie as sementes dela no sentido que quiser. Quando a taça ficar vazia, joga a mtaji, segundo as regras acima.
book-four-namua-quiet =
    { $nyumba ->
        [yes] Se não puder capturar enquanto a sua nyumba estiver de pé (ver abaixo), ponha a semente em qualquer outra casa interior ocupada. Quando a nyumba já não estiver de pé, ponha-a numa casa interior que já contenha pelo menos duas sementes, se tiver alguma.
       *[no] Se não puder capturar, ponha a semente numa casa interior que já contenha pelo menos duas sementes, se tiver alguma.
    }
book-four-nyumba = A casa { $hole } é a sua nyumba (em suaíli, «casa»). Perde-a de vez quando é esvaziada ou capturada, e com a sua primeira captura na mtaji. Enquanto for sua e contiver pelo menos { $seeds }, está de pé: na namua, um percurso que nela acabe sem captura termina a jogada, mas, numa jogada com captura, pode antes gastar a nyumba e continuar a semear. Na namua, quando não pode capturar, não pode jogar a partir de uma nyumba de pé, a não ser que seja a sua única casa interior ocupada: nesse caso, só semeia duas das sementes dela. Na mtaji, a nyumba não interrompe nenhum percurso, e pode jogá-la como qualquer outra casa.
book-four-takasia = Com as duas taças vazias, uma jogada sem captura pode bloquear uma casa (takasia): se, depois dela, o adversário não puder capturar e estiver ameaçada exatamente uma das casas dele, ele não pode jogar essa casa na jogada seguinte, e um percurso que nela acabe termina a jogada. Não se pode bloquear uma casa com uma só semente, a única casa da fila interior com duas sementes ou mais, nem uma nyumba de pé.
book-four-end-stuck = A partida acaba quando o jogador a quem cabe jogar não tem nenhuma jogada permitida: esse jogador perde.
book-four-end-empty-inner = Um jogador que fica sem nada na fila interior perde logo.
book-four-end-empty-inner-over = A partida acaba também assim que um jogador fica sem nada na fila interior.
book-four-repetition =
    Quando a mesma posição, com o mesmo jogador a jogar, surge pela { $occurrences ->
        [2] segunda
        [3] terceira
        [4] quarta
        [5] quinta
        [6] sexta
        [7] sétima
        [8] oitava
        [9] nona
       *[10] décima
    } vez, a partida fica empatada.
book-four-winner = Ganha quem faz a última jogada, sejam quantas forem as sementes de cada um.
book-four-winner-early = Pode desistir a qualquer momento: nesse caso, ganha o adversário. Os dois podem também combinar um empate.
