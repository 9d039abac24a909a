### Pequenas lições no tabuleiro. As chaves começam por «lesson-», seguido do nome do ficheiro da lição.
###
### Fala-se a quem aprende, que joga com Sul, a fila de baixo. Um texto mostra-se antes de se jogar o que anuncia.
### O que diz de uma posição está verificado: mude palavras, não factos. Cerca de 240 caracteres.

## A lista das lições

lesson-chapter-beginning = Para começar
lesson-chapter-examples = As regras com exemplos
lesson-chapter-strategy = Jogar bem

## A primeira partida

lesson-first-steps = Primeiros passos
lesson-first-steps-lift = Doze casas, com quatro sementes em cada uma. A fila de baixo, de A a F, é a sua. Escolha uma das suas casas: as sementes são tiradas e deixadas uma a uma nas seguintes, para a direita e à volta do tabuleiro.
lesson-first-steps-lift-right = Isto é uma jogada: tirar as sementes de uma casa e semeá-las. Agora seria a vez de Norte.
lesson-first-steps-lift-wrong = As suas casas são as da fila de baixo: A, B, C, D, E e F.
lesson-first-steps-sow = O que conta é onde cai a última semente. A fila de Norte continua a sua: depois de F vem a, e depois b. Que casa deixa a última semente em a?
lesson-first-steps-sow-right = Sim: D, E, F, a. Quatro sementes, quatro casas.
lesson-first-steps-sow-wrong = Esta não. Comece na casa seguinte e conte uma casa por semente: a quarta deve ser a.
lesson-first-steps-capture = Se a sua última semente cair do lado de Norte e lá fizer duas ou três, captura essa casa. Em b há uma semente. Que casa termina aí?
lesson-first-steps-capture-right = Uma e a sua última fazem duas: são ambas suas e vão para o celeiro.
lesson-first-steps-capture-wrong = Essa termina noutro sítio. Procure uma casa cuja última semente caia em b: D fica a quatro casas.
lesson-first-steps-chain = E melhor ainda: se a casa anterior tiver agora também duas ou três, é igualmente capturada, e assim para trás pela fila de Norte. Encontre a jogada que leva b e c ao mesmo tempo.
lesson-first-steps-chain-right = Duas em c, três em b: cinco sementes. Em a há cinco, e a cadeia para.
lesson-first-steps-chain-wrong = Ainda não. A última semente deve cair em c; D tem cinco sementes.
lesson-first-steps-feed = Norte ficou sem sementes. Ninguém se mata à fome: se puder, tem de fazer uma jogada que dê sementes a Norte. Só uma das suas casas chega tão longe.
lesson-first-steps-feed-right = Bem alimentado: F, a, b. A partida continua.
lesson-first-steps-feed-wrong = Norte continuaria sem nada para jogar. E tem três sementes: F, a, b.
lesson-first-steps-end = É tudo: tirar, semear, capturar, alimentar. Quando alguém não pode jogar, cada um fica com as sementes da sua fila, e ganha o celeiro mais cheio. Bom jogo!

## As regras com exemplos

lesson-must-feed = Uma casa que não se pode jogar
lesson-must-feed-look = A fila de Norte está vazia. B pararia em E e não lhe daria nada: enquanto outra casa alimentar Norte, B não se pode jogar. Experimente, se quiser. Que casas se podem jogar?
lesson-must-feed-right = D e F alcançam ambas a fila de Norte. Qualquer delas serve.
lesson-must-feed-wrong = Esta casa não se pode jogar agora. Procure uma cujas sementes alcancem a fila de cima.
lesson-must-feed-free = E aqui? Nenhuma das suas casas alcança a fila de Norte, por isso pode jogar o que quiser. Veja A.
lesson-must-feed-end = Norte não tem nenhuma jogada, e a partida acaba. As quatro sementes da sua fila são suas: ganha por 26 a 22.

lesson-capture = Uma captura
lesson-capture-look = Para capturar é precisa uma última semente que faça duas ou três do lado de Norte. Aqui só uma das suas casas o consegue. Encontre-a.
lesson-capture-right = D chegou a b, onde havia duas sementes: três, e são suas. Em a há cinco, e a cadeia para.
lesson-capture-wrong = A última semente dela não captura nada. A casa b de Norte tem duas sementes: que casa termina aí?

lesson-triple-capture = Sete sementes de uma vez
lesson-triple-capture-look = Casas pequenas lado a lado são uma fraqueza. Em a, b e c há uma, uma e duas sementes. Uma das suas casas leva as três.
lesson-triple-capture-right = Três em c, duas em b, duas em a: uma tripla captura de sete. A cadeia vai para trás a partir da sua última semente.
lesson-triple-capture-wrong = Esta não. A sua última semente deve cair em c: conte a partir de D.

lesson-grand-slam = Um grande chelem recusado
lesson-grand-slam-look = As mesmas sete sementes, mas Norte não tem outras. D levaria tudo e deixaria Norte sem nada. Veja.
lesson-grand-slam-void = Capturar tudo o que o adversário tem é um grande chelem, e fica anulado: as sementes ficam como foram semeadas, e não leva nenhuma. A jogada em si é permitida.

lesson-gap = Uma falha quebra a cadeia
lesson-gap-look = Em c, b e a há duas, três e uma sementes. D deixa uma em cada. Quais serão capturadas? Repare em b.
lesson-gap-end = Só c, com três. Em b a sua semente fez quatro: é uma falha, e aí acaba a cadeia. As duas de a ficam, embora duas servissem.

## Jogar bem

lesson-master-stone = A pedra mestra
lesson-master-stone-pass = A última semente de uma sementeira é a sua pedra mestra: só ela abre uma captura. D deixa uma semente em a, b e c e faz duas em cada. Veja o que leva.
lesson-master-stone-choose = Nada: a última semente seguiu até d e fez cinco. Comece de novo. Que casa põe a sua pedra mestra em c?
lesson-master-stone-right = As mesmas sementes em a, b e c, mas agora a última está em c: as seis são suas.
lesson-master-stone-wrong = A última semente dela não captura nada. Conte para trás a partir de c: de E bastam quatro sementes.

lesson-attack = Ataque: duas ameaças de uma vez
lesson-attack-look = Não há nada para capturar. Mas pode preparar-se: encontre a jogada calma depois da qual duas das suas casas ameaçam capturar. Norte só pode responder a uma.
lesson-attack-prepared = Agora D ameaça a, e F ameaça c. Jogue Norte o que jogar, vai capturar.
lesson-attack-wrong = Não é forte que chegue. E dá uma semente a F e outra a a: veja o que D e F podem fazer depois.
lesson-attack-take = Norte põe c a salvo. Leve a outra!
lesson-attack-right = Duas ameaças, uma só defesa: é assim que se ganham sementes.
lesson-attack-missed = Isso não captura nada. D tem três sementes, e a tem uma.

lesson-defence = Defesa: três saídas
lesson-defence-flee = Veja a casa d de Norte: cinco sementes, a última em C. Lá faria duas, e três em B. Saia-lhe do caminho.
lesson-defence-flee-right = Fugir: C está agora vazia, e uma só semente que lá caia não captura nada.
lesson-defence-flee-wrong = A casa d de Norte continuaria a capturar. Ela precisa de acabar numa casa onde faça duas ou três: não deixe C assim.
lesson-defence-fill = A casa f de Norte tem três sementes e termina em C, onde faria três. Desta vez não fuja: encha.
lesson-defence-fill-right = C tem três. Mais uma faria quatro, e quatro não se capturam.
lesson-defence-fill-wrong = Há melhor. Mais uma semente põe C a salvo: que casa passa por lá?
lesson-defence-overload = A casa a de Norte tem sete sementes e termina em B: levaria A e B, duas de cada. Desta vez, nem fugir nem encher: sobrecarregue o atacante!
lesson-defence-overload-right = Oito sementes em a: vão uma casa longe demais e acabam em C, onde não capturam nada.
lesson-defence-overload-wrong = Há melhor. Deixe uma semente em a, e a sementeira dela acaba uma casa mais adiante.

lesson-kroo = O kroo
lesson-kroo-what = Uma casa que se deixa crescer até doze sementes ou mais chama-se kroo, uma palavra dos Akan. Semeada, dá a volta ao tabuleiro, salta-se a si própria e começa uma segunda volta. Veja E, com doze.
lesson-kroo-unripe = A décima segunda semente caiu em F, do seu lado, e não capturou nada. O kroo não estava maduro: a segunda volta tem de chegar a a, a primeira casa da fila de Norte.
lesson-kroo-ripen = A partir de E são precisas para isso treze sementes. Há doze. Encontre a jogada calma que amadurece o kroo.
lesson-kroo-ripen-right = Treze. Agora a última semente chegaria a a pela segunda vez. Um kroo maduro é uma ameaça, e não há pressa em jogá-lo.
lesson-kroo-ripen-wrong = A E continua a faltar uma semente, ou vai-se cedo demais. Qual das suas casas termina em E?
lesson-kroo-reap = Um kroo deixa duas sementes onde passa duas vezes: uma casa vazia fica com duas, uma semente só passa a três. Aqui há quinze, que chegam para c. Colha!
lesson-kroo-reap-right = Duas em c, três em b, duas em a: sete sementes. É a fila quase vazia que mais teme um kroo.
lesson-kroo-reap-wrong = O kroo está maduro, e a fila de Norte quase vazia: jogue E.

lesson-against-kroo = Contra um kroo
lesson-against-kroo-danger = O kroo de Norte em e tem quinze sementes. A segunda volta termina em C, e as suas primeiras casas estão quase vazias. Veja o que perdem.
lesson-against-kroo-dam = Sete sementes perdidas. Mas se C tiver quatro, o kroo faria lá seis e não capturaria nada. Um monte assim é um dique. Que casas pode jogar sem o romper?
lesson-against-kroo-dam-right = O dique aguenta. Enquanto o kroo terminar em C, não leva nada.
lesson-against-kroo-dam-wrong = C é o seu dique: sem ele, o kroo leva sete sementes. Jogue outra coisa.
lesson-against-kroo-pressure = Pressão: o kroo tem doze sementes e falta-lhe uma para estar maduro. Norte não tem mais nada para jogar. Que assim continue: faça uma jogada que não lhe dê nenhuma semente.
lesson-against-kroo-pressure-right = Agora Norte tem de jogar o kroo antes de estar maduro.
lesson-against-kroo-pressure-wrong = F daria a Norte duas sementes, e tempo para esperar. Fique em casa.
lesson-against-kroo-forced = Norte não tem escolha. Veja: a última semente não passa de f e não captura nada, e seis das sementes ficam do seu lado.
lesson-against-kroo-overload = Sobrecarga: dezanove sementes em a, à justa para terminar em C e levar B e C. Dê-lhe mais uma, e termina em D, onde esperam quatro sementes.
lesson-against-kroo-overload-right = Vinte: a última semente faria seis em D. Grande demais é tão inofensivo como pequeno demais.
lesson-against-kroo-overload-wrong = Então o kroo ataca, ou Norte recebe sementes a mais. Que casa deixa a última semente em a?

lesson-endgame = O fim da partida
lesson-endgame-look = Restam cinco sementes, e Norte só tem duas. Uma jogada em casa não lhe custa nada; uma semente que atravessa é um presente. Faça Norte vir até si.
lesson-endgame-right = B espera, e Norte tem de se aproximar. Guarde jogadas pequenas para o fim: quem ficar sem elas tem de dar.
lesson-endgame-wrong = F oferece as suas duas sementes. Há uma jogada mais pequena.

lesson-hungry = Manter o adversário com fome
lesson-hungry-keep = 22 a 22. Norte tem uma única semente, em f: na vez dele cai em A, e uma semente sozinha passaria ali a duas e perdia-se. Desvie-se, e não dê nada.
lesson-hungry-keep-right = A está vazia, e nada atravessou: Norte continua com fome.
lesson-hungry-keep-wrong = Então f faz duas em A e captura-as. Tire A do caminho.
lesson-hungry-gather = Norte dá a sua última semente. Nenhuma das suas pode agora chegar à fila dele, por isso não tem de alimentar: jogue o que quiser.
lesson-hungry-gather-right = Norte não pode jogar, a partida acaba, e as quatro sementes da sua fila são suas: 26 a 22.
lesson-hungry-gather-wrong = Qualquer das suas sementes serve.
lesson-hungry-fed = Mas quem tem fome ainda não perdeu. Agora nada lhe resta: se a partida acabasse aqui, Norte ganharia por 26 a 22. Mas a casa d dele alcança a sua fila, e tem de ser jogada. Veja.
lesson-hungry-strike = Saíram oito sementes, e seis delas são suas para jogar. Uma captura já. Qual?
lesson-hungry-strike-right = Três sementes, e 25 no seu celeiro: mais de metade das 48. Ganhou.
lesson-hungry-strike-wrong = Isso não captura nada. F tem uma semente, e a tem duas.
