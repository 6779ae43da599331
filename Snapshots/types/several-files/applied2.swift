import Foundation
extension Spread {
    /*<stubble @StubbableFunction*//*stubble>*/ func there() -> Int {/*<stubble*/ if let _there { _there() } else {/*stubble>*/ value + 2 /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/ var computed: Int {/*<stubble*/ if let _getComputed { _getComputed() } else {/*stubble>*/ value + 3 /*<stubble*/} /*stubble>*/}
    /*<stubble @StubbableProperty*//*stubble>*/ var inside: Int {/*<stubble*/ if let _getInside { return _getInside() } else {/*stubble>*/ let date: Date? = nil; return date == nil ? value + 4 : 0 /*<stubble*/} /*stubble>*/}
    convenience init(value: Int) { self.init(); /*<stubble self.value*/self._value/*stubble>*/ = value }
}
class SpreadChild: Spread { /*<stubble @StubbableFunction*//*stubble>*/ override func here() -> Int {/*<stubble*/ if let _here { _here() } else {/*stubble>*/ super.here() + 10 /*<stubble*/} /*stubble>*/} }
extension Extent {
    init(square side: Int) {
        /*<stubble depth*/_depth/*stubble>*/ = side
        /*<stubble width*/_width/*stubble>*/ = side
        /*<stubble height*/_height/*stubble>*/ = side
    }
    init<N: BinaryInteger>(deep depth: N) { self = .init(depth: Int(depth)) }
    init(flat width: Int) { self = Extent(width: width, depth: 0) }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 90c43755 5b6e 6928 ff98 944b 816f ff98 944b 8d5b ff98 902e 5b6e ef64 ff98 865d e269 403f *//*stubble>*/