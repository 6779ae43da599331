@propertyWrapper struct Detail { var wrappedValue: Int }
protocol Described {}
extension Described {
    var names: [String] { Mirror(reflecting: self).children.map { $0.label ?? "" } }
}
/*<stubble @Stubbable*//*stubble>*/
class Failure: Described {
    @Detail var code: Int = 1
}
/*<stubble @Stubbable*//*stubble>*/
class Base {
    @Detail var size: Int = 2
}
final class Derived: Base, Described {}
/*<stubble @Stubbable*//*stubble>*/
class Service {
    @Detail /*<stubble*/private /*stubble>*/var /*<stubble limit*/_limitStub/*stubble>*/: Int = 3
    func doubled() -> Int {/*<stubble*/ if let _doubled { _doubled() } else {/*stubble>*/ limit * 2 /*<stubble*/} /*stubble>*/}
/*<stubble*/var limit: Int { get { if let _getLimit { return _getLimit() } else { return _limitStub } } set { if let _setLimit { _setLimit(newValue) } else { _limitStub = newValue } } _modify { if case nil = _getLimit, case nil = _setLimit { yield &_limitStub } else { var value = self.limit; yield &value; self.limit = value } } }; @exclusivity(unchecked) final var _getLimit: (() -> Int)? = nil; @exclusivity(unchecked) final var _setLimit: ((Int) -> Void)? = nil; @exclusivity(unchecked) final var _doubled: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 0f463d4b 975f 975f 975f b750 0ae4 997e ff98 8224 *//*stubble>*/