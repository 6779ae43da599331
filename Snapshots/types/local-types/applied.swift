func factory() {
    /*<stubble @Stubbable*//*stubble>*/ class Hidden { func f() {/*<stubble*/ if let _f { _f() } else {/*stubble>*//*<stubble*/} /*stubble>*/} /*<stubble*/; @exclusivity(unchecked) var _f: (() -> Void)? = nil/*stubble>*/}
    _ = Hidden()
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 0fafb91f 975f 93be ff98 dac7 *//*stubble>*/