### Porque é que uma jogada é boa ou má, relatórios de partidas, problemas. As chaves deste ficheiro começam por "teacher-".
###
### $player é quem joga antes da jogada, $opponent o outro; são nomes. $move, $hole e $from são letras de casas, $holes várias.
### $seeds e o mais que conta sementes são números com a sua palavra: "duas sementes".
### $reader é o argumento cujo jogador lê a mensagem, a quem ela se dirige: player, opponent, who, winner ou loser.

teacher-only-move = É a única jogada permitida.
teacher-only-move-here = { $hole } é a única jogada permitida.
teacher-takes = { $move } captura { $seeds } de { $holes }.
teacher-gives = { $reader ->
        [opponent] Pelo caminho, dá-lhe { $seeds } de { $holes }.
       *[other] Pelo caminho, { $opponent } captura { $seeds } de { $holes }.
    }
teacher-ends = { $reader ->
        [player]
            { $ends ->
                [penalty] { $move } põe fim à partida e vale-lhe uma penalização: podia ter alimentado { $opponent } e não o fez
               *[other] { $move } põe fim à partida
            }.
        [opponent]
            { $ends ->
                [penalty] { $move } põe fim à partida com uma penalização: { $player } podia tê-lo alimentado e não o fez
               *[other] { $move } põe fim à partida
            }.
       *[other]
            { $ends ->
                [penalty] { $move } põe fim à partida com uma penalização: { $player } podia ter alimentado { $opponent } e não o fez
               *[other] { $move } põe fim à partida
            }.
    }
teacher-ends-rest = { $reader ->
        [player] { teacher-ends } Das sementes que restam, você recebe { $mine } e { $opponent } recebe { $theirs }.
        [opponent] { teacher-ends } Das sementes que restam, { $player } recebe { $mine } e você recebe { $theirs }.
       *[other] { teacher-ends } Das sementes que restam, { $player } recebe { $mine } e { $opponent } recebe { $theirs }.
    }
teacher-blocks =
    { $reader ->
        [opponent] Deixa-o sem jogadas: tem de passar a vez.
       *[other] { $opponent } fica sem jogadas e tem de passar a vez.
    }
teacher-takes-next = { $reader ->
        [player] Seja qual for a resposta de { $opponent }, poderá depois capturar pelo menos { $seeds }.
        [opponent] Seja qual for a sua resposta, { $player } pode depois capturar pelo menos { $seeds }.
       *[other] Seja qual for a resposta de { $opponent }, { $player } pode depois capturar pelo menos { $seeds }.
    }
teacher-threatens = { $reader ->
        [opponent] Prepara uma captura: se passasse a vez, { $from } capturaria { $seeds } de { $holes }.
       *[other] Prepara uma captura: se { $opponent } passasse a vez, { $from } capturaria { $seeds } de { $holes }.
    }
teacher-traps = { $reader ->
        [opponent] Se responder com { $reply }, { $from } captura { $seeds } de { $holes }.
       *[other] Se { $opponent } responder com { $reply }, { $from } captura { $seeds } de { $holes }.
    }
teacher-shields = { $reader ->
        [opponent]
            Depois de qualquer outra jogada, poderia capturar pelo menos { $seeds }; depois desta, { $count ->
                [0] nada
               *[other] no máximo { $left }
            }.
       *[other]
            Depois de qualquer outra jogada, { $opponent } poderia capturar pelo menos { $seeds }; depois desta, { $count ->
                [0] nada
               *[other] no máximo { $left }
            }.
    }
teacher-safe = { $reader ->
        [opponent] Depois de { $other }, poderia capturar { $seeds }; depois desta jogada, nada.
       *[other] Depois de { $other }, { $opponent } poderia capturar { $seeds }; depois desta jogada, nada.
    }
teacher-saves = Salva { $seeds } que { $from } capturaria de { $holes }.
teacher-saves-partly =
    { $reader ->
        [opponent] { $from } ameaça capturar { $seeds }; depois desta jogada, já não pode capturar mais de { $left }.
       *[other] { $from } ameaça capturar { $seeds }; depois desta jogada, { $opponent } já não pode capturar mais de { $left }.
    }
teacher-exposes = { $from } pode depois capturar { $seeds } de { $holes }.
teacher-in-danger = { $from } ameaça capturar { $seeds } de { $holes }.
teacher-starves = { $reader ->
        [opponent] Deixa-o sem uma única semente.
       *[other] Deixa { $opponent } sem uma única semente.
    }
teacher-feeds =
    { $reader ->
        [opponent] Dá-lhe { $seeds } para jogar.
       *[other] Dá a { $opponent } { $seeds } para jogar.
    }
teacher-feeds-by-duty = { $reader ->
        [opponent]
            { $duty ->
                [reach] Está sem sementes, e é preciso chegar à sua fila
               *[feed] Está sem sementes e é preciso alimentá-lo
            }: esta jogada dá-lhe { $seeds }.
       *[other]
            { $duty ->
                [reach] { $opponent } não tem sementes, e é preciso chegar à outra fila
               *[feed] { $opponent } não tem sementes e é preciso alimentá-lo
            }: esta jogada dá-lhe { $seeds }.
    }
teacher-forces-feeding = { $reader ->
        [player]
            Fica sem sementes, e { $opponent } tem de { $duty ->
                [reach] chegar à sua fila
               *[feed] alimentá-lo
            }. Jogadas permitidas: { $holes }.
        [opponent]
            { $player } fica sem sementes, e você tem de { $duty ->
                [reach] chegar à outra fila
               *[feed] alimentar o adversário
            }. Jogadas permitidas: { $holes }.
       *[other]
            { $player } fica sem sementes, e { $opponent } tem de { $duty ->
                [reach] chegar à outra fila
               *[feed] alimentá-lo
            }. Jogadas permitidas: { $holes }.
    }
teacher-must-feed = { $reader ->
        [opponent]
            { $duty ->
                [reach]
                    Está sem sementes, e é preciso chegar à sua fila: { $count ->
                        [1] { $holes } não chega lá, por isso não pode ser jogada
                       *[other] { $holes } não chegam lá, por isso não podem ser jogadas
                    }
               *[feed]
                    Está sem sementes e é preciso alimentá-lo: { $count ->
                        [1] { $holes } não o alimenta, por isso não pode ser jogada
                       *[other] { $holes } não o alimentam, por isso não podem ser jogadas
                    }
            }.
       *[other]
            { $duty ->
                [reach]
                    { $opponent } não tem sementes, e é preciso chegar à outra fila: { $count ->
                        [1] { $holes } não chega lá, por isso não pode ser jogada
                       *[other] { $holes } não chegam lá, por isso não podem ser jogadas
                    }
               *[feed]
                    { $opponent } não tem sementes e é preciso alimentá-lo: { $count ->
                        [1] { $holes } não o alimenta, por isso não pode ser jogada
                       *[other] { $holes } não o alimentam, por isso não podem ser jogadas
                    }
            }.
    }
# Uma jogada pequena fica na própria fila, nada captura e não acaba a partida.
teacher-tempo =
    { $reader ->
        [player]
            { $mine ->
                [0] Já não tem nenhuma jogada pequena
                [1] Ainda tem uma jogada pequena
               *[other] Ainda tem { $mine-words } jogadas pequenas
            }, e { $opponent } { $theirs ->
                [0] não tem nenhuma
               *[other] tem { $theirs-words }
            }. Uma jogada pequena fica na própria fila, não captura nada e não põe fim à partida.
        [opponent]
            { $player } { $mine ->
                [0] já não tem nenhuma jogada pequena
                [1] ainda tem uma jogada pequena
               *[other] ainda tem { $mine-words } jogadas pequenas
            }, e a si { $theirs ->
                [0] não lhe resta nenhuma
                [1] resta-lhe uma
               *[other] restam-lhe { $theirs-words }
            }. Uma jogada pequena fica na própria fila, não captura nada e não põe fim à partida.
       *[other]
            { $player } { $mine ->
                [0] já não tem nenhuma jogada pequena
                [1] ainda tem uma jogada pequena
               *[other] ainda tem { $mine-words } jogadas pequenas
            }, e { $opponent } { $theirs ->
                [0] não tem nenhuma
               *[other] tem { $theirs-words }
            }. Uma jogada pequena fica na própria fila, não captura nada e não põe fim à partida.
    }
teacher-kroo-ripe = O kroo (o monte grande) em { $hole } está maduro: { $seeds } dão a volta e acabam em { $end }. Mas, jogado agora, não capturaria nada.
teacher-kroo-takes = O kroo (o monte grande) em { $hole } está maduro: { $seeds } dão a volta e acabam em { $end }. Jogado agora, capturaria { $taken }.
teacher-kroo-unripe = { $hole } é um kroo de { $seeds } que ainda não está maduro: precisa de mais { $lacking }.
teacher-dam = { $hole } é um dique: a última semente do kroo em { $kroo } cai aí e não captura nada; depois de outra jogada, poderia ter capturado { $seeds }.
teacher-disarms = O kroo em { $kroo } fica sem nada para capturar; depois de outra jogada, poderia ter capturado { $seeds }.
teacher-pressure = { $reader ->
        [opponent] Só pode jogar o kroo em { $kroo }, que não está maduro e não capturaria nada.
       *[other] { $opponent } só pode jogar o kroo em { $kroo }, que não está maduro e não capturaria nada.
    }
teacher-overloads = { $move } sobrecarrega o kroo em { $kroo }, que já não captura nada; sem isso, teria capturado { $seeds }.
teacher-sacrifice = Um sacrifício: { $reply } pode capturar { $given }, mas depois { $answer } captura { $gained }.
teacher-relay =
    { $move } faz { $count ->
        [1] um percurso
        [2] dois percursos
       *[other] { $laps } percursos
    } e alcança { $end }.
teacher-moves-again = { $reader ->
        [player] Dá-lhe mais uma jogada.
       *[other] Dá a { $player } mais uma jogada.
    }
teacher-stores = Põe { $seeds } no celeiro, a salvo de capturas.
# Várias jogadas na mesma vez.
teacher-then = { $line }, depois { $next }
teacher-more = mais { $number }
teacher-turn = Dá início a { $number } jogadas na mesma vez, que rendem { $seeds }: { $line }.
teacher-keeps-ready = Mantém a hipótese de uma jogada extra com { $moves }.
teacher-makes-ready = Prepara uma jogada extra com { $moves }.
teacher-spoils-ready = Desperdiça a jogada extra que se podia ganhar com { $moves }.
teacher-denies-again = { $reader ->
        [opponent] Já não pode ganhar uma jogada extra com { $moves }.
       *[other] { $opponent } já não pode ganhar uma jogada extra com { $moves }.
    }
teacher-allows-again = { $reader ->
        [opponent] Depois, pode ganhar uma jogada extra com { $moves }.
       *[other] { $opponent } pode depois ganhar uma jogada extra com { $moves }.
    }
teacher-ready = { $count ->
        [one] { $moves } dá uma jogada extra.
       *[other] { $moves } dão uma jogada extra cada uma.
    }
teacher-limits-turn =
    { $reader ->
        [opponent]
            Depois desta jogada, a sua melhor resposta { $left-count ->
                [0] não rende nada, em vez de { $seeds }
               *[other] só rende { $left } em vez de { $seeds-number }
            } ({ $line }).
       *[other]
            Depois desta jogada, a melhor resposta de { $opponent } { $left-count ->
                [0] não rende nada, em vez de { $seeds }
               *[other] só rende { $left } em vez de { $seeds-number }
            } ({ $line }).
    }
teacher-best-reply = { $reader ->
        [opponent]
            { $count ->
                [one] Depois, pode ganhar { $seeds } com { $line }.
               *[other] Depois, pode ganhar { $seeds } numa só vez: { $line }.
            }
       *[other]
            { $count ->
                [one] { $opponent } pode depois ganhar { $seeds } com { $line }.
               *[other] { $opponent } pode depois ganhar { $seeds } numa só vez: { $line }.
            }
    }
teacher-turn-threat = { $reader ->
        [opponent]
            { $count ->
                [one] A sua ameaça: ganhar { $seeds } com { $line }.
               *[other] A sua ameaça: ganhar { $seeds } numa só vez ({ $line }).
            }
       *[other]
            { $count ->
                [one] { $opponent } ameaça ganhar { $seeds } com { $line }.
               *[other] { $opponent } ameaça ganhar { $seeds } numa só vez: { $line }.
            }
    }
teacher-empties = { $reader ->
        [opponent] Esvazia { $hole }: se passasse a vez, { $from } acabaria lá e capturaria { $seeds } de { $holes }.
       *[other] Esvazia { $hole }: se { $opponent } passasse a vez, { $from } acabaria lá e capturaria { $seeds } de { $holes }.
    }
teacher-other-way =
    { $count ->
        [0] No outro sentido, { $other } não capturaria nada.
       *[other] No outro sentido, { $other } capturaria { $seeds }.
    }
teacher-empties-row =
    { $reader ->
        [player] Esvazia a sua fila. Se ela continuar vazia quando voltar a ser a sua vez, terá de pôr nela { $seeds } do seu celeiro.
       *[other] Esvazia a fila de { $player }. Se ela continuar vazia na vez seguinte, { $player } terá de pôr nela { $seeds } do celeiro.
    }
teacher-holds-back =
    { $reader ->
        [player] Pode guardar as suas sementes. { teacher-tempo }
       *[other] { $player } pode guardar sementes. { teacher-tempo }
    }
teacher-race =
    { $reader ->
        [player] Jogadas necessárias para esvaziar a fila: você { $mine-words }, { $opponent } { $theirs-words }. Quem esvaziar primeiro a sua fica com as sementes que restam.
        [opponent] Jogadas necessárias para esvaziar a fila: { $player } { $mine-words }, você { $theirs-words }. Quem esvaziar primeiro a sua fica com as sementes que restam.
       *[other] Jogadas necessárias para esvaziar a fila: { $player } { $mine-words }, { $opponent } { $theirs-words }. Quem esvaziar primeiro a sua fica com as sementes que restam.
    }
teacher-makes-special = { $reader ->
        [player] Faz de { $hole } uma casa especial para si.
       *[other] Faz de { $hole } uma casa especial de { $player }.
    }
teacher-threatens-special = { $reader ->
        [player] Se { $opponent } passasse a vez, { $from } faria de { $hole } uma casa especial para si.
        [opponent] Se passasse a vez, { $from } faria de { $hole } uma casa especial de { $player }.
       *[other] Se { $opponent } passasse a vez, { $from } faria de { $hole } uma casa especial de { $player }.
    }
teacher-prevents-special =
    { $reader ->
        [opponent] { $from } ameaça fazer de { $hole } uma casa especial a seu favor; esta jogada evita isso.
       *[other] { $from } ameaça fazer de { $hole } uma casa especial a favor de { $opponent }; esta jogada evita isso.
    }
teacher-closes = { $reader ->
        [loser] Depois desta jogada, já não pode encher { $hole } para a ronda seguinte.
       *[other] Depois desta jogada, { $loser } já não pode encher { $hole } para a ronda seguinte.
    }
teacher-round-lost =
    { $reader ->
        [loser]
            Depois desta jogada, fica { $count ->
                [1] sem nenhuma casa
               *[other] com menos de { $holes } casas
            } para a ronda seguinte.
       *[other]
            Depois desta jogada, { $loser } fica { $count ->
                [1] sem nenhuma casa
               *[other] com menos de { $holes } casas
            } para a ronda seguinte.
    }

## Relatórios de partidas. $class é best, good, inaccuracy, mistake ou blunder; $best é uma letra; $certainty uma das duas mensagens que se seguem.

teacher-proved = provado
teacher-solved = segundo a linha de jogo resolvida
teacher-estimated = estimado vendo { $plies ->
        [1] 1 jogada
       *[other] { $plies } jogadas
    } à frente
teacher-class = { $class ->
        [best] Melhor jogada
        [good] Boa jogada
        [inaccuracy] Imprecisão
        [mistake] Erro
       *[blunder] Erro grave
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better =
    { teacher-class }: { $best } valia mais { $seeds ->
        [1] 1 semente
       *[other] { $seeds } sementes
    } ({ $certainty }).
teacher-ply-better-about =
    { teacher-class }: { $best } valia cerca de { $seeds ->
        [half] meia semente
        [1] 1 semente
       *[other] { $seeds } sementes
    } a mais ({ $certainty }).
teacher-accuracy = { $player }: { $percent } % de precisão; imprecisões: { $inaccuracies }, erros: { $mistakes }, erros graves: { $blunders }.
# O que um jogador fez várias vezes numa partida. $times é $count por extenso; $moves dá os números de $listed jogadas.
teacher-times = { $count ->
        [1] uma vez
       *[other] { $times } vezes
    }
teacher-times-moves = { $listed ->
        [0] .
        [1] : jogada { $moves }.
       *[other] : jogadas { $moves }.
    }
teacher-habit-ends-game = { $reader ->
        [player] Deixou a partida acabar cedo demais { teacher-times }{ teacher-times-moves }
       *[other] { $player } deixou a partida acabar cedo demais { teacher-times }{ teacher-times-moves }
    }
teacher-habit-leaves-seeds = { $reader ->
        [player] Deixou sementes em perigo { teacher-times }{ teacher-times-moves }
       *[other] { $player } deixou sementes em perigo { teacher-times }{ teacher-times-moves }
    }
teacher-habit-misses-capture = { $reader ->
        [player] Deixou escapar uma captura { teacher-times }{ teacher-times-moves }
       *[other] { $player } deixou escapar uma captura { teacher-times }{ teacher-times-moves }
    }
teacher-habit-misses-move = { $reader ->
        [player] Deixou escapar uma jogada extra { teacher-times }{ teacher-times-moves }
       *[other] { $player } deixou escapar uma jogada extra { teacher-times }{ teacher-times-moves }
    }
teacher-habit-gives-move = { $reader ->
        [player] Ofereceu ao adversário uma jogada extra { teacher-times }{ teacher-times-moves }
       *[other] { $player } ofereceu ao adversário uma jogada extra { teacher-times }{ teacher-times-moves }
    }

## Onde um jogador está na escada dos níveis, cujos nomes são dados.

teacher-between = entre { $below } e { $above }
teacher-below = abaixo de { $above }
teacher-at-least = pelo menos { $below }

## Problemas: de que tratam, e a primeira dica

teacher-theme-starving = Deixar à fome
teacher-theme-forced-feeding = Obrigar a alimentar
teacher-theme-kroo = Kroos
teacher-theme-dam = Jogar contra um kroo
teacher-theme-sacrifice = Sacrifícios
teacher-theme-long-relay = Sementeiras longas
teacher-theme-chain = Capturas em cadeia
teacher-theme-opposite-hole = A casa em frente
teacher-theme-tempo = Jogadas pequenas
teacher-theme-saving = Salvar sementes
teacher-theme-special = Casas especiais
teacher-theme-shutting = Fechar casas
teacher-theme-gap = Capturas para lá de uma casa vazia
teacher-theme-again = Jogadas extra
teacher-theme-last-turn = O fim da partida
teacher-theme-long-turn = Sequências longas
teacher-theme-double-capture = Capturas duplas
teacher-theme-defence = Defesa
teacher-hint-starving = Pode deixar o adversário sem uma única semente.
teacher-hint-forced-feeding = Pode obrigar o adversário a alimentá-lo.
teacher-hint-kroo = Procure uma jogada que dê a volta inteira ao tabuleiro.
teacher-hint-dam = Olhe para a casa mais cheia do adversário. Onde cairia a última semente?
teacher-hint-sacrifice = Pode ceder algumas sementes e recuperar mais.
teacher-hint-long-relay = Procure uma jogada com muitos percursos.
teacher-hint-chain = Pode capturar várias casas em cadeia.
teacher-hint-opposite-hole = Olhe para as casas em frente das suas.
teacher-hint-tempo = Restam poucas sementes: conte as jogadas que não saem da sua fila.
teacher-hint-saving = Algumas das suas sementes estão em perigo.
teacher-hint-special = Procure uma casa que possa tornar-se especial.
teacher-hint-shutting = Pense na ronda seguinte: que casas poderá encher cada jogador?
teacher-hint-gap = Procure capturas para lá de uma casa vazia.
teacher-hint-again = Pode jogar mais de uma vez.
teacher-hint-last-turn = A partida pode acabar em breve. Quem ficaria com as sementes restantes?
teacher-hint-long-turn = Pode fazer pelo menos três jogadas na mesma vez.
teacher-hint-double-capture = Pode capturar mais de uma vez antes de o adversário jogar.
teacher-hint-defence = Procure a melhor jogada do adversário. Consegue impedi-la?

## Quatro filas

teacher-wins-stuck = { $reader ->
        [winner] A vitória é sua: { $loser } já não tem nenhuma jogada.
        [loser] Ganha { $winner }: a si já não lhe resta nenhuma jogada.
       *[other] Ganha { $winner }: { $loser } já não tem nenhuma jogada.
    }
teacher-wins-inner = { $reader ->
        [winner] A vitória é sua: a fila interior de { $loser } está vazia.
        [loser] Ganha { $winner }: a sua fila interior está vazia.
       *[other] Ganha { $winner }: a fila interior de { $loser } está vazia.
    }
teacher-loses-endless = { $reader ->
        [loser] Perde a partida: a sementeira não tem fim.
       *[other] { $loser } perde a partida: a sementeira não tem fim.
    }
teacher-draws = Põe fim à partida com um empate.
teacher-wins-next = { $reader ->
        [player] Seja qual for a resposta de { $opponent }, a vitória é sua na jogada seguinte.
        [opponent] Seja qual for a sua resposta, { $player } ganha com a jogada seguinte.
       *[other] Seja qual for a resposta de { $opponent }, { $player } ganha com a jogada seguinte.
    }
teacher-lets-win =
    { $reader ->
        [opponent] Depois, pode ganhar com { $reply }.
       *[other] { $opponent } pode depois ganhar com { $reply }.
    }
teacher-few-replies = { $reader ->
        [opponent]
            Deixa-o { $count ->
                [one] com uma única jogada
               *[other] só com { $replies } jogadas à escolha
            }.
       *[other]
            { $opponent } fica { $count ->
                [one] com uma única jogada
               *[other] só com { $replies } jogadas à escolha
            }.
    }
teacher-mobility = { $reader ->
        [player] Jogadas à escolha: você { $mine }, { $opponent } { $theirs }.
        [opponent] Jogadas à escolha: { $player } { $mine }, você { $theirs }.
       *[other] Jogadas à escolha: { $player } { $mine }, { $opponent } { $theirs }.
    }
teacher-nyumba-taken = { $reader ->
        [opponent] A jogada captura a sua nyumba, { $hole }.
       *[other] A jogada captura a nyumba de { $opponent }, { $hole }.
    }
teacher-nyumba-spent = Gasta a nyumba { $hole } e continua a semear a partir dela.
teacher-nyumba-lost = { $reader ->
        [player] Custa-lhe a nyumba { $hole }.
       *[other] Custa a { $player } a nyumba { $hole }.
    }
teacher-nyumba-kept = Acaba na nyumba { $hole } e deixa lá as sementes.
teacher-blocks-hole = { $reader ->
        [opponent] Takasia: não pode jogar { $hole } na sua próxima jogada.
       *[other] Takasia: { $opponent } não pode jogar { $hole } na jogada seguinte.
    }
teacher-blocked-hole = Takasia: { $hole } não pode ser jogada agora.
teacher-theme-last-move = A última jogada
teacher-theme-inner-row = A fila interior
teacher-theme-across = Capturas em frente
teacher-theme-nyumba = Nyumba
teacher-theme-takasia = Takasia
teacher-hint-last-move = Pode deixar o adversário sem jogadas.
teacher-hint-inner-row = Olhe para a fila interior do adversário.
teacher-hint-across = Conte até onde vai o primeiro percurso e veja que casa está em frente.
teacher-hint-nyumba = Olhe bem para a nyumba.
teacher-hint-takasia = Uma jogada sem captura pode bloquear uma casa.
