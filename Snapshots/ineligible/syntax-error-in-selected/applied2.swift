extension SyntaxBad {
    func sixth() {}
}
struct SyntaxOther/*<stubble*/: Swift.CustomReflectable/*stubble>*/ { func seventh() {/*<stubble*/ if let _seventh { _seventh() } else {/*stubble>*//*<stubble*/} /*stubble>*/} /*<stubble*/; nonisolated(unsafe) var _seventh: (() -> Void)? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: c28bdc7f 7d3a 3463 ff98 d7c0 *//*stubble>*/