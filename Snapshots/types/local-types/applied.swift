func factory() {
    /*<stubble @Stubbable*//*stubble>*/ class Hidden { func f() {/*<stubble*/ if let _f { _f() } else {/*stubble>*//*<stubble*/} /*stubble>*/} /*<stubble*/; @exclusivity(unchecked) final var _f: (() -> Void)? = nil/*stubble>*/}
    _ = Hidden()
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8eba2d21 975f 93be ff98 cfdb *//*stubble>*/