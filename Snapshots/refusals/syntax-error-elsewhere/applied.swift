/*<stubble @Stubbable*//*stubble>*/
class Sound {
    func first() -> Int {/*<stubble*/ if let _first { _first() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _first: (() -> Int)? = nil/*stubble>*/}
let = 3
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 7a981da5 975f a2a7 ff98 1dda *//*stubble>*/