enum Fault: Error { case real, stub }

/*<stubble @Stubbable*//*stubble>*/
class TypedThrows {
    func fails() throws(Fault) -> Int {/*<stubble*/ if let _fails { return try _fails() } else {/*stubble>*/ throw Fault.real /*<stubble*/} /*stubble>*/}
    func never() throws(Never) -> Int {/*<stubble*/ if let _never { _never() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func anyError() throws(any Error) -> Int {/*<stubble*/ if let _anyError { return try _anyError() } else {/*stubble>*/ throw Fault.real /*<stubble*/} /*stubble>*/}
    func waits() async throws(Fault) {/*<stubble*/ if let _waits { try await _waits() } else {/*stubble>*/ throw .real /*<stubble*/} /*stubble>*/}
    func generic<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int {/*<stubble*/ if let _generic { do { return try _generic(body) } catch { throw error as! E } } else {/*stubble>*/ /*<stubble*/return /*stubble>*/try body() /*<stubble*/} /*stubble>*/}
    func rethrowing(_ body: () throws -> Int) rethrows -> Int {/*<stubble*/ if let _rethrowing { _rethrowing(body) } else {/*stubble>*/ try body() /*<stubble*/} /*stubble>*/}
    func rethrowingTwo(_ a: (Int) throws -> Int, _ b: (Int) throws -> Int) rethrows -> [Int] {/*<stubble*/ if let _rethrowingTwo { _rethrowingTwo(a, b) } else {/*stubble>*/ [try a(1), try b(2)] /*<stubble*/} /*stubble>*/}
    func waitsRethrowing(_ body: () async throws -> Int) async rethrows -> Int {/*<stubble*/ if let _waitsRethrowing { await _waitsRethrowing(body) } else {/*stubble>*/ try await body() /*<stubble*/} /*stubble>*/}
    var value: Int { get throws(Fault) {/*<stubble*/ if let _getValue { return try _getValue() } else {/*stubble>*/ throw .real /*<stubble*/} /*stubble>*/} }
/*<stubble*/@exclusivity(unchecked) final var _fails: (() throws(Fault) -> Int)? = nil; @exclusivity(unchecked) final var _never: (() -> Int)? = nil; @exclusivity(unchecked) final var _anyError: (() throws(any Error) -> Int)? = nil; @exclusivity(unchecked) final var _waits: (() async throws(Fault) -> Void)? = nil; @exclusivity(unchecked) final var _generic: ((() throws -> Int) throws -> Int)? = nil; @exclusivity(unchecked) final var _rethrowing: ((() throws -> Int) -> Int)? = nil; @exclusivity(unchecked) final var _rethrowingTwo: (((Int) throws -> Int, (Int) throws -> Int) -> [Int])? = nil; @exclusivity(unchecked) final var _waitsRethrowing: ((() async throws -> Int) async -> Int)? = nil; @exclusivity(unchecked) final var _getValue: (() throws(Fault) -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: b25b0073 975f 4f4f ff98 6564 ff98 a437 ff98 9ca4 ff98 ac03 65c2 ff98 4fb7 ff98 a3ff ff98 238b ff98 2101 ff98 739b *//*stubble>*/