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
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: dbacaae3 975f cf65 ff98 9c69 *//*stubble>*/