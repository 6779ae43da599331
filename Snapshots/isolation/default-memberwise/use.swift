print(plain(), defaults())
print([1, 2].map(Helped.init), [1].map(Helped.init(a:)).map { $0.f() }, opaque())
print(Lodged(m: 7).m, Lodged(host: Host(), n: 8, m: 9).n)
print(Hosted().n, Hosted(n: 3).host.n, Hosted(host: Host(), n: 4).n, Watching(a: 2).a, Watching().grain.n)
var held = Held(grain: Grain(), action: { $0 + 1 })
held.n += 1
print(held.action(1), held.n, Usual().level, Usual().help, hidden(), Opaque().b, Opaque().f(), Empty().f())
print(sent().0.f(), sent().1.value)
#if STUBS
var one = plain()[0]
one._getA = { 10 }
one._getC = { [11] }
one._getD = { 12 }
one._getE = { .high }
print(one.a, one.c, one.d, one.e, await Task.detached { [one] in one.a + one.d }.value)
var two = Defaults()
two._getA = { 13 }
print(two.a)
var three = Helped(a: 1)
three._f = { 14 }
print(three.f())
three._f = nil
three._getA = { 15 }
print(three.f())
var four = Hosted()
four._getN = { 16 }
print(four.n)
held._getAction = { { $0 + 100 } }
print(held.action(1))
var five = Usual()
five._getHelp = { 17 }
print(five.help)
var six = Empty()
six._f = { 18 }
print(six.f())
#endif
