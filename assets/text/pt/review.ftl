### O relatório de uma partida, jogadas melhores a procurar, razões, ameaças. As chaves deste ficheiro começam por "review-".
###
### $player é quem joga antes da jogada, $opponent o outro; ambos são nomes. $move, $reply e $answer são letras de casas.
### $certainty é uma das duas mensagens de teacher.ftl.

## O relatório

review-report = Relatório
review-progress = { $done } de { $plies } jogadas vistas
review-done = As { $plies } jogadas foram vistas.
review-kept = O relatório fica guardado com a partida.
review-stop = Parar
review-go-on = Continuar
review-accuracy = Precisão
review-percent = { $percent } %
review-graph = O que a partida valia para { $player }, jogada a jogada
review-turns = Onde a partida virou
review-moves = Todas as jogadas
review-forced = A única jogada permitida
review-whose = Erros de
review-next = Erro seguinte
review-first = Procurar melhor
review-no-mistakes = Nenhum erro de { $player }
review-point-first = Aponte primeiro uma casa que possa ser jogada.
review-nothing = O relatório faz-se quando a partida acaba.

## Procurar melhor

review-find-played = Jogada { $number }: { $player } jogou { $move }
review-find = { teacher-class }: perde { $seeds ->
        [half] meia semente
        [1] 1 semente
       *[other] { $seeds } sementes
    } ({ $certainty }). Procure melhor.
review-find-best = { $move } é a melhor jogada ({ $certainty }).
review-find-good = { $move } é boa: quase não perde nada ({ $certainty }).
review-find-better = { $move } é melhor do que a jogada feita, mas ainda perde { $seeds ->
        [half] meia semente
        [1] 1 semente
       *[other] { $seeds } sementes
    } ({ $certainty }).
review-find-loses = { $move } perde { $seeds ->
        [half] meia semente
        [1] 1 semente
       *[other] { $seeds } sementes
    } ({ $certainty }).
review-find-worse = { $move } não chega.
review-find-same = { $move } é a jogada que foi feita.
review-find-shown = A melhor jogada é { $move } ({ $certainty }).
review-find-line = Podia ter continuado assim: { $line }.
review-to-report = Ao relatório
review-place = Erro { $number } de { $count }

## Porquê, ameaças, o que resulta de uma jogada

review-why = Porquê?
review-why-title = Porquê { $move }?
review-position-title = O que há para ver
review-nothing-certain = Não há nada de certo a dizer.
review-choose-position = A posição
review-choose-last = Última jogada: { $move }
review-what-if = E depois?
review-back = Voltar à partida
review-threat-title = O que { $opponent } ameaça
review-threat = Se { $player } pudesse passar, { $opponent } jogaria { $move } e capturaria { $seeds } ({ $certainty }).
review-threat-quiet = Nada de imediato: se { $player } pudesse passar, { $opponent } jogaria { $move } sem capturar nada ({ $certainty }).
review-no-threat = Nada: { $opponent } não teria jogada.
review-outlook-title = E se { $move } for jogada?
review-outlook-best = Nenhuma jogada é melhor do que { $move } ({ $certainty }).
review-outlook-loses = { $move } perde { $seeds ->
        [half] meia semente
        [1] 1 semente
       *[other] { $seeds } sementes
    } em relação à melhor jogada ({ $certainty }).
review-outlook-answer = A melhor resposta é { $answer }.
review-wrong-ends = Isso acaba a partida: { $player } { $mine }, { $opponent } { $theirs }.
review-wrong-loses = { $opponent } respondia com { $reply } e capturava { $seeds }.
review-wrong-spoils = { $opponent } respondia com { $reply }. { $player } podia então capturar { $seeds }, e não { $possible }.
review-wrong-spoils-all = { $opponent } respondia com { $reply }, e { $player } não podia capturar nada. Depois de uma jogada melhor podiam ser { $possible }.
review-wrong-costs = { $opponent } respondia com { $reply }. Não tarda que isso custe cerca de { $seeds }.

## Teclas e botões

review-help-why = { review-why } Até três razões de uma jogada ou de uma posição, cada uma mostrada no tabuleiro: da jogada apontada, de uma sugestão, da última jogada ou de qualquer outra.
review-help-threat = { review-key-threat }: o que se jogaria se fosse possível passar. Joga-se no tabuleiro e volta atrás; o mesmo com o que resulta de uma jogada.
review-help-report = { review-report }: acabada a partida, quanto valia cada jogada e onde a partida virou. Os seus erros voltam ao tabuleiro, onde procura melhor.
review-key-why = Porquê: razões da jogada apontada, da sugestão, ou a posição
review-key-threat = O que o adversário ameaça
review-key-what-if = O que resulta da jogada apontada
review-key-report = Depois da partida: o relatório, e de um erro ao seguinte
