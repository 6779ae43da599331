/*<stubble @Stubbable*//*stubble>*/
class Sound {
    func first() -> Int {/*<stubble*/ if let _first { _first() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _first: (() -> Int)? = nil/*stubble>*/}
let = 3
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: c09192da 975f a2a7 ff98 c50a *//*stubble>*/