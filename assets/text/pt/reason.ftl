### Porque não se pode jogar uma casa, porque acabou uma partida, quem ganhou. As chaves começam por «reason-».

## Porque não se pode jogar uma casa. Fala-se ao jogador a quem cabe jogar; $hole é uma letra.

reason-game-over = A partida acabou.
reason-no-such-hole = Este tabuleiro não tem essa casa.
reason-not-your-territory = A casa { $hole } está na fila do adversário.
reason-hole-empty = A casa { $hole } está vazia.
reason-too-few-seeds = A casa { $hole } não tem sementes suficientes: são precisas pelo menos { $needed }.
reason-grand-slam = Se jogar a casa { $hole }, captura todas as sementes do adversário, o que não é permitido.
reason-must-reach-opponent = Se jogar a casa { $hole }, não chega à fila do adversário, mas há outra jogada que chega.
reason-must-feed = Se jogar a casa { $hole }, deixa o adversário sem sementes, mas há outra jogada que não o faz.
reason-starves = Se jogar a casa { $hole }, deixa o adversário sem sementes, o que nunca é permitido.

## Porque acabou uma partida. $player é um nome.

reason-end-penalty = Um jogador podia ter alimentado o outro e não o fez.
reason-end-grand-slam = Uma captura levou todas as sementes de um jogador, que ficou com as que restavam no tabuleiro.
reason-end-seeds-left = Restam muito poucas sementes no tabuleiro.
reason-end-majority = Um celeiro contém mais de metade das sementes.
reason-end-no-hole-above-one = Nenhuma casa contém mais de uma semente.
reason-end-empty-territory = Uma das filas está vazia.
reason-end-stuck = Já não há nenhuma jogada possível.
reason-end-repetition = A mesma posição voltou a surgir.
reason-end-resigned = { $player } desistiu.
reason-end-agreed = Os jogadores combinaram terminar a partida.

## Quem ganhou.

reason-result-wins = { $player } ganhou por { $more } a { $fewer }.
reason-result-wins-early = { $player } ganhou.
reason-result-draw = Empate, { $seeds } a { $seeds }.

## O mesmo, dito ao jogador que o lê.

reason-end-you-resigned = Desistiu.
reason-result-you-win = Ganhou por { $more } a { $fewer }.
reason-result-you-win-early = Ganhou.
reason-shut = A casa { $hole } está fechada nesta ronda.
reason-special = A casa { $hole } é especial: as sementes dela não se podem jogar.
reason-last-hole = Enquanto tiver outra jogada, só pode jogar a casa { $hole } se ela tiver pelo menos { $needed } sementes.
reason-no-swap = Agora não pode trocar de lado.
reason-end-end-squares-taken = Os quadrados das duas pontas foram capturados.
reason-end-move-limit = A partida chegou ao limite de jogadas.
reason-end-match = Acabou a última ronda.
reason-must-capture = Tem de capturar, se puder: com a casa { $hole } não captura nada, mas tem outra jogada que captura.
reason-inner-first = A casa { $hole } está na fila exterior: tem de jogar a partir da fila interior, se puder.
reason-empties-inner = Se jogar a casa { $hole }, deixa vazia a sua fila interior.
reason-endless-move = A sementeira a partir da casa { $hole } nunca acabaria.
reason-blocked = A casa { $hole } está bloqueada nesta jogada.
reason-onto-seeds = Uma semente isolada só pode ir para uma casa vazia.
reason-no-capture-that-way = Só pode jogar a casa { $hole } nesse sentido se capturar.
reason-wrong-answer = A jogada { $hole } não é permitida aqui.
reason-end-empty-inner = Uma das filas interiores está vazia.
reason-end-endless = A sementeira nunca acabaria.
