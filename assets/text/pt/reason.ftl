### Porque não se pode jogar uma casa, porque acabou uma partida, quem ganhou. As chaves começam por «reason-».

## Porque não se pode jogar uma casa. Fala-se ao jogador a quem cabe jogar; $hole é uma letra.

reason-game-over = A partida acabou.
reason-no-such-hole = Este tabuleiro não tem essa casa.
reason-not-your-territory = A casa { $hole } está na fila do adversário.
reason-hole-empty = A casa { $hole } está vazia.
reason-too-few-seeds = A casa { $hole } não tem sementes suficientes: são precisas pelo menos { $needed }.
reason-grand-slam = A casa { $hole } capturaria todas as sementes do adversário, o que não é permitido.
reason-must-reach-opponent = A casa { $hole } não alcançaria a fila do adversário, e outra jogada alcança.
reason-must-feed = A casa { $hole } deixaria o adversário sem sementes, e outra jogada não.
reason-starves = A casa { $hole } deixaria o adversário sem sementes, o que nunca é permitido.

## Porque acabou uma partida. $player é um nome.

reason-end-penalty = Um jogador podia alimentar o outro e não o fez.
reason-end-seeds-left = Restam sementes a menos no tabuleiro.
reason-end-majority = Mais de metade das sementes está num celeiro.
reason-end-no-hole-above-one = Nenhuma casa contém mais de uma semente.
reason-end-empty-territory = Uma das filas está vazia.
reason-end-stuck = Já não há nenhuma jogada.
reason-end-repetition = A mesma posição repetiu-se.
reason-end-resigned = { $player } desistiu.
reason-end-agreed = Os jogadores combinaram terminar a partida.

## Quem ganhou.

reason-result-wins = { $player } ganha por { $more } a { $fewer }.
reason-result-wins-early = { $player } ganha.
reason-result-draw = Empate, { $seeds } a { $seeds }.

## O mesmo, dito ao jogador que o lê.

reason-end-you-resigned = Desistiu.
reason-result-you-win = Ganha por { $more } a { $fewer }.
reason-result-you-win-early = Ganha.
reason-shut = A casa { $hole } está fechada nesta ronda.
reason-special = A casa { $hole } é especial: as suas sementes não se jogam.
reason-last-hole = A casa { $hole } precisa de { $needed } sementes enquanto houver outra jogada.
reason-no-swap = Não se pode trocar de lado agora.
reason-end-end-squares-taken = As casas das duas pontas foram capturadas.
reason-end-match = Acabou a última ronda.
