/*<stubble @Stubbable*//*stubble>*/
class Marked{
    func f() -> String {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ "﻿é" /*<stubble*/} /*stubble>*/}
/*<stubble*/var _f: (() -> String)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 0127ae08 975f 93be ff98 bb70 *//*stubble>*/