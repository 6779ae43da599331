/*<stubble @Stubbable*//*stubble>*/
class Notebook {
    func save(_ text: String, at page: Int) throws {/*<stubble*/ if let _save { try _save(text, page) } else {/*stubble>*//*<stubble*/} /*stubble>*/}
    func text(at page: Int) throws -> String? {/*<stubble*/ if let _text { try _text(page) } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _save: ((String, Int) throws -> Void)? = nil; @exclusivity(unchecked) final var _text: ((Int) throws -> String?)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 86c15c9f 975f d976 ff98 1240 ff98 b4b3 *//*stubble>*/