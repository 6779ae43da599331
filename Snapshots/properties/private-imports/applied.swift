#if canImport(Foundation)
private import Foundation
#endif

// What a file imports for itself alone is private to it, and so are closures that speak of it.
/*<stubble @Stubbable*//*stubble>*/
class PrivateImporter {
    fileprivate func measured(_ number: NSNumber) -> Int {/*<stubble*/ if let _measured { _measured(number) } else {/*stubble>*/ number.intValue /*<stubble*/} /*stubble>*/}
    private func plain(_ number: Int) -> Int {/*<stubble*/ if let _plain { _plain(number) } else {/*stubble>*/ number /*<stubble*/} /*stubble>*/}
    func all() -> Int {/*<stubble*/ if let _all { _all() } else {/*stubble>*/ measured(NSNumber(value: 2)) + plain(3) /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) fileprivate final var _measured: ((NSNumber) -> Int)? = nil; @exclusivity(unchecked) final var _plain: ((Int) -> Int)? = nil; @exclusivity(unchecked) final var _all: (() -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 7b932a63 975f a1d4 ff98 9c48 ff98 6a29 ff98 d2cb *//*stubble>*/