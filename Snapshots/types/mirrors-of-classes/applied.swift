class MirroredBase { let kept = 1 }

/*<stubble @Stubbable*//*stubble>*/
final class MirroredLeaf: MirroredBase/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
  var own/*<stubble*/: String/*stubble>*/ = "x"/*<stubble*/ { @storageRestrictions(initializes: _own) init(initialValue) { _own = initialValue } get { if let _getOwn { return _getOwn() } else { return _own } } set { if let _setOwn { _setOwn(newValue) } else { _own = newValue } } _modify { if case nil = _getOwn, case nil = _setOwn { yield &_own } else { var value = self.own; yield &value; self.own = value } } }/*stubble>*/
  /*<stubble let*/var/*stubble>*/ list: [Int]/*<stubble*/ { @storageRestrictions(initializes: _list) init(initialValue) { _list = initialValue } get { if let _getList { return _getList() } else { return _list } } }/*stubble>*/
  /*<stubble weak*//*stubble>*/ var other: MirroredLeaf?/*<stubble*/ { @storageRestrictions(initializes: _other) init(initialValue) { _other = initialValue } get { if let _getOther { return _getOther() } else { return _other } } set { if let _setOther { _setOther(newValue) } else { _other = newValue } } }/*stubble>*/
  /*<stubble unowned*//*stubble>*/ /*<stubble let*/var/*stubble>*/ parent: MirroredBase/*<stubble*/ { @storageRestrictions(initializes: _parent) init(initialValue) { _parent = initialValue } get { if let _getParent { return _getParent() } else { return _parent } } }/*stubble>*/
  init(parent: MirroredBase) {
    /*<stubble list*/_list/*stubble>*/ = [1, 2]
    /*<stubble self.parent*/self._parent/*stubble>*/ = parent
  }
  func count() -> Int {/*<stubble*/ if let _count { _count() } else {/*stubble>*/ list.count /*<stubble*/} /*stubble>*/}
/*<stubble*/private var _own: String; @exclusivity(unchecked) var _getOwn: (() -> String)? = nil; @exclusivity(unchecked) var _setOwn: ((String) -> Void)? = nil; private let _list: [Int]; @exclusivity(unchecked) var _getList: (() -> [Int])? = nil; private weak var _other: MirroredLeaf?; @exclusivity(unchecked) var _getOther: (() -> MirroredLeaf?)? = nil; @exclusivity(unchecked) var _setOther: ((MirroredLeaf?) -> Void)? = nil; private unowned let _parent: MirroredBase; @exclusivity(unchecked) var _getParent: (() -> MirroredBase)? = nil; @exclusivity(unchecked) var _count: (() -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<4).lazy.map { (index) -> Swift.Mirror.Child in switch index { case 0: return ("own", self._own as Any); case 1: return ("list", self._list as Any); case 2: return ("other", self._other as Any); default: return ("parent", self._parent as Any) } }, displayStyle: .class) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
final class MirroredFunctions/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  func count() -> Int {/*<stubble*/ if let _count { _count() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _count: (() -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
final class MirroredBox<Value>/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  var value: Value/*<stubble*/ { @storageRestrictions(initializes: _value) init(initialValue) { _value = initialValue } get { if let _getValue { return _getValue() } else { return _value } } set { if let _setValue { _setValue(newValue) } else { _value = newValue } } _modify { if case nil = _getValue, case nil = _setValue { yield &_value } else { var value = self.value; yield &value; self.value = value } } }/*stubble>*/
  init(_ value: Value) { /*<stubble self.value*/self._value/*stubble>*/ = value }
/*<stubble*/private var _value: Value; @exclusivity(unchecked) var _getValue: (() -> Value)? = nil; @exclusivity(unchecked) var _setValue: ((Value) -> Void)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<1).lazy.map { (index) -> Swift.Mirror.Child in ("value", self._value as Any) }, displayStyle: .class) }/*stubble>*/}

struct MirroredToken: ~Copyable { var number = 1 }

/*<stubble @Stubbable*//*stubble>*/
final class HoldsMirroredToken {
  let token = MirroredToken()
  func number() -> Int {/*<stubble*/ if let _number { _number() } else {/*stubble>*/ token.number /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _number: (() -> Int)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
final class DescribesItself: CustomReflectable {
  var customMirror: Mirror {/*<stubble*/ if let _getCustomMirror { _getCustomMirror() } else {/*stubble>*/ Mirror(self, children: ["own": 1]) /*<stubble*/} /*stubble>*/}
  func count() -> Int {/*<stubble*/ if let _count { _count() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _getCustomMirror: (() -> Mirror)? = nil; @exclusivity(unchecked) var _count: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 99def276 975f 3d75 3fd8 0327 10eb f81d 80cf daaf f27e 10eb eeea cc25 2194 c162 ff98 ec72 975f 7d3a c162 ff98 79ca 975f 7d3a 0f9d 902e c845 975f baf8 ff98 d2bc 975f d7e7 ff98 c162 ff98 05c3 *//*stubble>*/