/*<stubble @Stubbable*//*stubble>*/
class Marked{
    func f() -> String {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ "﻿é" /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _f: (() -> String)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 6fc52460 975f 93be ff98 506d *//*stubble>*/