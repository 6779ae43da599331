/*<stubble @Stubbable*//*stubble>*/
class Marked{
    func f() -> String {/*<stubble*/ if let _f { _f() } else {/*stubble>*/ "﻿é" /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _f: (() -> String)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 03afc9ce 975f 93be ff98 9e36 *//*stubble>*/