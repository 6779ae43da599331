import Foundation
func coded(_ value: some Codable) throws -> String { String(decoding: try JSONEncoder().encode(value), as: UTF8.self) }
var qualified = QualifiedTitle(title: "a")
let composed = ComposedTitle(title: "b"), aliased = AliasedTitle(title: "c"), other = ByProtocolTitle(title: "d")
print(try coded(qualified), try coded(composed), try coded(aliased), try coded(other), try coded(ExtendedTitle(title: "e")))
print(qualified == QualifiedTitle(title: "b"), Set([composed, composed]).count, aliased == AliasedTitle(title: "c"), other.hashValue == other.hashValue)
print(ExtendedTitle(title: "e") == ExtendedTitle(title: "f"), Set([GenericTitle(title: 1), GenericTitle(title: 2)]).count)
#if STUBS
qualified._getTitle = { "stub" }
qualified._f = { 5 }
print(qualified.title, qualified.f(), qualified == QualifiedTitle(title: "a"), try coded(qualified))
#endif
