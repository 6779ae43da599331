protocol Fault: Error {}

// @Stubbable
class Loader<Value, Failure, Known: Fault, Other: Sendable> {
  var value: Value/*<stubble*/ { @storageRestrictions(initializes: _value) init(initialValue) { _value = initialValue } get { if let _getValue { return _getValue() } else { return _value } } set { if let _setValue { _setValue(newValue) } else { _value = newValue } } _modify { if case nil = _getValue, case nil = _setValue { yield &_value } else { var value = self.value; yield &value; self.value = value } } }/*stubble>*/

  init(value: Value) { /*<stubble self.value*/self._value/*stubble>*/ = value }

  func check() throws(Failure) where Failure: Error {/*<stubble*/ if let _check { do { try _check() } catch { throw error as! Failure } } else {/*stubble>*//*<stubble*/} /*stubble>*/}
  func count() throws(Other) -> Int where Other: Error {/*<stubble*/ if let _count { do { return try _count() } catch { throw error as! Other } } else {/*stubble>*/ /*<stubble*/return /*stubble>*/1 /*<stubble*/} /*stubble>*/}
  func known() throws(Known) -> Int where Known: Equatable {/*<stubble*/ if let _known { try _known() } else {/*stubble>*/ 2 /*<stubble*/} /*stubble>*/}
  func perform(_ work: () throws(Failure) -> Int) -> Int where Failure: Error {/*<stubble*/ if let _perform { _perform(work) } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
  func keep(_ work: @escaping (Int) throws(Failure) -> Void, times: Int) -> Int where Failure: Error {/*<stubble*/ if let _keep { _keep(work, times) } else {/*stubble>*/ times /*<stubble*/} /*stubble>*/}
/*<stubble*/final private var _value: Value; @exclusivity(unchecked) final var _getValue: (() -> Value)? = nil; @exclusivity(unchecked) final var _setValue: ((Value) -> Void)? = nil; @exclusivity(unchecked) final var _check: (() throws -> Void)? = nil; @exclusivity(unchecked) final var _count: (() throws -> Int)? = nil; @exclusivity(unchecked) final var _known: (() throws(Known) -> Int)? = nil; @exclusivity(unchecked) final var _perform: ((() throws -> Int) -> Int)? = nil; @exclusivity(unchecked) final var _keep: ((@escaping (Int) throws -> Void, Int) -> Int)? = nil; @exclusivity(unchecked) final var _load: (() throws -> Int)? = nil; @exclusivity(unchecked) final var _result: (() -> Any)? = nil; @exclusivity(unchecked) final var _worker: (() -> Any)? = nil; @exclusivity(unchecked) final var _getSize: (() throws -> Int)? = nil/*stubble>*/}

extension Loader where Failure: Error {
  func load() throws(Failure) -> Int {/*<stubble*/ if let _load { do { return try _load() } catch { throw error as! Failure } } else {/*stubble>*/ /*<stubble*/return /*stubble>*/5 /*<stubble*/} /*stubble>*/}
  func result() -> Result<Value, Failure> {/*<stubble*/ if let _result { _result() as! Result<Value, Failure> } else {/*stubble>*/ .success(value) /*<stubble*/} /*stubble>*/}
  func worker() -> () throws(Failure) -> Int {/*<stubble*/ if let _worker { _worker() as! () throws(Failure) -> Int } else {/*stubble>*/ { 6 } /*<stubble*/} /*stubble>*/}
  var size: Int { get throws(Failure) {/*<stubble*/ if let _getSize { do { return try _getSize() } catch { throw error as! Failure } } else {/*stubble>*/ /*<stubble*/return /*stubble>*/7 /*<stubble*/} /*stubble>*/} }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 99a6b905 0f9d 902e aa17 ff98 37a2 65c2 ff98 15b7 ff98 99f8 ff98 3790 ff98 f51d d0d9 65c2 ff98 dec6 ff98 42fb ff98 894f 65c2 ff98 *//*stubble>*/