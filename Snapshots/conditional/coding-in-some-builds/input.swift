import Foundation

// @Stubbable
struct PrinterPage {
    var number = 1
}

#if os(Windows)
extension PrinterPage: Codable {
    init(from decoder: any Decoder) throws { number = 2 }
    func encode(to encoder: any Encoder) throws {}
}
#else
extension PrinterPage: Codable {}
#endif

// @Stubbable
struct PrinterTray: Codable {
    var size = "A4"
    #if os(Windows)
    enum CodingKeys: String, CodingKey { case size = "paper" }
    #endif
    func name() -> String { "tray " + size }
}

// @Stubbable
struct PrinterJob: Codable {
    var title = "job"
    #if os(Windows)
    enum CodingKeys: String, CodingKey { case title = "name" }
    #else
    enum CodingKeys: String, CodingKey { case title = "label" }
    #endif
}

func encoded(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
}
