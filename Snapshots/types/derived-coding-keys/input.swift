import Foundation

@Stubbable
struct ParcelRecord: Codable {
    var label: String
    var weight = 1

    @Stubbable
    struct Printer {
        private func text(_ key: CodingKeys) -> String { key.stringValue }
        func all() -> String { text(.label) + text(.weight) }
    }

    static let columns = [CodingKeys.label, ParcelRecord.CodingKeys.weight, .label].map(\.stringValue)

    static func orders() -> [Int] { [order(of: .label), order(of: .weight)] }
    private static func order(of key: CodingKeys) -> Int {
        switch key {
        case .label: 1
        case .weight: 2
        }
    }
}

@Stubbable
final class CrateRecord: Codable {
    var label = "crate"
    lazy var size: Int = label.count
    private func isLabel(_ key: CodingKeys) -> Bool { key == .label }
}
extension CrateRecord {
    func firstKey() -> String? { isLabel(.label) ? CodingKeys.label.stringValue : nil }
}

@Stubbable
struct ParcelOffer: Codable {
    enum CodingKeys: String, CodingKey { case price, label }
    var price: Int
    var label: String

    static func order(of key: CodingKeys) -> Int {
        switch key {
        case .price: 1
        case .label: 2
        }
    }
}

@Stubbable
struct ParcelDemand: Codable {
    enum CodingKeys: String, CodingKey { case price, label }
    var price: Int
    var label: String
}

@Stubbable
struct LabelRecord: Codable {
    var label = "label"
    var size: Int
    enum CodingKeys { case label, size }
}
extension LabelRecord.CodingKeys: CodingKey {}
