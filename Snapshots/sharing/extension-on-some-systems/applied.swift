/*<stubble @Stubbable*//*stubble>*/
final class Timer {
  func start() -> Int {/*<stubble*/ if let _start { _start() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _start: (() -> Int)? = nil; @exclusivity(unchecked) var _waitInt: ((Int) -> Int)? = nil; @exclusivity(unchecked) var _stop: ((Duration) -> Int)? = nil/*stubble>*/}
@available(macOS 13, iOS 16, *)
extension Timer {
  // A type that is everywhere, and two that are not.
  func wait(_ seconds: Int) -> Int {/*<stubble*/ if let _waitInt { _waitInt(seconds) } else {/*stubble>*/ seconds /*<stubble*/} /*stubble>*/}
  func wait(_ duration: Duration) -> Int {/*<stubble*/ if let _waitDuration = Self._waitDuration { _waitDuration(duration) } else {/*stubble>*/ Int(duration.components.seconds) /*<stubble*/} /*stubble>*/}
  func rest(_ seconds: Int) async -> Int {/*<stubble*/ if let _rest = Self._rest { await _rest(seconds) } else {/*stubble>*/ seconds /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) nonisolated(unsafe) static var _waitDuration: ((Duration) -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _rest: ((Int) async -> Int)? = nil/*stubble>*/}
@available(*, deprecated)
extension Timer {
  func stop(_ duration: Duration) -> Int {/*<stubble*/ if let _stop { _stop(duration) } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d5c318cd 975f 642f ff98 c7fb 691a ff98 ed33 ff98 1312 ff98 fd9d 9ab8 ff98 *//*stubble>*/