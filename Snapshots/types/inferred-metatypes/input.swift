import Foundation

struct ParcelCode: ExpressibleByStringLiteral, Equatable, Sendable {
    let text: String
    init?(_ text: String) { return nil }
    init(stringLiteral text: String) { self.text = text }
}

extension Formatter {
    func prepared() -> Self { self }
}

extension Collection {
    var doubledCount: Int { 2 * count }
}

class ParcelFormatter: Formatter {
    override func string(for value: Any?) -> String? { value.map { "<\($0)>" } }
}

@Stubbable
final class Parcel {
    enum CodingKeys: String, CaseIterable { case sender, weight }
    static let keys = CodingKeys.self
    var kind = Int.self
    let kinds = [Int.self]
    let code = ParcelCode("a1")
    let scalar = Unicode.Scalar("z")
    let size = [1, 2].doubledCount
    let length = "abc".doubledCount
    lazy var formatter = ParcelFormatter().prepared()

    func label() -> String {
        "\(Parcel.keys.allCases.count) \(kind) \(kinds.count) \(code.text) \(scalar) \(size) \(length)"
    }
}
