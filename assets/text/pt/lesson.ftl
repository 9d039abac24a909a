### Pequenas lições no tabuleiro. As chaves começam por «lesson-», seguido do nome do ficheiro da lição.
###
### Fala-se a quem aprende, que joga com Sul, a fila de baixo. Um texto mostra-se antes de se jogar o que anuncia.
### O que diz de uma posição está verificado: mude palavras, não factos. Cerca de 240 caracteres.

## A lista das lições

lesson-chapter-beginning = Para começar
lesson-chapter-examples = As regras explicadas com exemplos
lesson-chapter-strategy = Jogar bem
lesson-chapter-endgame = Finais de partida
lesson-chapter-other-games = Regras de outras variantes
lesson-chapter-world = Celeiros, rondas e casas especiais
lesson-chapter-playing-world = Jogar bem: Kalah, Congklak, Mangala, Ô ăn quan

## A primeira partida

lesson-first-steps = Primeiros passos
lesson-first-steps-lift = Há doze casas, com quatro sementes em cada uma. A fila de baixo, de *A* a *F*, é a sua. Escolha uma das suas casas: tiram-se de lá todas as sementes e largam-se, uma a uma, nas casas seguintes, para a direita e depois à volta do tabuleiro.
lesson-first-steps-lift-right = Isto é uma jogada: esvazia-se uma casa e semeiam-se as sementes dela. Numa partida, seria agora a vez de Norte.
lesson-first-steps-lift-wrong = As suas casas são as da fila de baixo: *A*, *B*, *C*, *D*, *E* e *F*.
lesson-first-steps-sow = O que conta é onde cai a sua última semente. A fila de Norte vem a seguir à sua: depois de *F* está a casa *a*, e depois *b*. Que casa deve jogar para que a última semente caia na casa *a*?
lesson-first-steps-sow-right = Sim: *D*, *E*, *F*, *a*. Quatro sementes, quatro casas.
lesson-first-steps-sow-wrong = Não é esta. Comece na casa seguinte e conte uma casa por semente: a quarta deve ser a casa *a*.
lesson-first-steps-capture = Se a sua última semente cair numa casa da fila de Norte e essa casa ficar com duas ou três sementes, captura-as. Em *b* há uma semente. Que casa deve jogar para acabar aí?
lesson-first-steps-capture-right = Uma mais a sua última semente são duas: captura ambas, que vão para o seu celeiro.
lesson-first-steps-capture-wrong = Essa jogada acaba noutro sítio. A sua última semente tem de cair em *b*: de *D* até lá são quatro casas.
lesson-first-steps-chain = E há melhor: se a casa anterior também ficar com duas ou três sementes, captura-as igualmente, e assim por diante, recuando pela fila de Norte. Encontre a jogada que captura *b* e *c* ao mesmo tempo.
lesson-first-steps-chain-right = Duas em *c* e três em *b*: captura cinco sementes. A cadeia interrompe-se na casa *a*, que tem cinco.
lesson-first-steps-chain-wrong = Quase. A última semente tem de cair em *c*; *D* tem cinco sementes.
lesson-first-steps-feed = Norte ficou sem sementes. Não pode deixar o adversário à fome: se puder, tem de fazer uma jogada que dê sementes a Norte. Só uma das suas casas chega tão longe.
lesson-first-steps-feed-right = As suas sementes foram para *F*, *a* e *b*. Norte já pode jogar, e a partida continua.
lesson-first-steps-feed-wrong = Norte continuaria sem sementes. A casa *E* tem três: uma para *F*, uma para a casa *a* e uma para *b*.
lesson-first-steps-end = É tudo o que precisa de saber: esvaziar, semear, capturar, alimentar. Quando um jogador não pode jogar, cada um fica com as sementes da sua fila, e ganha quem tiver mais. Bom jogo!

## As regras com exemplos

lesson-must-feed = Uma casa que não se pode jogar
lesson-must-feed-look = A fila de Norte está vazia. Com *B*, acabaria em *E* e não daria nada a Norte. Enquanto tiver uma jogada que alimente Norte, não pode jogar *B*. Experimente, se quiser. Que casas pode jogar?
lesson-must-feed-right = Tanto *D* como *F* chegam à fila de Norte. Qualquer delas serve.
lesson-must-feed-wrong = Não pode jogar esta casa agora. Procure uma cujas sementes cheguem à fila de cima.
lesson-must-feed-free = Desta vez, nenhuma das suas sementes chega à fila de Norte, por isso pode jogar a casa que quiser. Veja a casa *A*.
lesson-must-feed-end = Norte não tem nenhuma jogada, e a partida acabou. As quatro sementes da sua fila são suas: ganha por 26 a 22.

lesson-capture = Uma captura
lesson-capture-look = Captura se a sua última semente cair numa casa de Norte que fique com duas ou três. Aqui, só uma das suas jogadas o consegue. Encontre-a.
lesson-capture-right = Com *D*, acabou em *b*, que ficou com três sementes, e capturou-as. A cadeia interrompe-se na casa *a*, que tem cinco.
lesson-capture-wrong = Essa jogada não captura nada. A casa *b* de Norte tem duas sementes: que casa deve jogar para acabar aí?

lesson-triple-capture = Sete sementes de uma vez
lesson-triple-capture-look = Casas com poucas sementes, lado a lado, são uma fraqueza: uma semente na casa *a*, uma em *b*, duas em *c*. Uma das suas jogadas captura as três casas. Encontre-a.
lesson-triple-capture-right = Três em *c*, duas em *b*, duas na casa *a*: uma captura tripla, de sete sementes. A cadeia recua a partir da sua última semente.
lesson-triple-capture-wrong = Não é esta. A sua última semente tem de cair em *c*: conte a partir de *D*.

lesson-grand-slam = Um grande chelem anulado
lesson-grand-slam-look = Com *D*, capturaria outra vez sete sementes, mas desta vez Norte não tem outras e ficaria sem nada. Veja.
lesson-grand-slam-void = Uma captura de todas as sementes do adversário chama-se grande chelem e fica anulada: as sementes ficam onde as semeou, e não captura nenhuma. A jogada em si é permitida.

lesson-gap = Uma cadeia interrompida
lesson-gap-look = Norte tem duas sementes em *c*, três em *b* e uma na casa *a*. Com *D*, larga uma semente em cada uma destas casas. Quais vai capturar? Repare em *b*.
lesson-gap-end = Só capturou as três sementes de *c*. Com a sua semente, *b* ficou com quatro, demasiadas para capturar: a cadeia interrompe-se aí. As duas sementes da casa *a*, que de outro modo teria capturado, ficam lá.

lesson-loop = Uma volta inteira
lesson-loop-look = Songo duala. *F* tem treze sementes. Quando dá a volta ao tabuleiro, salta a casa de onde partiu: por isso, a décima segunda semente cai na casa *a*. Onde cai a última? Nesta variante, captura duas, três ou quatro sementes.
lesson-loop-look-right = A última semente caiu em *b*. Ficam aí quatro sementes, e outras quatro na casa *a*: captura as oito.
lesson-loop-look-wrong = Essa jogada não captura nada. *F* tem treze sementes: onze para as outras casas, depois mais uma para a casa *a* e outra para *b*.
lesson-loop-end = Saltou *F*, que por isso está vazia. Há variantes em que não se salta a casa de partida: no Oware (1997), no Ot-tjin e no Nyakun, ela recebe uma semente como as outras. Lembre-se disso ao contar: faz uma casa de diferença.

lesson-repetition = Repetição
lesson-repetition-look = Oware (1997). Norte vai jogar *d*, uma jogada que não captura nada. Fixe a posição tal como está agora: vai voltar a vê-la.
lesson-repetition-close = Com *E*, voltaria à posição anterior à jogada de Norte, de novo com Norte a jogar. Quando uma posição surge pela segunda vez, a partida acaba. Vai à frente por 21 a 19. É isso que quer?
lesson-repetition-close-right = Sim. A posição repetiu-se, e a partida acabou. As oito sementes que restam não contam para ninguém: a vitória é sua, por 21 a 19.
lesson-repetition-close-wrong = Assim evita a repetição, mas deixa Norte em vantagem. Vai à frente: repita a posição.
lesson-repetition-end = Se vai à frente, pode repetir a posição para terminar a partida. Se está a perder, evite a repetição. A posição só conta como repetida se for a vez do mesmo jogador.

## Jogar bem

lesson-counting = Contar
lesson-counting-six = Não adivinhe: conte. Seis sementes acabam sempre do outro lado do tabuleiro, na casa com a mesma letra: de *A* à casa *a*, de *B* a *b*. Cinco acabam uma casa antes. Que casa deve jogar para acabar em *d*, onde Norte tem duas sementes?
lesson-counting-six-right = A casa *E* tem cinco. Seis acabariam na casa *e*, por isso cinco acabam em *d*: captura três sementes.
lesson-counting-six-wrong = Essa jogada acaba noutro sítio. Seis sementes da casa *E* acabariam na casa *e*. Quantas tem *E*?
lesson-counting-round = Uma mão-cheia grande começa por dar a volta inteira. Desconte onze para as outras casas e conte o resto a partir da casa seguinte, como sempre. Que casa deve jogar para acabar em *b*?
lesson-counting-round-right = Quinze menos onze são quatro: *E*, *F*, *a*, *b*. Captura três sementes em *b* e duas na casa *a*.
lesson-counting-round-wrong = Essa jogada não sai da sua fila. *D* tem quinze sementes: desconte onze e continue a contar a partir da casa *E*.

lesson-master-stone = A pedra mestra
lesson-master-stone-pass = A última semente de uma sementeira chama-se pedra mestra: só ela pode iniciar uma captura. Com *D*, larga uma semente em cada uma das casas *a*, *b* e *c*, que ficam com duas. Veja o que captura.
lesson-master-stone-choose = Não capturou nada: a última semente seguiu até *d*, que ficou com cinco. Tente de novo. Que casa deve jogar para que a pedra mestra caia em *c*?
lesson-master-stone-right = Ficaram outra vez duas em cada uma das casas *a*, *b* e *c*, mas agora a última semente caiu em *c*: captura as seis.
lesson-master-stone-wrong = Essa jogada não captura nada. Conte para trás a partir de *c*: da casa *E* até lá, são precisas quatro sementes.

lesson-attack = Ataque: ameaça dupla
lesson-attack-look = Ainda não pode capturar nada, mas pode preparar-se. Encontre a jogada depois da qual ameaça capturar com duas das suas casas. Norte só pode responder a uma das ameaças.
lesson-attack-prepared = Agora ameaça a casa *a* com *D*, e *c* com *F*. Jogue Norte o que jogar, vai capturar.
lesson-attack-wrong = Não chega. Com *E*, põe uma semente em *F* e outra na casa *a*: veja o que pode fazer a seguir com *D* e *F*.
lesson-attack-take = Norte põe *c* a salvo. Cumpra a outra ameaça!
lesson-attack-right = Duas ameaças, uma só defesa: é assim que se ganham sementes.
lesson-attack-missed = Essa jogada não captura nada. A casa *D* tem três sementes, mesmo à conta para chegar à semente isolada da casa *a*.

lesson-defence = Defesa: três saídas
lesson-defence-flee = A casa *d* de Norte tem cinco sementes. A última cairia em *C*: ficariam aí duas, e três em *B*. Saia do caminho.
lesson-defence-flee-right = Escapou: *C* está agora vazia, e uma última semente que lá caísse não capturaria nada.
lesson-defence-flee-wrong = Norte continuaria a capturar com *d*. A sementeira acaba em *C*: não deixe que aí fiquem duas ou três.
lesson-defence-fill = A casa *f* de Norte tem três sementes, e a última cairia em *C*, que ficaria com três. Desta vez, não tire as suas sementes de lá: acrescente-lhes mais uma.
lesson-defence-fill-right = *C* tem três. Mais uma faria quatro, e quatro não se podem capturar.
lesson-defence-fill-wrong = Há uma jogada melhor. Mais uma semente põe *C* a salvo: que jogada a leva até lá?
lesson-defence-overload = A casa *a* de Norte tem sete sementes, e a última cairia em *B*: Norte capturaria *A* e *B*, duas em cada. Desta vez, sobrecarregue a casa atacante: dê-lhe uma semente a mais.
lesson-defence-overload-right = Agora há oito sementes na casa *a*: vão uma casa além do alvo e acabam em *C*, onde não capturam nada.
lesson-defence-overload-wrong = Há uma jogada melhor. Largue uma semente na casa *a*, e a sementeira de Norte acabará uma casa mais à frente.

lesson-counter-attack = Contra-ataque
lesson-counter-attack-look = Com *f*, Norte acabaria em *C*, faria aí três e capturá-las-ia. Poderia pôr *C* a salvo. Mas a uma ameaça também se responde com outra maior. Que jogada espalha sementes isoladas diante da casa *E* e acrescenta uma à própria *E*?
lesson-counter-attack-look-right = A casa *E* tem agora cinco sementes, e diante dela há casas quase vazias. Norte pode capturar três em *B*, mas depois você pode capturar nove.
lesson-counter-attack-look-wrong = Assim, Norte fica com vantagem. Com *A*, dá a volta ao tabuleiro: veja o que pode fazer depois com *E*.
lesson-counter-attack-strike = Norte não resiste e captura três em *B*. É a sua vez.
lesson-counter-attack-strike-right = Nove sementes por três! Antes de fugir, veja se pode responder com mais força.
lesson-counter-attack-strike-wrong = Pode capturar mais. A casa *E* tem cinco sementes, e a última cai em *d*.

lesson-give-to-take = Dar duas, capturar seis
lesson-give-to-take-look = Norte só pode jogar *d*: as catorze sementes dão a volta ao tabuleiro e vão até *A*, onde capturam duas. Pelo caminho, cai uma em cada uma das casas *a*, *b*, *c* e *E*. Não o pode evitar, mas pode ripostar: não jogue a casa de que precisa para isso.
lesson-give-to-take-look-right = Não mexeu em *E*: essa casa está à espera da quarta semente.
lesson-give-to-take-look-wrong = Vai precisar da casa *E*: com a semente que Norte lá larga ao jogar *d*, chegará até *c*. Jogue outra casa.
lesson-give-to-take-take = Norte capturou-lhe duas sementes. Agora veja as casas *a*, *b* e *c*: o que pode capturar?
lesson-give-to-take-take-right = Deu duas sementes e capturou seis. Não defenda todas as sementes: conte as que recebe em troca.
lesson-give-to-take-take-wrong = Pode capturar mais. A casa *E* tem quatro sementes, e a última cai em *c*.

lesson-kroo = O kroo
lesson-kroo-what = Uma casa que se deixa encher até doze sementes ou mais chama-se kroo, uma palavra akan. As sementes dão a volta inteira ao tabuleiro, saltam a casa de onde partiram e começam uma segunda volta. Veja a casa *E*, com doze.
lesson-kroo-unripe = A décima segunda semente caiu em *F*, na sua fila, e não capturou nada. O kroo não estava maduro: as sementes têm de chegar pela segunda vez à casa *a*, a primeira da fila de Norte.
lesson-kroo-ripen = Para amadurecer, o kroo da casa *E* precisa de treze sementes, e só tem doze. Encontre a jogada que lhe dá a que falta.
lesson-kroo-ripen-right = Agora tem treze, e a última chegaria pela segunda vez à casa *a*. Um kroo maduro é uma ameaça, e não há pressa em jogá-lo.
lesson-kroo-ripen-wrong = O kroo da casa *E* precisa exatamente de mais uma semente antes de ser jogado. Que casa deve jogar para acabar em *E*?
lesson-kroo-reap = Um kroo larga duas sementes em cada casa por onde passa duas vezes: uma casa vazia fica com duas, uma semente isolada passa a três. Aqui tem quinze, que chegam até *c*. Faça a colheita!
lesson-kroo-reap-right = Duas em *c*, três em *b*, duas na casa *a*: captura sete sementes. É numa fila quase vazia que um kroo faz mais estragos.
lesson-kroo-reap-wrong = O kroo está maduro, e a fila de Norte, quase vazia: jogue *E*.

lesson-ripe-kroo = Quando jogar um kroo maduro
lesson-ripe-kroo-wait = A casa *E* tem treze sementes: o kroo está maduro e capturaria duas na casa *a*. Mas Norte, com *f*, ameaça a sua casa *A*. Um kroo maduro pode esperar; sementes em perigo, não.
lesson-ripe-kroo-wait-right = A casa *A* está a salvo, e o kroo continua lá. Agora é a vez de Norte.
lesson-ripe-kroo-wait-wrong = Depois dessa jogada, com *f*, Norte captura em *A*. Jogue primeiro *A*: o kroo não foge.
lesson-ripe-kroo-strike = Norte joga *d*, uma casa cheia que dá a volta ao tabuleiro, e o seu kroo também recebe uma semente: agora tem catorze. Veja quanto captura.
lesson-ripe-kroo-end = Capturou seis sementes em vez de duas. Jogue um kroo maduro quando render mais, ou quando Norte estiver prestes a estragá-lo: com uma semente a mais, acaba noutro sítio.

lesson-against-kroo = Jogar contra um kroo
lesson-against-kroo-danger = O kroo de Norte na casa *e* tem quinze sementes. A segunda volta acaba em *C*, e as primeiras casas da sua fila estão quase vazias. Veja o que perde.
lesson-against-kroo-dam = Perdeu sete sementes. Mas imagine que *C* tinha quatro: o kroo faria lá seis e não capturaria nada. Um monte assim chama-se dique. Que casas pode jogar sem o romper?
lesson-against-kroo-dam-right = O dique aguenta. Enquanto o kroo acabar em *C*, não captura nada.
lesson-against-kroo-dam-wrong = *C* é o seu dique: sem ele, o kroo captura sete sementes. Jogue outra casa.
lesson-against-kroo-pressure = Pressão: o kroo tem doze sementes, e falta-lhe uma para estar maduro. Norte não tem mais nada para jogar. Não deixe que isso mude: faça uma jogada que não dê nenhuma semente a Norte.
lesson-against-kroo-pressure-right = Agora Norte tem de jogar o kroo antes de estar maduro.
lesson-against-kroo-pressure-wrong = Com *F*, daria duas sementes a Norte, que as poderia jogar em vez do kroo. Faça uma jogada que não saia da sua fila.
lesson-against-kroo-forced = Norte não tem escolha. Veja: a última semente só chega a *f* e não captura nada, e seis das sementes ficam na sua fila.
lesson-against-kroo-overload = Sobrecarga: o kroo na casa *a* tem dezanove sementes, mesmo à conta para acabar em *C* e capturar em *B* e *C*. Dê-lhe mais uma, para que acabe em *D*, onde há quatro sementes suas.
lesson-against-kroo-overload-right = Com vinte sementes, o kroo faria seis em *D* e não capturaria nada. Um kroo grande demais faz tão pouco mal como um pequeno demais.
lesson-against-kroo-overload-wrong = Há uma jogada melhor. Dê exatamente uma semente ao kroo da casa *a*: que casa deve jogar para acabar aí?

## O fim da partida

lesson-endgame = Jogadas pequenas
lesson-endgame-look = Restam cinco sementes, e Norte só tem duas. Uma jogada dentro da sua fila não lhe custa nada; uma semente que atravessa é um presente. Obrigue Norte a vir ter consigo.
lesson-endgame-right = Com *B*, ganha tempo, e Norte tem de se aproximar. Guarde jogadas pequenas para o fim: quem ficar sem elas tem de dar sementes.
lesson-endgame-wrong = Com *F*, oferece as duas sementes que lá estão. Tem uma jogada que não oferece nada.

lesson-tempo = Ganhar tempo
lesson-tempo-look = Estão empatados a 22. Uma jogada pequena não dá sementes. Norte só pode jogar a casa *e*, e essa jogada dá-lhe uma semente. A si resta-lhe uma só jogada pequena: faça-a, para que seja Norte o primeiro a dar sementes.
lesson-tempo-look-right = Agora Norte tem de jogar a casa *e*, e a última semente dela vem ter consigo.
lesson-tempo-look-wrong = Com *F*, oferece a semente, e depois Norte pode esperar. Com *D*, a semente não sai da sua fila.
lesson-tempo-step = Norte largou uma semente em *A*, mas pode alcançá-la com a casa *f*: com uma segunda semente, *A* ficaria com duas, e Norte capturaria ambas. Que jogada pequena põe a sua semente a salvo?
lesson-tempo-step-right = A casa *A* está a salvo, e Norte tem de lhe dar também a última semente. Quem ainda tem uma jogada pequena quando o outro não tem nenhuma ganha o final.
lesson-tempo-step-wrong = Depois dessa jogada, com *f*, Norte faz duas em *A* e captura-as. Jogue *A*.

lesson-hungry = Manter o adversário com fome
lesson-hungry-keep = Estão empatados a 22. Norte tem uma única semente, em *f*: na próxima jogada, cairia em *A*, faria duas com a sua, e Norte capturaria ambas. Desvie-se e não dê nada a Norte.
lesson-hungry-keep-right = A casa *A* está vazia, e nada atravessou: Norte continua com fome.
lesson-hungry-keep-wrong = Depois dessa jogada, com *f*, Norte faz duas em *A* e captura-as. Tire *A* do caminho.
lesson-hungry-gather = Norte cedeu a última semente. Nenhuma das suas sementes pode agora chegar à fila de Norte, por isso não tem de o alimentar: qualquer jogada serve.
lesson-hungry-gather-right = Norte não pode jogar, por isso a partida acabou. As quatro sementes da sua fila são suas: ganha por 26 a 22.
lesson-hungry-gather-wrong = Qualquer das suas jogadas serve.
lesson-hungry-fed = Quem tem fome, porém, ainda não perdeu. Desta vez, é você que não tem sementes: se a partida acabasse aqui, Norte ganharia por 26 a 22. Mas a casa *d* de Norte chega à sua fila, por isso Norte tem de a jogar. Veja.
lesson-hungry-strike = Norte semeou oito sementes, e seis delas estão na sua fila. Uma das suas jogadas captura de imediato. Qual?
lesson-hungry-strike-right = Captura três sementes e fica com 25 no celeiro: mais de metade das 48. A partida continua, mas Norte já não pode recuperar.
lesson-hungry-strike-wrong = Essa jogada não captura nada. A casa *F* tem uma semente e a casa *a* tem duas.

lesson-to-25 = Contar até 25
lesson-to-25-count = Há 48 sementes, por isso 25 são mais de metade: quem tiver 25 já não pode perder. Tem 22. Duas das suas jogadas capturam. Com qual delas chega às 25?
lesson-to-25-count-right = Captura quatro sementes e fica com 26 no celeiro. A partida continua, mas Norte já não pode recuperar.
lesson-to-25-count-wrong = Essa jogada não chega para as 25. Com *D*, acaba em *b*: captura aí duas sementes, e outras duas na casa *a*.
lesson-to-25-keep = Tem 23, e nada para capturar. Mas, no fim da partida, cada jogador fica com as sementes da sua fila. Na sua há duas: são 25, se não perder nenhuma. Norte, com *f*, chega a *B*. Salve as duas.
lesson-to-25-keep-right = Norte já não pode capturar nada com *f* e tem de lhe dar as duas sementes que tem.
lesson-to-25-keep-wrong = Depois dessa jogada, com *f*, Norte faz duas em *B* e captura ambas. Tire a sua de lá: jogue *B*.
lesson-to-25-gather = Norte já deu tudo, e nenhuma das suas sementes chega à fila dele. Qualquer jogada põe fim à partida. Conte antes de jogar: 23 no celeiro, mais as quatro da sua fila.
lesson-to-25-gather-right = Ganha por 27 a 21. Acabada a partida, as sementes da sua fila contam tanto como as capturadas.
lesson-to-25-gather-wrong = Qualquer das suas jogadas serve.

## As regras de outros jogos

lesson-relay = Semear em percursos seguidos
lesson-relay-look = Ot-tjin. Se a sua última semente cair numa casa com sementes, esvazia-a e continua a semear a partir daí: são percursos seguidos. Veja *C*: quatro percursos numa só jogada.
lesson-relay-stop = A jogada acabou onde começou: *C* estava vazia, e uma casa vazia põe fim à sementeira. Também lhe põe fim uma casa que fique com três sementes: captura-as. Cada variante com percursos seguidos tem os seus números.
lesson-relay-find = Que jogada acaba em *d* e faz aí três? Siga as sementes: onde acaba o primeiro percurso, e quantas tira daí?
lesson-relay-find-right = Com *E*, acabou em *F*. Tirou as quatro sementes que lá estavam e semeou-as em *a*, *b*, *c* e *d*. A última fez três, e capturou-as.
lesson-relay-find-wrong = Essa jogada acaba noutro sítio. A semente da casa *E* cai em *F*: tire as quatro que lá ficam e continue a contar.

lesson-seed-left = Uma semente que fica
lesson-seed-left-look = 2-4. Na casa que joga fica sempre uma semente, por isso não pode jogar uma casa com uma só. Experimente *C* ou *F*, se quiser. Que casas pode jogar?
lesson-seed-left-look-right = Ficou uma semente, e semeou as outras.
lesson-seed-left-look-wrong = Essa casa só tem uma semente, que tem de ficar lá.
lesson-seed-left-count = Na casa que joga fica uma semente, por isso conte uma a menos. Nesta variante, captura duas ou quatro sementes, em qualquer das filas. Que casa deve jogar para fazer duas em *D*?
lesson-seed-left-count-right = A casa *A* tinha quatro sementes, e semeou três: *B*, *C*, *D*. Captura duas, e uma ficou em *A*.
lesson-seed-left-count-wrong = Essa jogada não captura nada. A casa *A* tem quatro sementes, por isso deixa uma e semeia três: *B*, *C*, *D*.

lesson-opposite = A casa em frente
lesson-opposite-look = Adjito. Não captura a casa a que chega, mas a que está em frente: se acabar na sua fila, captura a casa do outro lado do tabuleiro. A casa *c* de Norte tem sete sementes. Que casa deve jogar para acabar em frente dela?
lesson-opposite-look-right = Com *C*, acabou em *D*, e *D* está em frente de *c*: captura sete sementes. A sua semente fica em *D*.
lesson-opposite-look-wrong = Essa jogada acaba noutro sítio. *D* está em frente de *c*: que casa fica um passo antes de *D*?
lesson-opposite-end = No Jodu e no Wari francês, só captura se a sua última semente cair numa casa vazia. No Jodu, essa casa tem de estar na sua fila, e captura também a última semente; no Wari francês, pode estar em qualquer das filas.

lesson-own-side = Capturas na própria fila
lesson-own-side-look = Halusa. Captura na sua própria fila: se a sua última semente fizer um número par, captura essa casa e as imediatamente anteriores que também tenham um número par. Que casa deve jogar para capturar *B*, *C* e *D* ao mesmo tempo?
lesson-own-side-look-right = Duas em *D*, quatro em *C*, duas em *B*: captura oito sementes, todas da sua fila.
lesson-own-side-look-wrong = Pode capturar mais. A casa *A* tem três sementes, e a última cai em *D*.

lesson-flow-capture = Capturas pelo caminho
lesson-flow-capture-look = Darra. Se uma semente largada pelo caminho fizer quatro numa casa, as quatro são logo capturadas, e a sementeira continua. A casa *a* de Norte tem três sementes. Veja o que lhes acontece quando semeia *E*.
lesson-flow-capture-owner = As quatro sementes foram para o celeiro de Norte, embora fosse você a semear: pelo caminho, as sementes de uma casa que chega a quatro são do dono da fila. Não largue uma quarta semente nas casas de Norte.
lesson-flow-capture-find = Na sua própria fila, uma quarta semente dá-lhe as quatro. Com que jogada larga uma, pelo caminho, numa casa com três?
lesson-flow-capture-find-right = *B* chegou a quatro pelo caminho, e as sementes são suas. Só a última semente de uma sementeira segue outra regra.
lesson-flow-capture-find-wrong = Com essa jogada, nenhuma das suas casas chega a quatro. *B* tem três sementes: com que jogada larga lá outra pelo caminho?

lesson-any-hole = Casas dos dois jogadores
lesson-any-hole-look = Nyakun. Nenhuma das filas é sua: pode jogar qualquer casa, mesmo da fila de cima. Captura uma, duas ou três sementes na última casa, e depois nas anteriores, mesmo passando à outra fila. Que casa deve jogar para capturar seis?
lesson-any-hole-look-right = Capturou seis sementes, de *C*, *B*, *A* e, já na outra fila, *f*. Mas Norte também pode jogar as sementes que ficam.
lesson-any-hole-look-wrong = Pode capturar mais. Veja a casa *e*: as quatro sementes vão até *C*.

lesson-must-reach = Chegar sempre à outra fila
lesson-must-reach-look = Awalé (1996). Se tiver uma jogada que chegue à fila de Norte, tem de fazer uma dessas. *A* e *B* não chegam lá, mas experimente-as, se quiser. Que casas pode jogar?
lesson-must-reach-look-right = Com *D*, chegou à casa *a* e capturou duas sementes.
lesson-must-reach-look-wrong = Essa jogada acaba na sua fila, mas, com *D*, chega à de Norte.
lesson-must-reach-end = Nesta variante, a partida acaba quando nenhuma casa tem mais de uma semente. As quatro sementes da sua fila são suas: ganha por 25 a 23.

lesson-penalty = Alimentar ou pagar
lesson-penalty-look = Wari. Norte não tem sementes, e você pode alimentá-lo. Nenhuma casa é proibida, mas, se puder alimentar Norte e não o fizer, a partida acaba, e Norte recebe todas as sementes que restam. Vai à frente por 24 a 21.
lesson-penalty-look-right = Deu uma semente a Norte, e a partida continua.
lesson-penalty-look-wrong = A partida acabaria, e Norte ficaria com as três sementes que restam: 24 a 24. Só *F* chega à fila de Norte.

lesson-passing = Passar a vez
lesson-passing-look = Jodu. Nesta variante, ninguém tem de alimentar o adversário: quem não pode jogar passa a vez. A fila de Norte está vazia. Não a alimente: capture. Se a sua última semente cair numa casa vazia da sua fila, captura essa semente.
lesson-passing-look-right = Captura uma semente. Norte não pode jogar e passa a vez: joga você outra vez.
lesson-passing-look-wrong = Com *D*, chega a *E*, esvazia-a e semeia parte das sementes na fila de Norte, que assim já pode jogar. Jogue antes *E*.
lesson-passing-again = Volta a ser a sua vez. Veja *D*.
lesson-passing-end = O tabuleiro está vazio, e a vitória é sua, por 25 a 23. Nas variantes em que quem não pode jogar passa a vez, uma fila vazia faz perder a vez jogada após jogada.

## Celeiros, rondas e casas especiais

lesson-store = O celeiro
lesson-store-look = Kalah. O seu celeiro está na ponta direita da sua fila: ao passar por ele, larga lá uma semente. Veja *E*: uma semente para *F*, uma para o celeiro e duas para a fila de Norte.
lesson-store-skip = Semeia no seu celeiro e salta o de Norte. Uma semente no celeiro está ganha e fica lá.
lesson-store-find = Cada casa tem quatro sementes. Que jogadas põem uma semente no seu celeiro?
lesson-store-find-right = Uma semente no seu celeiro é sua para sempre. Tanto *C* como *D*, *E* e *F* chegam ao seu celeiro.
lesson-store-find-wrong = Com *A* ou *B*, não chega ao seu celeiro. Conte quatro passos.

lesson-again = Uma jogada extra
lesson-again-look = Kalah. Se a sua última semente cair no seu celeiro, joga outra vez. Que casa deve jogar para acabar lá?
lesson-again-look-right = As sementes de *C* vão para *D*, *E*, *F* e o seu celeiro: joga outra vez.
lesson-again-look-wrong = Essa jogada não acaba no seu celeiro. Que casa está a quatro passos dele?
lesson-again-order = Tanto com *E* como com *F* acaba no seu celeiro. Qual deve jogar primeiro, para poder jogar também a outra?
lesson-again-order-right = *F* já não estorva. Se tivesse começado por *E*, *F* teria duas sementes, uma a mais.
lesson-again-order-wrong = Comece por *F*: jogando *E*, poria lá uma segunda semente.
lesson-again-next = Ainda é a sua vez. Que casa deve jogar agora para acabar no seu celeiro?
lesson-again-next-right = Joga outra vez, e *F* tem de novo uma semente.
lesson-again-next-wrong = *E* tem duas sementes: uma para *F* e uma para o seu celeiro.
lesson-again-end = No Ali guli mane e no Gebeta, uma captura no fim da sementeira dá-lhe mais uma jogada.

lesson-facing = Capturar com uma casa vazia
lesson-facing-look = Kalah. Se a sua última semente cair numa casa vazia da sua fila, captura essa semente e todas as da casa em frente. A casa *c* de Norte tem oito. Que casa deve jogar para as capturar?
lesson-facing-look-right = Com *A*, acabou em *D*, que estava vazia: captura a sua última semente e as oito de *c*.
lesson-facing-look-wrong = *D* está vazia, em frente de *c*. Que casa está três passos antes de *D*?
lesson-facing-end = Se a casa em frente também estiver vazia, não captura nada. No Congklak, no Sungka e no Ayoayo, captura-se do mesmo modo no fim dos percursos.

lesson-seed-back = Uma semente que volta
lesson-seed-back-look = Bestemshe. A primeira semente volta à casa de onde a tirou; uma semente isolada avança. Se a sua última semente fizer um número par na fila de Norte, captura as sementes que lá estão. Que jogada o consegue?
lesson-seed-back-look-right = Das oito sementes de *B*, deixou lá uma e semeou sete. A última fez quatro em *d*, e captura-as todas.
lesson-seed-back-look-wrong = Essa jogada não faz um número par na fila de Norte. De *B* semeia sete sementes: onde cai a última?
lesson-seed-back-end = Também no Togyzqumalaq e no Mangala, a primeira semente volta à casa de partida.

lesson-tuz = O tuz
lesson-tuz-look = Togyzqumalaq. Se, com a sua última semente, uma casa de Norte ficar com três, essa casa passa a ser o seu tuz, e as três sementes vão para o seu celeiro. Que casa deve jogar para fazer três na casa *a*?
lesson-tuz-look-right = Deixou uma semente em *H* e semeou duas; com a última, a casa *a* ficou com três. A partir de agora, a casa *a* é o seu tuz.
lesson-tuz-look-wrong = A casa *a* tem duas sementes. Que casa deve jogar para acabar aí?
lesson-tuz-slide = Cada semente que cai no seu tuz vai para o seu celeiro, mesmo que seja de Norte. Veja *f*: a última semente cai na casa *a*.
lesson-tuz-end = Só pode ter um tuz. Não pode ser a última casa de Norte, nem a que tem a mesma letra que o tuz de Norte. No Layli goobalay, no Enkeshui e no Gebeta, as sementes de uma casa especial ficam nela.

lesson-next-hole = Continuar na casa seguinte
lesson-next-hole-look = Pallanguzhi. Quando acaba um percurso, esvazia a casa seguinte e continua a semear. Veja *A*: o primeiro percurso acaba em *G*, por isso esvazia a casa *a*.
lesson-next-hole-stop = O segundo percurso acabou em *g*, e a casa seguinte, *A*, estava vazia. Quando a casa seguinte está vazia, a sementeira termina, e captura a que vem depois: as sete sementes de *B*.
lesson-next-hole-find = A casa *e* está vazia, e *f*, a seguir, tem doze sementes. Que casa deve jogar para acabar em *d*, logo antes dessas duas casas?
lesson-next-hole-find-right = Com *G*, pôs uma semente na casa *a*. Esvaziou a casa seguinte, *b*, e semeou as duas sementes dela até *d*: captura as doze de *f*.
lesson-next-hole-find-wrong = Essa jogada acaba noutro sítio. A semente de *G* cai na casa *a*: esvazie a casa a seguir e continue a contar.

lesson-across = Captura para lá de uma casa vazia
lesson-across-look = Pallanguzhi. Se a casa depois da sua última semente estiver vazia, a sementeira termina, e captura a casa para lá da vazia, em qualquer das filas. *G* está vazia. Que casa deve jogar para capturar as doze da casa *a*?
lesson-across-look-right = A semente de *E* caiu em *F*. *G* está vazia, por isso capturou as doze da casa *a*, logo a seguir.
lesson-across-look-wrong = A casa vazia é *G*, por isso a sua última semente tem de cair em *F*.
lesson-across-end = No Ali guli mane, captura-se também a casa em frente. No Ô ăn quan, continua-se a capturar enquanto se seguir outra casa vazia e, depois dela, uma ocupada.

lesson-direction = Dois sentidos
lesson-direction-look = Ô ăn quan. Escolhe-se uma casa e um sentido. O quadrado da ponta direita tem treze sementes, e a casa *a*, ao lado, está vazia. Que jogada acaba em *b* e captura o quadrado?
lesson-direction-look-right = Com *E*, no sentido horário, acabou em *b*. Capturou as treze sementes a seguir à casa *a*, vazia, e as três de *D*, a seguir a *E*, também vazia.
lesson-direction-look-wrong = Essa jogada não captura o quadrado. *E* tem nove sementes: semeie-as no sentido horário, começando por *D*.
lesson-direction-end = Nunca se tiram sementes dos dois quadrados para semear. Quando ambos tiverem sido capturados, a partida acaba. Se a sua fila estiver vazia, põe uma semente do seu celeiro em cada uma das casas dessa fila.

lesson-rounds = Rondas e casas fechadas
lesson-rounds-look = Ohvalhu, terceira ronda. Não teve sementes suficientes para voltar a encher *H*, que por isso está fechada nesta ronda e é saltada em todas as sementeiras. Que casa deve jogar para acabar no seu celeiro?
lesson-rounds-look-right = Jogou *B*, semeou de *C* a *G*, saltou *H* e acabou no seu celeiro: joga outra vez.
lesson-rounds-look-wrong = Como se salta *H*, *G* está a um passo do seu celeiro. Conte para trás a partir daí.
lesson-rounds-end = Uma ronda acaba quando quem vai jogar não tem sementes na sua fila. Depois, cada jogador enche as casas que puder e guarda o resto. O encontro acaba quando um jogador não pode encher nem uma casa.

## Porque uma resposta está errada. $reply é a letra da casa de Norte, $seeds e $possible dizem «duas sementes».

lesson-wrong-ends = Assim, a partida acabaria: você { $south }, Norte { $north }.
lesson-wrong-loses = Norte responderia com { $reply } e capturaria { $seeds }.
lesson-wrong-misses = Essa jogada captura { $seeds }; há outra que captura { $possible }.
lesson-wrong-misses-all = Essa jogada não captura nada; há outra que captura { $possible }.
lesson-wrong-spoils = Depois da resposta de Norte, { $reply }, só poderia capturar { $seeds } em vez de { $possible }.
lesson-wrong-spoils-all = Depois da resposta de Norte, { $reply }, não poderia capturar nada. Uma jogada melhor permitiria capturar { $possible }.
lesson-wrong-costs = Norte responderia com { $reply }. Em pouco tempo, isso custar-lhe-ia cerca de { $seeds }.

lesson-ring = Quatro filas
lesson-ring-look = Hus. As duas filas mais próximas de si são suas, e só você semeia nelas: para a direita pela fila exterior e de volta pela interior. Em frente de *J* estão *o* e *b*, ambas com sementes. Que casa deve jogar para acabar em *J*?
lesson-ring-look-right = Com *G*, acabou em *J*, que já tinha sementes. Capturou as três de *o* e as duas de *b*, e semeou as cinco a partir de *K*.
lesson-ring-look-wrong = Essa jogada não captura nada. Conte a partir de *G*: *H*, *I*, *J*.
lesson-ring-last = Quem não pode jogar perde, e uma casa com uma só semente não se joga. Norte tem uma única semente em *f*. Com que jogada ganha de imediato?
lesson-ring-last-right = Com *G*, capturou outra vez *o* e *b*, e Norte não pode jogar a semente isolada de *f*: a vitória é sua.
lesson-ring-last-wrong = Norte ainda pode jogar *o* ou *b*. Capture as duas.
lesson-ring-end = No Omweso, as sementes capturadas semeiam-se a partir de onde o percurso começou; no Hawalis e no Moruba, vão para o seu celeiro. Com F1 pode sempre consultar as regras de um jogo.
lesson-nyumba = A nyumba
lesson-nyumba-look = Bao la kiswahili. Na primeira fase, a namua, põe em cada jogada uma semente da sua taça numa casa da sua fila interior. Se puder capturar, tem de o fazer. Qual das suas casas tem sementes em frente?
lesson-nyumba-look-right = Com *J*, capturou as quatro sementes de *o*. Semeou-as a partir da ponta direita da sua fila interior, a kichwa: *I*, *J*, *K*, e a última em *L*, a sua nyumba.
lesson-nyumba-look-wrong = Essa jogada não é permitida: quando pode capturar, tem de o fazer. Procure a casa em frente de *o*.
lesson-nyumba-spend = A casa *L* é a sua nyumba (em suaíli, «casa»). Com seis sementes ou mais, está de pé: quando acaba nela, pode parar, ou gastá-la e continuar a semear com as sementes dela. O jogo dá-lhe a escolher.
lesson-nyumba-end = Quando a sua taça fica vazia, começa a segunda fase, a mtaji: escolhe uma casa e um sentido, e continua a ter de capturar, se puder. Quem não pode jogar, ou fica sem nada na fila interior, perde.
lesson-kichwa = A kichwa
lesson-kichwa-look = Bao la kujifunza. Escolhe o sentido de cada jogada e tem de capturar, se puder. Captura quando a sua última semente cai numa casa ocupada da sua fila interior com sementes em frente. Em frente de *J* está *o*. Que jogada acaba em *J*?
lesson-kichwa-look-right = Com *H*, acabou em *J* e capturou as três sementes de *o*. Semeou-as a partir da ponta direita da sua fila interior, a kichwa: *I*, *J*, *K*.
lesson-kichwa-look-wrong = Essa jogada não é permitida: quando pode capturar, tem de o fazer. As duas sementes de *H* chegam a *J*.
lesson-kichwa-left = A ponta esquerda, *P*, também é uma kichwa. Se capturar numa das duas casas dessa ponta, semeia as sementes a partir dali. Em frente de *O* há três sementes. Que jogada acaba em *O*?
lesson-kichwa-left-right = Com *A*, foi para a esquerda, por *P* até *O*, e capturou as sementes de *j*. Semeou-as a partir da kichwa esquerda: *P*, *O*, *N*.
lesson-kichwa-left-wrong = Essa jogada não é permitida: quando pode capturar, tem de o fazer. Jogue *A* no sentido que passa por *P*.
lesson-kichwa-middle = *K* é uma casa do meio: se capturar aí, semeia as sementes capturadas no mesmo sentido da sua jogada. Duas jogadas acabam em *K* e capturam as quatro sementes de *n*. Depois de qual delas semeia a partir da kichwa esquerda, *P*?
lesson-kichwa-middle-right = Com *M*, foi para a direita e acabou em *K*. Por isso as sementes capturadas foram também para a direita, a partir da kichwa esquerda: *P*, *O*, *N*, *M*.
lesson-kichwa-middle-wrong = A jogada de *E* chega por *I* e *J*, por isso as sementes capturadas são semeadas a partir da kichwa direita. A outra jogada vem da esquerda.
lesson-kichwa-win = Na fila interior, Norte só tem as três sementes de *n*. Quem fica sem nada na fila interior perde. Que jogada captura as três?
lesson-kichwa-win-right = Com *H*, acabou em *K* e capturou *n*: a fila interior de Norte está vazia, e a vitória é imediata.
lesson-kichwa-win-wrong = Essa jogada não é permitida: quando pode capturar, tem de o fazer. Conte a partir de *H*: *I*, *J*, *K*.
lesson-kichwa-end = Se não puder capturar, joga uma casa da fila interior, enquanto alguma das casas dela tiver pelo menos duas sementes. O Bao la kiswahili acrescenta uma taça de sementes, uma nyumba (em suaíli, «casa») e a takasia.
lesson-takasia = Takasia
lesson-takasia-look = Bao la kiswahili, na mtaji: as duas taças estão vazias. Nem você nem Norte podem capturar agora. Se a sua jogada ameaçar exatamente uma casa, essa casa fica bloqueada. Que jogada ameaça *l*?
lesson-takasia-look-right = Semeou *J* em *K* e *L*. Agora, *K* poderia acabar em *M* e capturar *l*. Como é a sua única ameaça, Norte não pode jogar *l* na jogada seguinte.
lesson-takasia-look-wrong = Essa jogada não ameaça nada. Faça com que *K* fique com duas sementes: chegarão a *M*, em frente de *l*.
lesson-takasia-blocked = Agora a sua casa *K* está bloqueada: não a pode jogar desta vez. E, se um percurso acabar lá, a jogada termina. Que jogada acaba em *K*?
lesson-takasia-blocked-right = Semeou *O* para a direita até *M*, e daí até *K*. A jogada terminou ali, embora *K* tivesse sementes.
lesson-takasia-blocked-wrong = Essa jogada acaba noutro sítio. Semeie *O* para a direita, por *N* até *M*, e continue a semear a partir daí.
lesson-takasia-spared = Uma casa com uma só semente nunca é bloqueada e, se duas casas estiverem ameaçadas, nenhuma o é. Que jogada ameaça só *n*, que tem duas sementes?
lesson-takasia-spared-right = Semeou *M* em *L* e *K*. Assim só ameaça *n*, por isso *n* está bloqueada.
lesson-takasia-spared-wrong = Essa jogada não bloqueia nada. Não ameaça nenhuma casa, ou só *k*, que tem uma única semente, ou *n* e *o* ao mesmo tempo.
lesson-takasia-end = O bloqueio dura uma jogada. Nunca se bloqueia uma nyumba de pé, nem a única casa ocupada da fila interior, nem a única que lá tenha duas sementes ou mais.

## Jogar bem Kalah, Congklak, Mangala e Ô ăn quan

lesson-kalah-chain = Várias jogadas na mesma vez
lesson-kalah-chain-opening = Kalah. A melhor jogada para começar é *C*: a última das quatro sementes cai no seu celeiro. Veja: ganha uma semente, não dá nada a Norte, e ainda é a sua vez.
lesson-kalah-chain-nearest = Com *D*, *E* ou *F*, acaba no seu celeiro, e quer fazer o maior número possível dessas jogadas. Que casa deve jogar primeiro?
lesson-kalah-chain-nearest-right = Jogue primeiro a casa mais próxima do celeiro. Se tivesse começado por *D* ou *E*, *F* teria duas sementes, uma a mais.
lesson-kalah-chain-nearest-wrong = Comece pela casa mais próxima do celeiro. Com *D* ou *E*, poria uma segunda semente em *F*; com *C*, a sua vez acabaria.
lesson-kalah-chain-next = *F* está vazia, e ainda é a sua vez. Que jogada acaba agora no seu celeiro? Escolha a casa mais próxima.
lesson-kalah-chain-next-right = Uma semente foi para *F* e outra para o celeiro: *F* está pronta outra vez.
lesson-kalah-chain-next-wrong = *E* tem duas sementes: uma para *F* e uma para o seu celeiro.
lesson-kalah-chain-again = Com *D*, também acabaria no celeiro, mas pelo caminho poria uma segunda semente em *F*. Que casa deve jogar primeiro?
lesson-kalah-chain-again-right = *F* está vazia outra vez, e já pode jogar *D*.
lesson-kalah-chain-again-wrong = *F* tem uma só semente, a um passo do seu celeiro.
lesson-kalah-chain-watch = Veja *D* e depois, de novo, *F*. São cinco jogadas extra na mesma vez.
lesson-kalah-chain-last = Se puder, termine a sequência com uma captura. *F* está vazia, e a casa *a*, em frente, tem cinco sementes. Que casa deve jogar para acabar em *F*?
lesson-kalah-chain-last-right = Com *E*, acabou em *F* e capturou seis sementes: a sua e as cinco da casa *a*. Numa só sequência, o seu celeiro passou de 13 para 24.
lesson-kalah-chain-last-wrong = *E* tem uma semente, e *F* está a um passo.

lesson-kalah-empty-hole = Criar uma casa vazia
lesson-kalah-empty-hole-prepare = Em frente de *D*, a casa *c* de Norte tem oito sementes. Com *A*, acabaria em *D*, mas, para capturar, é preciso que a casa esteja vazia. Que jogada a esvazia e lhe permite jogar outra vez?
lesson-kalah-empty-hole-prepare-right = Com *D*, acabou no seu celeiro: agora *D* está vazia, e ainda é a sua vez.
lesson-kalah-empty-hole-prepare-wrong = Essa jogada não esvazia *D*. A casa tem três sementes, mesmo à conta para chegar ao seu celeiro.
lesson-kalah-empty-hole-take = Está tudo pronto: *D* está vazia, em frente das oito sementes de *c*. Que casa deve jogar para acabar em *D*?
lesson-kalah-empty-hole-take-right = Com *A*, acabou em *D* e capturou nove sementes. A casa vazia foi obra sua.
lesson-kalah-empty-hole-take-wrong = *D* está a três passos de *A*, e *A* tem três sementes.
lesson-kalah-empty-hole-end = Antes de cada jogada, procure casas cheias na fila de Norte. Consegue esvaziar a sua casa em frente de uma delas e depois acabar nela? E lembre-se de que Norte também procura as suas casas cheias.

lesson-kalah-hoarding = O mal de acumular
lesson-kalah-hoarding-heap = Acumulou nove sementes em *E*. Quantas serão suas? Veja para onde vão.
lesson-kalah-hoarding-fed = Uma semente foi para o seu celeiro, uma para *F*, outra para a casa *A*, e seis para a fila de Norte. Uma sementeira que vai além do seu celeiro alimenta o adversário.
lesson-kalah-hoarding-prey = Um monte é também presa fácil. A casa *d* de Norte está vazia, em frente das suas nove sementes de *C*, e a semente de *c* cairia nela. Que casa deve jogar?
lesson-kalah-hoarding-prey-right = *C* está agora vazia. Cinco das sementes foram para Norte, mas de outro modo teria perdido as nove.
lesson-kalah-hoarding-prey-wrong = Depois dessa jogada, com *c*, Norte acaba em *d* e leva tudo o que há em *C*. Jogue o monte.
lesson-kalah-hoarding-exact = Acumular compensa quando se sabe onde acaba o monte. Com treze sementes, dá uma volta ao tabuleiro e acaba na casa de onde partiu, já vazia. Que casa deve jogar?
lesson-kalah-hoarding-exact-right = A última semente voltou a *C*, já vazia, e capturou as quatro de *d*.
lesson-kalah-hoarding-exact-wrong = *C* tem treze sementes: a última regressa a *C*, em frente de *d*.
lesson-kalah-hoarding-end = Por isso, acumule só com um fim: acabar exatamente no celeiro ou numa casa vazia, ou ter sementes na sua fila quando a partida acabar. De resto, jogue casas pequenas perto do celeiro.

lesson-kalah-last-turn = As últimas jogadas
lesson-kalah-last-turn-home = Estão empatados a 19. Assim que uma fila fica vazia, a partida acaba, e cada um fica com as sementes da sua fila. Norte só tem sementes em *f*. Que jogada não dá nada a Norte?
lesson-kalah-last-turn-home-right = Todas as suas sementes estão na sua fila, e Norte tem de jogar *f*.
lesson-kalah-last-turn-home-wrong = Assim dá a Norte sementes para jogar. Com *A*, avança um passo e não sai da sua fila.
lesson-kalah-last-turn-out = Veja *f*: uma semente vai para o celeiro de Norte, e duas vêm para a sua fila. A fila de Norte fica então vazia.
lesson-kalah-last-turn-count = A partida acabou. As nove sementes da sua fila são suas: ganha por 28 a 20.
lesson-kalah-last-turn-hold = Não esvazie a sua fila enquanto Norte ainda tiver muitas sementes. Com *F*, acaba no seu celeiro; com *D*, acaba em *E* e captura as cinco sementes de *b*. Que casa deve jogar primeiro?
lesson-kalah-last-turn-hold-right = Vai à frente por 20 a 14, mas a partida não acabou, porque ainda tem a semente de *F*. Norte tem de continuar a jogar.
lesson-kalah-last-turn-hold-wrong = Assim só lhe resta *D*, que esvazia a sua fila. As treze sementes da fila de cima vão para Norte, que ganha por 27 a 21.
lesson-kalah-last-turn-end = Conte antes de jogar as últimas sementes. Só esvazie a sua fila se a sua vantagem for maior do que o número de sementes da fila de Norte.

lesson-congklak-chain = Uma jogada atrás da outra
lesson-congklak-chain-opening = Congklak. Se a sua última semente cair no seu celeiro, joga outra vez. Cada casa tem sete sementes. Qual das suas deve jogar para acabar no celeiro?
lesson-congklak-chain-opening-right = Com *A*, deixa uma semente em cada uma das suas outras casas e a última no celeiro. É de longe a melhor primeira jogada.
lesson-congklak-chain-opening-wrong = Sete sementes dão sete passos. *G* está a um passo do seu celeiro: conte para trás a partir daí.
lesson-congklak-chain-relay = Se a sua última semente cair numa casa com sementes, esvazia-a e continua a semear. Que casa deve jogar para acabar no celeiro depois de dois percursos seguidos?
lesson-congklak-chain-relay-right = Com *A*, chegou a *E*, e as três sementes dessa casa foram para *F*, *G* e o celeiro. Joga outra vez.
lesson-congklak-chain-relay-wrong = Essa jogada acaba noutro sítio. Com *A*, chega a *E*, onde passaria a haver três sementes: continue a contar.
lesson-congklak-chain-order = Agora, tanto *D* como *G* acabam no seu celeiro. Jogue primeiro a casa mais próxima, antes que outra jogada lhe acrescente uma semente. Veja *G*, *D* e outra vez *G*.
lesson-congklak-chain-end = Ganhou quatro jogadas extra e quatro sementes, e ainda é a sua vez. Antes de cada jogada, procure uma sequência destas.

lesson-congklak-empty-hole = Acabar um percurso numa casa vazia
lesson-congklak-empty-hole-look = Congklak. Se um percurso acabar numa casa vazia da sua fila, captura a última semente e as da casa em frente. A sua casa *F* está vazia, em frente das oito sementes de *b*. Que casa deve jogar para acabar em *F*?
lesson-congklak-empty-hole-look-right = Com *B*, acabou em *F* e capturou nove sementes.
lesson-congklak-empty-hole-look-wrong = Essa jogada acaba noutro sítio. *B* está a quatro passos de *F* e tem quatro sementes.
lesson-congklak-empty-hole-end = Se acabar numa casa vazia da fila de Norte, ou em frente de uma casa vazia, não captura nada, e a sua vez acaba. Por isso, siga os percursos até ao fim antes de jogar.

lesson-congklak-hoarding = Acumular alimenta o adversário
lesson-congklak-hoarding-heap = Congklak. Acumulou catorze sementes na casa *A*. Quantas serão suas? Veja para onde vão.
lesson-congklak-hoarding-fed = Uma semente foi para o seu celeiro, seis para a sua fila e sete para a de Norte. A última caiu na casa *g*, vazia, e a sua vez acabou.
lesson-congklak-hoarding-prey = Um monte é também presa fácil. Em frente das suas oito sementes da casa *A*, a casa *g* de Norte está vazia, e com *d* Norte acabaria nela. Que casa deve jogar?
lesson-congklak-hoarding-prey-right = A casa *A* está agora vazia. Norte só recebeu uma das sementes dela, e todas as suas outras casas estão ocupadas.
lesson-congklak-hoarding-prey-wrong = Depois dessa jogada, com *d*, Norte acaba em *g* e leva tudo o que há na casa *A*. Jogue o monte.
lesson-congklak-hoarding-end = Guarde só as casas que têm exatamente as sementes precisas para acabar no celeiro. Jogue-as uma a uma, a mais próxima primeiro, antes que outra sementeira lhes acrescente uma semente.

lesson-congklak-last-turn = As últimas sementes de uma ronda
lesson-congklak-last-turn-look = Tem 47 sementes, e Norte 49. A fila de Norte está vazia, por isso Norte tem de passar a vez. A ronda acaba quando as duas filas estiverem vazias. *F* e *G* têm uma semente cada. Qual deve jogar primeiro?
lesson-congklak-last-turn-look-right = Uma semente caiu no seu celeiro, e joga outra vez. A de *F* pode agora ir para *G*, que está vazia.
lesson-congklak-last-turn-look-wrong = Com *F*, acabaria em *G*, e o percurso seguinte daria uma semente a Norte. Você ficaria só com 48, e a casa *A* estaria fechada na ronda seguinte.
lesson-congklak-last-turn-watch = Veja *F*. Norte não tem sementes e passa a vez, e depois a semente de *G* cai no seu celeiro.
lesson-congklak-last-turn-round = 49 a 49: ambos podem voltar a encher as sete casas. Cada casa leva sete sementes, e uma só semente pode decidir se alguma fica fechada. Como jogou por último, começa a nova ronda.

lesson-mangala-first-seed = A primeira semente volta
lesson-mangala-first-seed-back = Mangala. A primeira semente volta à casa de onde a tirou. Veja *D*: uma semente volta, e as outras vão para *E*, *F* e o celeiro. Joga outra vez.
lesson-mangala-first-seed-single = Uma semente isolada não volta a cair na própria casa: avança e deixa-a vazia. Que casa deve jogar para acabar no seu celeiro?
lesson-mangala-first-seed-single-right = *F* está agora vazia, e ainda é a sua vez.
lesson-mangala-first-seed-single-wrong = Essa jogada não acaba no seu celeiro. *F* tem uma só semente, a um passo dele.
lesson-mangala-first-seed-count = A sua casa *F* está vazia, em frente das oito sementes da casa *a*. Se acabar nela, captura-as. Uma semente volta à casa que joga, por isso conte uma a menos. Que casa deve jogar para acabar em *F*?
lesson-mangala-first-seed-count-right = Das quatro sementes de *C*, uma voltou, e as outras três chegaram até *F*. Com as oito da casa *a*, captura nove.
lesson-mangala-first-seed-count-wrong = Essa jogada acaba noutro sítio. *C* está a três passos de *F* e tem quatro sementes: uma volta à casa de partida, e as outras três chegam à casa vazia.

lesson-mangala-even = Fazer um número par
lesson-mangala-even-look = Mangala. Se a sua última semente fizer um número par numa casa de Norte, captura todas as que lá estão. A casa *c* tem nove. Que casa deve jogar para acabar nela?
lesson-mangala-even-look-right = Com *E*, fez dez em *c*, e captura as dez.
lesson-mangala-even-look-wrong = Essa jogada não acaba em *c*. A casa *E* tem seis sementes: uma volta à casa de partida, e as outras vão para *F*, o celeiro, *a*, *b* e *c*.
lesson-mangala-even-guard = Uma casa com um número ímpar de sementes está, por isso, em perigo. A sua casa *B* tem nove. Com as cinco da casa *e*, Norte acabaria em *B* e faria dez. Que casa deve jogar?
lesson-mangala-even-guard-right = Em *B* só resta uma semente. Com a casa *e*, Norte só faria duas.
lesson-mangala-even-guard-wrong = Depois dessa jogada, com a casa *e*, Norte acaba em *B* e leva dez sementes. Tire as suas de lá.

lesson-mangala-empty-row = Esvaziar a fila primeiro
lesson-mangala-empty-row-race = Mangala. O primeiro a esvaziar a sua fila recebe todas as sementes que restam. Com *F*, acaba no seu celeiro; com *D*, acaba em *E* e captura as três sementes de *b*. Que casa deve jogar primeiro?
lesson-mangala-empty-row-race-right = Uma semente voltou a *F*, e ainda é a sua vez.
lesson-mangala-empty-row-race-wrong = Depois dessa jogada, a sua fila não está vazia, e é a vez de Norte. Comece por *F*: sempre que acaba no seu celeiro, joga outra vez.
lesson-mangala-empty-row-watch = Veja *F* mais uma vez, e depois *D*: captura quatro sementes e esvazia a sua fila.
lesson-mangala-empty-row-won = A partida acabou, e as onze sementes da fila de Norte são suas: ganha por 32 a 16. No Kalah, seriam de Norte.
lesson-mangala-empty-row-feed = Norte pode fazer o mesmo: a única semente de Norte, em *f*, iria para o celeiro, e as suas onze seriam dele. Que casa deve jogar?
lesson-mangala-empty-row-feed-right = Norte tem agora mais duas sementes, por isso a partida continua depois de *f*.
lesson-mangala-empty-row-feed-wrong = Depois dessa jogada, Norte joga *f*, esvazia a fila de cima e ganha por 29 a 19. Só *F* chega à fila de Norte.

lesson-quan-sowing = Continuar a semear e capturar
lesson-quan-sowing-names = Ô ăn quan. As sementes das dez casas são os dân, o povo. No quadrado de cada ponta há um quan, um mandarim que vale dez sementes. A partida acaba quando ambos tiverem sido capturados.
lesson-quan-sowing-relay = Depois da última semente, esvazia a casa seguinte e continua a semear. Se ela estiver vazia, captura a que vem a seguir. A casa *d* está vazia, e a casa *e*, logo depois, tem seis sementes. Que jogada acaba em *c*?
lesson-quan-sowing-relay-right = Com *A*, acabou no quadrado. Esvaziou a casa seguinte, *a*, semeou as duas sementes até *c* e capturou as seis da casa *e*.
lesson-quan-sowing-relay-wrong = Essa jogada acaba noutro sítio. As cinco sementes de *A*, semeadas para a direita, chegam ao quadrado, e a casa seguinte é *a*.
lesson-quan-sowing-gaps = Continua a capturar enquanto a casa seguinte estiver vazia e a que vem depois dela tiver sementes. As casas *c* e *e* estão vazias; a seguir a elas vêm *d* e o quadrado da ponta esquerda. Que jogada acaba em *b*?
lesson-quan-sowing-gaps-right = Com *D*, acabou em *b*. Capturou as quatro sementes de *d* e, depois da casa *e*, vazia, o mandarim, que vale dez.
lesson-quan-sowing-gaps-wrong = Semeie as quatro sementes de *D* para a direita: *E*, o quadrado, *a* e *b*.

lesson-quan-refill = Guardar sementes na sua fila
lesson-quan-refill-keep = Ô ăn quan. Se a sua fila estiver vazia quando chegar a sua vez, tem de pôr nela cinco sementes do seu celeiro, uma por casa. As suas únicas sementes são as duas de *E*. Em que sentido as semeia?
lesson-quan-refill-keep-right = *D* e *C* têm uma semente cada: a sua fila não está vazia, e não paga nada.
lesson-quan-refill-keep-wrong = As duas sementes sairiam da sua fila, e teria de pagar cinco. Semeie *E* para a esquerda.
lesson-quan-refill-strike = Norte joga a casa *e* e não captura nada. O último mandarim, que vale dez sementes, está no quadrado da ponta direita; ao lado, *E* está vazia. Que jogada acaba em *D*?
lesson-quan-refill-strike-right = Com *C*, acabou em *D* e, depois de *E*, vazia, capturou o mandarim.
lesson-quan-refill-strike-wrong = *C* está a um passo de *D*. Semeie-a para a direita.
lesson-quan-refill-end = Os dois mandarins foram capturados, e a partida acabou. Cada um recebe as sementes da sua fila, e a vitória é sua, por 43 a 27. Graças às duas sementes que deixou na sua fila, capturou dez.
