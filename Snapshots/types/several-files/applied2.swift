extension Spread {
    /*<stubble @StubbableFunction*//*stubble>*/ func there() -> Int {/*<stubble*/ if let _there { _there() } else {/*stubble>*/ value + 2 /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/ var computed: Int {/*<stubble*/ if let _getComputed { _getComputed() } else {/*stubble>*/ value + 3 /*<stubble*/} /*stubble>*/}
    convenience init(value: Int) { self.init(); /*<stubble self.value*/self._value/*stubble>*/ = value }
}
class SpreadChild: Spread { /*<stubble @StubbableFunction*//*stubble>*/ override func here() -> Int {/*<stubble*/ if let _here { _here() } else {/*stubble>*/ super.here() + 10 /*<stubble*/} /*stubble>*/} }
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d79a90a3 5b6e 6928 ff98 944b 816f ff98 902e 5b6e ef64 ff98 *//*stubble>*/