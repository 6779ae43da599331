@propertyWrapper struct Parameter { var wrappedValue: Int }
@Stubbable
class Request {
    @Parameter var page: Int = 1
    @Parameter var size: Int = 20
    func query() -> String {
        Mirror(reflecting: self).children.compactMap { child in
            (child.value as? Parameter).map { "\(child.label!.dropFirst())=\($0.wrappedValue)" }
        }.joined(separator: "&")
    }
}
@Stubbable
final class Header {
    @Parameter var length: Int = 4
    func text() -> String { "\(length)" }
}
