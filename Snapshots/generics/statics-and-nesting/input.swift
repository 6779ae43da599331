@Stubbable
final class Registry<Key: Hashable, Value> {
    static func empty() -> Registry<Key, Value> { Registry() }
    static var limit: Int { 1 }
    struct Entry { var key: Key; @StubbableFunction static func describe() -> String { "entry" } }
    @Stubbable struct Row { var value: Value; static func width() -> Int { 2 }; func get() -> Value { value } }
    init() {}
}
extension Registry where Key == String { @StubbableFunction func named() -> String { "named" } }
extension Registry { @StubbableFunction static func other() -> Int { 3 } }
// A scope has a generic parameter of its own.
@Stubbable
struct Results<R: Hashable, Result> {
    static func count() -> Int { 1 }
}
