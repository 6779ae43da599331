@propertyWrapper struct Parameter { var wrappedValue: Int }
/*<stubble @Stubbable*//*stubble>*/
class Request {
    @Parameter var page: Int = 1
    @Parameter var size: Int = 20
    func query() -> String {/*<stubble*/ if let _query { _query() } else {/*stubble>*/
        Mirror(reflecting: self).children.compactMap { child in
            (child.value as? Parameter).map { "\(child.label!.dropFirst())=\($0.wrappedValue)" }
        }.joined(separator: "&")
    /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _query: (() -> String)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
final class Header {
    @Parameter /*<stubble*/private /*stubble>*/var /*<stubble length*/_lengthStub/*stubble>*/: Int = 4
    func text() -> String {/*<stubble*/ if let _text { _text() } else {/*stubble>*/ "\(length)" /*<stubble*/} /*stubble>*/}
/*<stubble*/var length: Int { get { if let _getLength { return _getLength() } else { return _lengthStub } } set { if let _setLength { _setLength(newValue) } else { _lengthStub = newValue } } _modify { if case nil = _getLength, case nil = _setLength { yield &_lengthStub } else { var value = self.length; yield &value; self.length = value } } }; @exclusivity(unchecked) var _getLength: (() -> Int)? = nil; @exclusivity(unchecked) var _setLength: ((Int) -> Void)? = nil; @exclusivity(unchecked) var _text: (() -> String)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: eab147b1 975f cf65 ff98 9c69 975f b750 938c 8432 ff98 4d30 *//*stubble>*/