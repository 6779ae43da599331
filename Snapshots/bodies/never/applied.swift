/*<stubble @Stubbable*//*stubble>*/
class NeverReturning {
    func stop() -> Never {/*<stubble*/ if let _stop { _stop() } else {/*stubble>*/ fatalError("stopped") /*<stubble*/} /*stubble>*/}
    func stopLater() async -> Swift.Never {/*<stubble*/ if let _stopLater { await _stopLater() } else {/*stubble>*/ fatalError("stopped") /*<stubble*/} /*stubble>*/}
    func missing() -> Int {/*<stubble*/ if let _missing { _missing() } else {/*stubble>*/ fatalError("missing") /*<stubble*/} /*stubble>*/}
    func missingToo(_ text: String) -> [String] {/*<stubble*/ if let _missingToo { _missingToo(text) } else {/*stubble>*/ preconditionFailure(text) /*<stubble*/} /*stubble>*/}
    func value() -> Int {/*<stubble*/ if let _value { _value() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _stop: (() -> Never)? = nil; @exclusivity(unchecked) final var _stopLater: (() async -> Swift.Never)? = nil; @exclusivity(unchecked) final var _missing: (() -> Int)? = nil; @exclusivity(unchecked) final var _missingToo: ((String) -> [String])? = nil; @exclusivity(unchecked) final var _value: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: e0eaa082 975f 1b7b ff98 1933 ff98 b0ef ff98 681f ff98 c362 ff98 97d6 *//*stubble>*/