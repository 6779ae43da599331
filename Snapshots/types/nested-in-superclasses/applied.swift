struct InheritedToken: Sendable {}
struct InheritedBox: Sendable {}

class NestingBase {
    struct InheritedToken: ~Copyable { var number = 1 }
    final class InheritedBox { var number = 2 }
    struct Pair<First> { var first: First }
    struct Failure: Error {}
}

class NestingMiddle: NestingBase {}

/*<stubble @Stubbable*//*stubble>*/
final class NestingService: NestingMiddle {
    var token = InheritedToken()
    var box/*<stubble*/: InheritedBox/*stubble>*/ = InheritedBox()/*<stubble*/ { @storageRestrictions(initializes: _box) init(initialValue) { _box = initialValue } get { if let _getBox { return _getBox() } else { return _box } } set { if let _setBox { _setBox(newValue) } else { _box = newValue } } _modify { if case nil = _getBox, case nil = _setBox { yield &_box } else { var value = self.box; yield &value; self.box = value } } }/*stubble>*/
    func take(_ token: consuming InheritedToken) -> Int {/*<stubble*/ if let _take { _take(token) } else {/*stubble>*/ token.number /*<stubble*/} /*stubble>*/}
    func make() -> InheritedToken {/*<stubble*/ if let _make { _make() } else {/*stubble>*/ InheritedToken(number: 3) /*<stubble*/} /*stubble>*/}
    func copy(_ box: InheritedBox) -> InheritedBox {/*<stubble*/ if let _copy { _copy(box) } else {/*stubble>*/ box /*<stubble*/} /*stubble>*/}
    func pair(_ pair: Pair<Int>) throws(Failure) -> Pair<String> {/*<stubble*/ if let _pair { try _pair(pair) } else {/*stubble>*/ Pair(first: "\(pair.first)") /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _box: InheritedBox; @exclusivity(unchecked) var _getBox: (() -> InheritedBox)? = nil; @exclusivity(unchecked) var _setBox: ((InheritedBox) -> Void)? = nil; @exclusivity(unchecked) var _take: ((consuming InheritedToken) -> Int)? = nil; @exclusivity(unchecked) var _make: (() -> InheritedToken)? = nil; @exclusivity(unchecked) var _copy: ((InheritedBox) -> InheritedBox)? = nil; @exclusivity(unchecked) var _pair: ((Pair<Int>) throws(Failure) -> Pair<String>)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct NestingUser/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    func look(at token: borrowing NestingService.InheritedToken) -> Int {/*<stubble*/ if let _look { _look(token) } else {/*stubble>*/ token.number /*<stubble*/} /*stubble>*/}
    func box() -> NestingService.InheritedBox {/*<stubble*/ if let _box { _box() } else {/*stubble>*/ NestingService.InheritedBox() /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _look: ((borrowing NestingService.InheritedToken) -> Int)? = nil; nonisolated(unsafe) var _box: (() -> NestingService.InheritedBox)? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: b7d11609 975f ae30 1fdf 9e68 ff98 faed ff98 8e86 ff98 df2f ff98 1862 975f 7d3a 3276 ff98 eecb ff98 48a4 *//*stubble>*/