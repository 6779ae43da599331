/*<stubble @Stubbable*//*stubble>*/
class FunctionTypes {
    func anyIsolated(_ f: @escaping @isolated(any) () -> Void) async {/*<stubble*/ if let _anyIsolated { await _anyIsolated(f) } else {/*stubble>*/ await f() /*<stubble*/} /*stubble>*/}
    func sending(_ f: sending @escaping () -> Int) -> Int {/*<stubble*/ if let _sending { _sending(f) } else {/*stubble>*/ f() /*<stubble*/} /*stubble>*/}
    func async(_ f: () async -> Int) async -> Int {/*<stubble*/ if let _async { await _async(f) } else {/*stubble>*/ await f() /*<stubble*/} /*stubble>*/}
    func main(_ f: @MainActor @escaping () -> Int) -> Int {/*<stubble*/ if let _main { _main(f) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func cFunction(_ f: @convention(c) (Int32) -> Int32) -> Int32 {/*<stubble*/ if let _cFunction { _cFunction(f) } else {/*stubble>*/ f(1) /*<stubble*/} /*stubble>*/}
    func noisy(_ f: @escaping @Sendable (Int) async throws -> Void = { _ in }) {/*<stubble*/ if let _noisy { _noisy(f) } else {/*stubble>*//*<stubble*/} /*stubble>*/}
    func returning() -> @Sendable () -> Int {/*<stubble*/ if let _returning { _returning() } else {/*stubble>*/ { 2 } /*<stubble*/} /*stubble>*/}
    func alias(_ f: @escaping Handler) -> Handler {/*<stubble*/ if let _alias { _alias(f) } else {/*stubble>*/ f /*<stubble*/} /*stubble>*/}
    typealias Handler = (Int) -> Int
/*<stubble*/var _anyIsolated: ((@escaping @isolated(any) () -> Void) async -> Void)? = nil; var _sending: ((sending @escaping () -> Int) -> Int)? = nil; var _async: ((() async -> Int) async -> Int)? = nil; var _main: ((@MainActor @escaping () -> Int) -> Int)? = nil; var _cFunction: ((@convention(c) (Int32) -> Int32) -> Int32)? = nil; var _noisy: ((@escaping @Sendable (Int) async throws -> Void) -> Void)? = nil; var _returning: (() -> @Sendable () -> Int)? = nil; var _alias: ((@escaping Handler) -> Handler)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 0c41dd4f 975f c5b2 ff98 6af6 ff98 d322 ff98 31a6 ff98 9e98 ff98 3fb0 ff98 49be ff98 bfc5 ff98 87b8 *//*stubble>*/