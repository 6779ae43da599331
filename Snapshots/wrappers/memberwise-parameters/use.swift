func evaluated(_ value: Int) -> Int { print("evaluated"); return value }
print(PlainValues(a: .constant(1), b: 2, h: .constant(3), i: 4).show())
print(PlainValues(a: .constant(1), b: 2, c: 3, d: ThreeAtFirst(), e: 9, f: Perhaps(wrappedValue: 3), g: nil, h: .constant(nil)).show())
let delayed = DelayedValues(a: evaluated(7))
print(delayed.show())
let makeWithArguments: (Int, Int, KeyedValue<Int>, Int, Int, [Int]) -> WithArguments = WithArguments.init
print(WithArguments(a: 1, d: 2).show(), makeWithArguments(1, 2, KeyedValue(3), 4, 5, [6]).show())
print(FunctionValues(a: { 1 }, c: .constant({ 3 }), d: { 4 }).show())
print(GenericValues(a: 1, b: .constant([1])).isIn(), NarrowValues.make().sum(), MadeOnce(a: 3).show(), MadeTwice().show())
#if STUBS
var plain = PlainValues(a: .constant(1), b: 2, h: .constant(3))
plain._getA = { 10 }
plain._getB = { 20 }
plain._getF = { 30 }
print(plain.show())
var stubbed = WithArguments(a: 1, d: 2)
stubbed._getB = { 40 }
print(stubbed.show())
#endif
