### O relatório de uma partida, jogadas melhores a procurar, razões, ameaças. As chaves deste ficheiro começam por "review-".
###
### $player é quem joga antes da jogada, $opponent o outro; ambos são nomes. $move, $reply e $answer são letras de casas.
### $certainty é uma das duas mensagens de teacher.ftl.
### $reader é o argumento cujo jogador lê a mensagem, a quem ela se dirige: player, opponent, who, winner ou loser.

## O relatório

review-report = Relatório
review-progress = { $done } de { $plies } jogadas analisadas
review-done = { $plies ->
        [1] A jogada foi analisada.
       *[other] Foram analisadas todas as { $plies } jogadas.
    }
review-kept = O relatório está guardado com a partida.
review-stop = Parar
review-go-on = Continuar
review-accuracy = Precisão
review-percent = { $percent } %
review-graph = { $reader ->
        [player] Avaliação para si, jogada a jogada
       *[other] Avaliação para { $player }, jogada a jogada
    }
review-turns = Momentos decisivos
review-moves = Todas as jogadas
review-forced = Única jogada permitida
review-whose = De quem são os erros?
review-next = Erro seguinte
review-first = Procurar uma jogada melhor
review-no-mistakes = { $reader ->
        [player] Não cometeu nenhum erro
       *[other] Nenhum erro de { $player }
    }
review-point-first = Aponte primeiro para uma casa jogável.
review-nothing = Pode analisar uma partida depois de ela acabar.

## Procurar melhor

review-find-played = { $reader ->
        [player] Jogada { $number }: jogou { $move }
       *[other] Jogada { $number }: { $player } jogou { $move }
    }
review-find =
    { teacher-class }: esta jogada custa { $seeds ->
        [half] meia semente
        [1] 1 semente
       *[other] { $seeds } sementes
    } ({ $certainty }). Procure uma jogada melhor.
review-find-best = { $move } é a melhor jogada ({ $certainty }).
review-find-good = { $move } é boa: quase não custa nada ({ $certainty }).
review-find-better =
    { $move } é melhor do que a jogada feita, mas ainda custa { $seeds ->
        [half] meia semente
        [1] 1 semente
       *[other] { $seeds } sementes
    } ({ $certainty }).
review-find-loses = { $move } custa { $seeds ->
        [half] meia semente
        [1] 1 semente
       *[other] { $seeds } sementes
    } ({ $certainty }).
review-find-worse = { $move } não é melhor.
review-find-same = { $move } é a jogada feita na partida.
review-find-shown = A melhor jogada é { $move } ({ $certainty }).
review-find-line = A partida poderia ter continuado assim: { $line }.
review-to-report = Voltar ao relatório
review-place = Erro { $number } de { $count }

## Porquê, ameaças, o que resulta de uma jogada

review-why = Porquê?
review-why-title = Porquê { $move }?
review-position-title = Sobre esta posição
review-comparing = O Awalé está a comparar as jogadas…
review-nothing-certain = Não há nada a assinalar com certeza.
review-choose-position = Esta posição
review-choose-last = Última jogada: { $move }
review-what-if = E depois?
review-back = Voltar à partida
review-threat-title = { $reader ->
        [opponent] As suas ameaças
       *[other] As ameaças de { $opponent }
    }
review-threat = { $reader ->
        [player] Se lhe fosse possível passar a vez, { $opponent } jogaria { $move } e capturaria { $seeds } ({ $certainty }).
        [opponent] Se { $player } pudesse passar a vez, você jogaria { $move } e capturaria { $seeds } ({ $certainty }).
       *[other] Se { $player } pudesse passar a vez, { $opponent } jogaria { $move } e capturaria { $seeds } ({ $certainty }).
    }
review-threat-quiet = { $reader ->
        [player] Não há ameaça imediata: se lhe fosse possível passar a vez, { $opponent } jogaria { $move } sem capturar nada ({ $certainty }).
        [opponent] Não há ameaça imediata: se { $player } pudesse passar a vez, você jogaria { $move } sem capturar nada ({ $certainty }).
       *[other] Não há ameaça imediata: se { $player } pudesse passar a vez, { $opponent } jogaria { $move } sem capturar nada ({ $certainty }).
    }
review-no-threat = { $reader ->
        [opponent] Não há ameaça: você não teria nenhuma jogada.
       *[other] Não há ameaça: { $opponent } não teria nenhuma jogada.
    }
review-outlook-title = Aonde leva { $move }?
review-outlook-best = Nenhuma jogada é melhor do que { $move } ({ $certainty }).
review-outlook-loses = { $move } custa { $seeds ->
        [half] meia semente
        [1] 1 semente
       *[other] { $seeds } sementes
    } em relação à melhor jogada ({ $certainty }).
review-outlook-answer = A melhor resposta é { $answer }.
# What a move leads to beside another one: a clause with its time, which completes "After D, ...".
review-compare = Depois de { $move }, { $what }.
review-compare-takes = { $reader ->
        [who] captura { $seeds } de { $holes } { $when }
       *[other] { $who } captura { $seeds } de { $holes } { $when }
    }
review-compare-again = { $reader ->
        [who] joga outra vez { $when }
       *[other] { $who } joga outra vez { $when }
    }
review-compare-special = { $reader ->
        [who] faz de { $hole } uma casa especial { $when }
       *[other] { $who } faz de { $hole } uma casa especial { $when }
    }
review-compare-passes = { $reader ->
        [who] não tem jogadas e passa a vez { $when }
       *[other] { $who } não tem jogadas e passa a vez { $when }
    }
review-compare-round = a ronda acaba { $when }
review-compare-ends = { $reader ->
        [player] a partida acaba { $when }: você { $mine }, { $opponent } { $theirs }
        [opponent] a partida acaba { $when }: { $player } { $mine }, você { $theirs }
       *[other] a partida acaba { $when }: { $player } { $mine }, { $opponent } { $theirs }
    }
review-compare-quiet = { $alike ->
        [yes] nada mais acontece { $plies ->
            [1] na jogada seguinte
           *[other] nas { $in-words } jogadas seguintes
        }
       *[no] ninguém captura nada { $plies ->
            [1] na jogada seguinte
           *[other] nas { $in-words } jogadas seguintes
        }
    }
review-compare-when = { $later ->
        [0] de imediato
        [1] na jogada seguinte
       *[other] { $in-words } jogadas depois
    }
review-wrong-ends = { $reader ->
        [player] A partida acabaria: você { $mine }, { $opponent } { $theirs }.
        [opponent] A partida acabaria: { $player } { $mine }, você { $theirs }.
       *[other] A partida acabaria: { $player } { $mine }, { $opponent } { $theirs }.
    }
review-wrong-loses =
    { $reader ->
        [opponent] Responderia com { $reply } e capturaria { $seeds }.
       *[other] { $opponent } responderia com { $reply } e capturaria { $seeds }.
    }
review-wrong-spoils =
    { $reader ->
        [player] Depois da resposta de { $opponent }, { $reply }, só poderia capturar { $seeds } em vez de { $possible }.
        [opponent] Responderia com { $reply }. Depois, { $player } só poderia capturar { $seeds } em vez de { $possible }.
       *[other] { $opponent } responderia com { $reply }. Depois, { $player } só poderia capturar { $seeds } em vez de { $possible }.
    }
review-wrong-spoils-all =
    { $reader ->
        [player] Depois da resposta de { $opponent }, { $reply }, não poderia capturar nada. Uma jogada melhor permitiria capturar { $possible }.
        [opponent] Responderia com { $reply }, e { $player } não poderia capturar nada. Uma jogada melhor permitiria capturar { $possible }.
       *[other] { $opponent } responderia com { $reply }, e { $player } não poderia capturar nada. Uma jogada melhor permitiria capturar { $possible }.
    }
review-wrong-costs = { $reader ->
        [player] { $opponent } responderia com { $reply }. Em pouco tempo, isso custar-lhe-ia cerca de { $seeds }.
        [opponent] Responderia com { $reply }. Em pouco tempo, isso custaria a { $player } cerca de { $seeds }.
       *[other] { $opponent } responderia com { $reply }. Em pouco tempo, isso custaria a { $player } cerca de { $seeds }.
    }

## Teclas e botões

review-help-why = { review-why } Explica uma posição ou uma jogada (a escolhida, a da dica, a última ou qualquer outra) com até três factos, cada um mostrado no tabuleiro.
review-help-report = { review-report }: depois da partida, veja quanto valeu cada jogada e quais foram os momentos decisivos. Volte aos seus erros e procure uma jogada melhor.
review-key-why = Explicar a jogada escolhida, a dica ou a posição
review-key-threat = Mostrar o que o adversário ameaça
review-key-what-if = Mostrar o que resulta da jogada escolhida
review-key-report = Depois da partida: abrir o relatório e, a seguir, o erro seguinte
