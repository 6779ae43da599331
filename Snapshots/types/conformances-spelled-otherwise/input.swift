import Foundation

typealias TitleEntity = Codable & Hashable
protocol Titled: TitleEntity & Sendable { var title: String { get } }

@Stubbable struct QualifiedTitle: Swift.Hashable, Swift.Codable { var title: String; func f() -> Int { 1 } }
@Stubbable struct ComposedTitle: Codable & Hashable { var title: String; func f() -> Int { 1 } }
@Stubbable struct AliasedTitle: TitleEntity { var title: String; func f() -> Int { 1 } }
@Stubbable struct ByProtocolTitle: Titled { var title: String; func f() -> Int { 1 } }
@Stubbable struct ExtendedTitle { var title: String; func f() -> Int { 1 } }
extension ExtendedTitle: Swift.Codable & TitleEntity {}
@Stubbable struct GenericTitle<Value> { var title: Value; func f() -> Int { 1 } }
extension GenericTitle: Swift.Equatable, Swift.Hashable where Value: Swift.Hashable {}
