/*<stubble @Stubbable*//*stubble>*/
class EffectfulFunctions {
    func plain() {/*<stubble*/ if let _plain { _plain() } else {/*stubble>*//*<stubble*/} /*stubble>*/}
    func waiting() async {/*<stubble*/ if let _waiting { await _waiting() } else {/*stubble>*//*<stubble*/} /*stubble>*/}
    func failing() throws {/*<stubble*/ if let _failing { try _failing() } else {/*stubble>*//*<stubble*/} /*stubble>*/}
    func both() async throws {/*<stubble*/ if let _both { try await _both() } else {/*stubble>*//*<stubble*/} /*stubble>*/}
    func value() -> Int {/*<stubble*/ if let _value { return _value() } else {/*stubble>*/ return 1 /*<stubble*/} /*stubble>*/}
    func waitingValue() async -> Int {/*<stubble*/ if let _waitingValue { return await _waitingValue() } else {/*stubble>*/ return 2 /*<stubble*/} /*stubble>*/}
    func failingValue() throws -> Int {/*<stubble*/ if let _failingValue { return try _failingValue() } else {/*stubble>*/ return 3 /*<stubble*/} /*stubble>*/}
    func bothValue() async throws -> Int {/*<stubble*/ if let _bothValue { return try await _bothValue() } else {/*stubble>*/ return 4 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _plain: (() -> Void)? = nil; @exclusivity(unchecked) final var _waiting: (() async -> Void)? = nil; @exclusivity(unchecked) final var _failing: (() throws -> Void)? = nil; @exclusivity(unchecked) final var _both: (() async throws -> Void)? = nil; @exclusivity(unchecked) final var _value: (() -> Int)? = nil; @exclusivity(unchecked) final var _waitingValue: (() async -> Int)? = nil; @exclusivity(unchecked) final var _failingValue: (() throws -> Int)? = nil; @exclusivity(unchecked) final var _bothValue: (() async throws -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 0a398f87 975f 4308 ff98 194f ff98 f3e7 ff98 21fe ff98 8f47 ff98 be95 ff98 010d ff98 581a ff98 a0f8 *//*stubble>*/