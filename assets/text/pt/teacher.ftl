### Porque é que uma jogada é boa ou má, relatórios de partidas, problemas. As chaves deste ficheiro começam por "teacher-".
###
### $player é quem joga antes da jogada, $opponent o outro; são nomes. $move, $hole e $from são letras de casas, $holes várias.
### $seeds e o mais que conta sementes são números com a sua palavra: "duas sementes".

teacher-only-move = É a única jogada permitida.
teacher-only-move-here = { $hole } é a única jogada permitida.
teacher-takes = { $move } captura { $seeds } de { $holes }.
teacher-gives = Pelo caminho, { $seeds } de { $holes } vão para { $opponent }.
teacher-ends = { $ends ->
        [penalty] { $move } acaba a partida com uma penalização: { $player } podia alimentar { $opponent } e não o fez
       *[other] { $move } acaba a partida
    }.
teacher-ends-rest = { teacher-ends } Das últimas sementes, { $player } recebe { $mine } e { $opponent } { $theirs }.
teacher-blocks = { $opponent } fica sem jogada e passa.
teacher-takes-next = Responda { $opponent } o que responder, { $player } pode depois capturar pelo menos { $seeds }.
teacher-threatens = Prepara uma captura: se { $opponent } passasse, { $from } capturaria { $seeds } de { $holes }.
teacher-traps = Se { $opponent } respondesse { $reply }, { $from } capturaria { $seeds } de { $holes }.
teacher-shields = Depois de qualquer outra jogada, { $opponent } podia capturar pelo menos { $seeds }; depois desta, { $count ->
        [0] nada
       *[other] não mais de { $left }
    }.
teacher-saves = Salva { $seeds }, que { $from } capturaria de { $holes }.
teacher-saves-partly = { $from } capturaria { $seeds }; depois desta jogada { $opponent } não pode capturar mais de { $left }.
teacher-exposes = { $from } pode depois capturar { $seeds } de { $holes }.
teacher-in-danger = { $from } ameaça capturar { $seeds } de { $holes }.
teacher-starves = Deixa { $opponent } sem uma única semente.
teacher-feeds = Dá { $seeds } a { $opponent }, que já não tinha nenhuma.
teacher-feeds-by-duty = { $duty ->
        [reach] { $opponent } não tem sementes, e é preciso chegar à outra fila
       *[feed] { $opponent } não tem sementes e é preciso alimentar
    }: esta jogada dá { $seeds }.
teacher-forces-feeding = { $player } fica sem sementes, e { $opponent } tem de { $duty ->
        [reach] chegar à outra fila
       *[feed] alimentar
    }. Jogadas permitidas: { $holes }.
teacher-must-feed = { $duty ->
        [reach] { $opponent } não tem sementes, e é preciso chegar à outra fila: { $count ->
            [1] { $holes } não chega lá e não pode ser jogada
           *[other] { $holes } não chegam lá e não podem ser jogadas
        }
       *[feed] { $opponent } não tem sementes e é preciso alimentar: { $count ->
            [1] { $holes } não alimenta e não pode ser jogada
           *[other] { $holes } não alimentam e não podem ser jogadas
        }
    }.
# Uma jogada tranquila fica em casa, nada captura e não acaba a partida.
teacher-tempo = Jogadas calmas que restam: { $mine ->
        [0] nenhuma
       *[other] { $mine-words }
    } para { $player }, { $theirs ->
        [0] nenhuma
       *[other] { $theirs-words }
    } para { $opponent }. Uma jogada calma fica na própria fila, não captura nada e não acaba a partida.
teacher-kroo-ripe = O kroo em { $hole } está maduro: { $seeds } dão a volta e acabam em { $end }. Jogado agora, nada capturaria.
teacher-kroo-takes = O kroo em { $hole } está maduro: { $seeds } dão a volta e acabam em { $end }. Jogado agora, capturaria { $taken }.
teacher-kroo-unripe = { $hole } é um kroo de { $seeds }, ainda não maduro: falta-lhe { $lacking }.
teacher-dam = { $hole } é um dique: o kroo em { $kroo } acaba ali e nada captura; depois de outra jogada podia ter capturado { $seeds }.
teacher-disarms = O kroo em { $kroo } nada captura então; depois de outra jogada podia ter capturado { $seeds }.
teacher-pressure = { $opponent } não tem nada para jogar senão o kroo em { $kroo }, que não está maduro e nada captura.
teacher-overloads = Com o que { $move } lhe deixa, o kroo em { $kroo } falha o alvo: teria capturado { $seeds }.
teacher-sacrifice = Um sacrifício: { $reply } pode capturar { $given }, mas então { $answer } captura { $gained }.
teacher-relay = { $move } dá { $count ->
        [one] um percurso
       *[other] { $laps } percursos
    } e acaba em { $end }.
teacher-moves-again = Dá a { $player } mais uma jogada.
teacher-stores = Põe { $seeds } a salvo no celeiro.
teacher-makes-special = Torna { $hole } uma casa especial de { $player }.
teacher-threatens-special = Se { $opponent } passasse, { $from } tornaria { $hole } uma casa especial de { $player }.
teacher-prevents-special = { $from } tornaria { $hole } uma casa especial de { $opponent }; depois deste lance, nenhum o consegue.
teacher-closes = Depois, { $loser } já não pode encher { $hole } para a ronda seguinte.
teacher-round-lost = Depois, { $loser } já não pode ter { $count ->
        [1] uma única casa
       *[other] { $holes } casas
    } na ronda seguinte.

## Relatórios de partidas. $class é best, good, inaccuracy, mistake ou blunder; $best é uma letra; $certainty uma das duas mensagens que se seguem.

teacher-proved = provado
teacher-solved = pela linha resolvida
teacher-estimated = estimado, { $plies ->
        [1] 1 jogada à frente
       *[other] { $plies } jogadas à frente
    }
teacher-class = { $class ->
        [best] Melhor jogada
        [good] Boa jogada
        [inaccuracy] Imprecisão
        [mistake] Erro
       *[blunder] Erro grave
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better = { teacher-class }: { $best } era melhor por { $seeds ->
        [1] 1 semente
       *[other] { $seeds } sementes
    } ({ $certainty }).
teacher-ply-better-about = { teacher-class }: { $best } era melhor por cerca de { $seeds ->
        [half] meia semente
        [1] 1 semente
       *[other] { $seeds } sementes
    } ({ $certainty }).
teacher-accuracy = { $player }: { $percent } % de precisão; imprecisões: { $inaccuracies }, erros: { $mistakes }, erros graves: { $blunders }.

## Onde um jogador está na escada dos níveis, cujos nomes são dados.

teacher-between = entre { $below } e { $above }
teacher-below = abaixo de { $above }
teacher-at-least = pelo menos { $below }

## Problemas: de que tratam, e a primeira pista

teacher-theme-starving = Deixar com fome
teacher-theme-forced-feeding = Obrigado a alimentar
teacher-theme-kroo = O kroo
teacher-theme-dam = Contra um kroo
teacher-theme-sacrifice = Um sacrifício
teacher-theme-long-relay = Uma longa sementeira
teacher-theme-chain = Uma captura em cadeia
teacher-theme-opposite-hole = A casa em frente
teacher-theme-tempo = Pequenas jogadas
teacher-theme-saving = Salvar sementes
teacher-theme-special = Casas especiais
teacher-theme-shutting = Fechar casas
teacher-theme-gap = Depois de um vazio
teacher-theme-again = Várias jogadas
teacher-hint-starving = Pode deixar o adversário sem uma única semente.
teacher-hint-forced-feeding = Pode obrigar o adversário a alimentá-lo.
teacher-hint-kroo = Uma casa dá a volta inteira.
teacher-hint-dam = Olhe para a casa mais cheia do adversário, e para onde acaba.
teacher-hint-sacrifice = O que se dá agora volta, e mais ainda.
teacher-hint-long-relay = Uma sementeira vai muito longe.
teacher-hint-chain = Pode capturar várias casas seguidas.
teacher-hint-opposite-hole = Olhe para o outro lado do tabuleiro.
teacher-hint-tempo = Restam poucas sementes: conte as jogadas na sua fila.
teacher-hint-saving = Há sementes suas em perigo.
teacher-hint-special = Procure uma casa que possa tornar-se especial.
teacher-hint-shutting = Pense na ronda seguinte: quem poderá encher que casas?
teacher-hint-gap = Olhe para além das casas vazias.
teacher-hint-again = Pode jogar mais de uma vez.
