### Makosa katika faili la kanuni. Funguo huanza na "problem-". $field ni sehemu ya faili.

problem-too-large = Faili lina zaidi ya baiti { $limit }; hakuna faili la kanuni linalohitaji ukubwa huo.
problem-unknown-field = Hapa hakuna sehemu `{ $found }`; zilizopo ni { $known }.
problem-unknown-value = Hapa hakuna thamani `{ $found }`; inaweza kuwa { $known }.
problem-missing-field = Sehemu `{ $field }` haipo; ni lazima iwepo.
problem-repeated-field = Sehemu `{ $field }` imetajwa mara mbili.
problem-ends-early = Faili linaisha kabla ya kanuni: je, mabano au alama ya kunukuu haijafungwa?
# $said hutoka kwa msomaji wa muundo wa faili, na daima ni kwa Kiingereza.
problem-syntax = Hii haiwezi kusomwa kama kanuni: { $said }.
problem-not-text = Hili si faili la maandishi: si UTF-8 halali.
problem-unknown-format = Muundo ni { $found }; programu hii husoma muundo { $known }.
problem-no-name = `name` ni tupu.
problem-out-of-range = `{ $field }` ni { $found }; lazima iwe kuanzia { $low } hadi { $high }.
problem-nothing-to-sow = `play.leave` ni { $leave } na `play.min_seeds` ni { $needed }: shimo lingeweza kuchezwa bila kuwa na mbegu ya kupanda.
problem-no-counts = `{ $field }` ni orodha tupu: `Only([...])` inahitaji angalau namba moja.
problem-reversed-range = `{ $field }` ni `Between({ $low }, { $high })`: namba ya kwanza haipaswi kuzidi ya pili.
problem-feeding-from-anywhere = `play.feeding` lazima iwe `Free` pale `play.from` ilipo `Any`: kila mbegu inaweza kuchezwa na yeyote.
problem-reaching-from-anywhere = `play.reach_opponent` lazima iwe `false` pale `play.from` ilipo `Any`.

# Mahali katika faili: $file, $line na $column, kuhesabu kuanzia 1; kisha ujumbe.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }
