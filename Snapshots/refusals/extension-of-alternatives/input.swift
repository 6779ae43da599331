#if ALTERNATIVE
struct Storage<Value: ~Copyable>: ~Copyable {}
#else
struct Storage<Value> {
    var value: Value
}
#endif

extension Storage {
    @StubbableFunction
    func copy() -> Int { 1 }
}
