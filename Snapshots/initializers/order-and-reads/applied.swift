/*<stubble @Stubbable*//*stubble>*/
class Initialized {
    var a: Int/*<stubble*/ { @storageRestrictions(initializes: _a) init(initialValue) { _a = initialValue } get { if let _getA { return _getA() } else { return _a } } set { if let _setA { _setA(newValue) } else { _a = newValue } } _modify { if case nil = _getA, case nil = _setA { yield &_a } else { var value = self.a; yield &value; self.a = value } } }/*stubble>*/
    var b: Int/*<stubble*/ { @storageRestrictions(initializes: _b) init(initialValue) { _b = initialValue } get { if let _getB { return _getB() } else { return _b } } set { if let _setB { _setB(newValue) } else { _b = newValue } } _modify { if case nil = _getB, case nil = _setB { yield &_b } else { var value = self.b; yield &value; self.b = value } } }/*stubble>*/
    var list: [Int]/*<stubble*/ { @storageRestrictions(initializes: _list) init(initialValue) { _list = initialValue } get { if let _getList { return _getList() } else { return _list } } set { if let _setList { _setList(newValue) } else { _list = newValue } } _modify { if case nil = _getList, case nil = _setList { yield &_list } else { var value = self.list; yield &value; self.list = value } } }/*stubble>*/
    var optional: String?/*<stubble*/ { @storageRestrictions(initializes: _optional) init(initialValue) { _optional = initialValue } get { if let _getOptional { return _getOptional() } else { return _optional } } set { if let _setOptional { _setOptional(newValue) } else { _optional = newValue } } _modify { if case nil = _getOptional, case nil = _setOptional { yield &_optional } else { var value = self.optional; yield &value; self.optional = value } } }/*stubble>*/
    /*<stubble let*/final var/*stubble>*/ fixed: Int/*<stubble*/ { @storageRestrictions(initializes: _fixed) init(initialValue) { _fixed = initialValue } get { if let _getFixed { return _getFixed() } else { return _fixed } } }/*stubble>*/
    init() { /*<stubble a*/_a/*stubble>*/ = 1; /*<stubble b*/_b/*stubble>*/ = /*<stubble a*/_a/*stubble>*/ + 1; /*<stubble list*/_list/*stubble>*/ = []; /*<stubble list*/_list/*stubble>*/.append(/*<stubble b*/_b/*stubble>*/); /*<stubble fixed*/_fixed/*stubble>*/ = /*<stubble list*/_list/*stubble>*/.count }
    init(a: Int, b: Int?) {
        /*<stubble self.a*/self._a/*stubble>*/ = a
        if let b { /*<stubble self.b*/self._b/*stubble>*/ = b } else { /*<stubble self.b*/self._b/*stubble>*/ = a }
        /*<stubble list*/_list/*stubble>*/ = [/*<stubble self.a*/self._a/*stubble>*/, /*<stubble self.b*/self._b/*stubble>*/]
        /*<stubble fixed*/_fixed/*stubble>*/ = /*<stubble list*/_list/*stubble>*/.count
    }
    init?(failing list: [Int]) {
        guard let first = list.first else { return nil }
        /*<stubble self.list*/self._list/*stubble>*/ = list; /*<stubble a*/_a/*stubble>*/ = first; /*<stubble b*/_b/*stubble>*/ = first; /*<stubble fixed*/_fixed/*stubble>*/ = 0
    }
    convenience init(copying other: Initialized) { self.init(a: other.a, b: other.b); /*<stubble a*/_a/*stubble>*/ += 1; /*<stubble optional*/_optional/*stubble>*/ = "copied" }
/*<stubble*/final private var _a: Int; @exclusivity(unchecked) final var _getA: (() -> Int)? = nil; @exclusivity(unchecked) final var _setA: ((Int) -> Void)? = nil; final private var _b: Int; @exclusivity(unchecked) final var _getB: (() -> Int)? = nil; @exclusivity(unchecked) final var _setB: ((Int) -> Void)? = nil; final private var _list: [Int]; @exclusivity(unchecked) final var _getList: (() -> [Int])? = nil; @exclusivity(unchecked) final var _setList: (([Int]) -> Void)? = nil; final private var _optional: String?; @exclusivity(unchecked) final var _getOptional: (() -> String?)? = nil; @exclusivity(unchecked) final var _setOptional: ((String?) -> Void)? = nil; final private let _fixed: Int; @exclusivity(unchecked) final var _getFixed: (() -> Int)? = nil/*stubble>*/}
extension Initialized {
    convenience init(text: String) { self.init(); /*<stubble optional*/_optional/*stubble>*/ = text }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 5d4c03eb 975f e321 cdfa 6b7a ae80 8507 2dee 3d4f 2aef 3d4f cc25 cc25 2aef d70f cc25 2eaf cd46 cd46 cc25 2eaf cd46 d70f cc25 34a1 3d4f 2aef d70f 3d4f 1c67 0648 1c67 *//*stubble>*/