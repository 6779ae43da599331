func factory() {
    /*<stubble @Stubbable*//*stubble>*/ class Hidden { func f() {/*<stubble*/ if let _f { _f() } else {/*stubble>*//*<stubble*/} /*stubble>*/} /*<stubble*/; var _f: (() -> Void)? = nil/*stubble>*/}
    _ = Hidden()
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 320b111d 975f 93be ff98 876e *//*stubble>*/