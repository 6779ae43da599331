Statically<Int>.stored = 3
let sub = Sub<Int>()
sub.seen = [1]
print(Statically<Int>.stored, Statically<Int>.overridable, Statically<Int>.make(1), try await Statically<Int>.throwing() ?? 0, Statically<Int>[4], sub.late as Any, sub.generic("v", [2]), sub.extra as Any)
#if STUBS
Statically<Int>._setStored = { print("stub set", $0) }
Statically<Int>.stored = 4
Statically<Int>._make = { [$0, $0] }
Statically<Int>._throwing = { 7 }
Statically<Int>._getOverridable = { 20 }
Statically<Int>._getSubscript = { -$0 }
sub._getExtra = { 5 }
sub._generic = { v, t in (v, t.map { -$0 }) }
print(Statically<Int>.make(1), Statically<String>.make("s"), try await Statically<Int>.throwing() ?? 0, Statically<Int>.overridable, Statically<Int>[4], sub.extra ?? 0, sub.generic("v", [2]))
#endif
