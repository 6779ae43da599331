#if ALTERNATIVE
struct Storage<Value: ~Copyable>: ~Copyable {}
#else
struct Storage<Value> {
    var value: Value

    func copy(of count: Int) -> [Value] { Array(repeating: value, count: count) }
}
#endif

extension Storage {
    @StubbableFunction
    func copy() -> Int { 1 }
}
