### Kwa nini shimo haliwezi kuchezwa, kwa nini mchezo umekwisha, nani ameshinda. Funguo huanza na "reason-".

## Kwa nini shimo haliwezi kuchezwa. "Wewe" ni mchezaji mwenye zamu, $hole ni herufi.

reason-game-over = Mchezo umekwisha.
reason-no-such-hole = Ubao huu hauna shimo kama hilo.
reason-not-your-territory = Shimo { $hole } liko katika safu ya mpinzani wako.
reason-hole-empty = Shimo { $hole } ni tupu.
reason-too-few-seeds = Shimo { $hole } lina mbegu chache mno: zinahitajika angalau { $needed }.
reason-grand-slam = Ukicheza { $hole }, utateka mbegu zote za mpinzani wako, na hilo haliruhusiwi.
reason-must-reach-opponent = Ukicheza { $hole }, hutafika safu ya mpinzani wako, lakini una hatua nyingine inayofika huko.
reason-must-feed = Ukicheza { $hole }, utamwacha mpinzani wako bila mbegu, lakini una hatua nyingine isiyomwacha hivyo.
reason-starves = Ukicheza { $hole }, utamwacha mpinzani wako bila mbegu, na hilo haliruhusiwi kamwe.

## Kwa nini mchezo umekwisha. $player ni jina.

reason-end-penalty = Mchezaji mmoja angeweza kumlisha mwenzake lakini hakumlisha.
reason-end-grand-slam = Mbegu zote za mchezaji mmoja zilitekwa, hivyo akapewa zilizobaki ubaoni.
reason-end-seeds-left = Zimebaki mbegu chache mno ubaoni.
reason-end-majority = Ghala moja lina zaidi ya nusu ya mbegu.
reason-end-no-hole-above-one = Hakuna shimo lenye zaidi ya mbegu moja.
reason-end-empty-territory = Safu moja ni tupu.
reason-end-stuck = Hakuna hatua iliyobaki ya kucheza.
reason-end-repetition = Hali ileile ya ubao imetokea tena.
reason-end-resigned = { $player } amekubali kushindwa.
reason-end-agreed = Wachezaji wamekubaliana kumaliza mchezo.

## Nani ameshinda.

reason-result-wins = { $player } ameshinda { $more } kwa { $fewer }.
reason-result-wins-early = { $player } ameshinda.
reason-result-draw = Sare, { $seeds } kwa { $seeds }.

## Yaleyale, yakisemwa kwa mchezaji anayesoma.

reason-end-you-resigned = Umekubali kushindwa.
reason-result-you-win = Umeshinda { $more } kwa { $fewer }.
reason-result-you-win-early = Umeshinda.
reason-shut = Shimo { $hole } limefungwa katika raundi hii.
reason-special = Shimo { $hole } ni maalumu: mbegu zake haziwezi kuchezwa.
reason-last-hole = Shimo { $hole } lazima liwe na angalau mbegu { $needed } ili lichezwe, maadamu una hatua nyingine.
reason-no-swap = Huwezi kubadilisha pande sasa.
reason-end-end-squares-taken = Vyumba vya pembeni, kwenye ncha zote mbili za ubao, vimetekwa.
reason-end-move-limit = Mchezo umefikia kikomo chake cha hatua.
reason-end-match = Raundi ya mwisho imekwisha.
reason-must-capture = Lazima uteke ukiweza: ukicheza { $hole }, huteki kitu, lakini una hatua inayoteka.
reason-inner-first = Shimo { $hole } liko katika safu ya nje: lazima ucheze safu ya ndani ukiweza.
reason-empties-inner = Ukicheza { $hole }, utaacha safu yako ya ndani tupu.
reason-endless-move = Upandaji kutoka { $hole } usingeisha kamwe.
reason-blocked = Shimo { $hole } limefungwa kwa takasia katika hatua hii.
reason-onto-seeds = Mbegu iliyo peke yake inaweza kwenda kwenye shimo tupu tu.
reason-no-capture-that-way = Unaweza kucheza { $hole } kwa mwelekeo huo ikiwa tu unateka.
reason-wrong-answer = Hatua { $hole } hairuhusiwi hapa.
reason-end-empty-inner = Safu moja ya ndani ni tupu.
reason-end-endless = Upandaji usingeisha kamwe.
