@propertyWrapper struct KeptHere { var wrappedValue: Int }
@MainActor @propertyWrapper struct Bound { var wrappedValue: Int }
/*<stubble @Stubbable*//*stubble>*/
final class Prefs {
  @KeptHere /*<stubble*/private /*stubble>*/var /*<stubble count*/_countStub/*stubble>*/ = 3
  @Bound /*<stubble*/private /*stubble>*/var /*<stubble limit*/_limitStub/*stubble>*/ = 4
  var plain/*<stubble*/: Int/*stubble>*/ = 2/*<stubble*/ { @storageRestrictions(initializes: _plain) init(initialValue) { _plain = initialValue } get { if let _getPlain { return _getPlain() } else { return _plain } } set { if let _setPlain { _setPlain(newValue) } else { _plain = newValue } } _modify { if case nil = _getPlain, case nil = _setPlain { yield &_plain } else { var value = self.plain; yield &value; self.plain = value } } }/*stubble>*/
  init() {}
/*<stubble*/var count: Int { get { if let _getCount { return _getCount() } else { return _countStub } } set { if let _setCount { _setCount(newValue) } else { _countStub = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_countStub } else { var value = self.count; yield &value; self.count = value } } }; @exclusivity(unchecked) var _getCount: (@MainActor () -> Int)? = nil; @exclusivity(unchecked) var _setCount: (@MainActor (Int) -> Void)? = nil; @MainActor var limit: Int { get { if let _getLimit { return _getLimit() } else { return _limitStub } } set { if let _setLimit { _setLimit(newValue) } else { _limitStub = newValue } } _modify { if case nil = _getLimit, case nil = _setLimit { yield &_limitStub } else { var value = self.limit; yield &value; self.limit = value } } }; @exclusivity(unchecked) var _getLimit: (@MainActor () -> Int)? = nil; @exclusivity(unchecked) var _setLimit: (@MainActor (Int) -> Void)? = nil; private var _plain: Int; @exclusivity(unchecked) var _getPlain: (@MainActor () -> Int)? = nil; @exclusivity(unchecked) var _setPlain: (@MainActor (Int) -> Void)? = nil; func _resetStubs() { _getCount = nil; _setCount = nil; _getLimit = nil; _setLimit = nil; _getPlain = nil; _setPlain = nil }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
nonisolated final class Anywhere {
  @Bound /*<stubble*/private /*stubble>*/var /*<stubble limit*/_limitStub/*stubble>*/ = 5
  init() {}
/*<stubble*/@MainActor var limit: Int { get { if let _getLimit { return _getLimit() } else { return _limitStub } } set { if let _setLimit { _setLimit(newValue) } else { _limitStub = newValue } } _modify { if case nil = _getLimit, case nil = _setLimit { yield &_limitStub } else { var value = self.limit; yield &value; self.limit = value } } }; @exclusivity(unchecked) var _getLimit: (() -> Int)? = nil; @exclusivity(unchecked) var _setLimit: ((Int) -> Void)? = nil/*stubble>*/}
/// Top-level code, and this, are not isolated in language mode 5, and lenient.
#if swift(<6)
nonisolated func changePrefs(_ prefs: Prefs) { prefs.count += 1; prefs.plain += 1 }
#else
func changePrefs(_ prefs: Prefs) { prefs.count += 1; prefs.plain += 1 }
#endif
func limits(_ prefs: Prefs) -> Int { prefs.limit + Anywhere().limit }
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 0534c96e 975f b750 c482 b750 0ae4 8ed7 12b7 57b6 975f b750 0ae4 534f *//*stubble>*/