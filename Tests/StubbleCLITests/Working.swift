import Foundation
import StubbleRewriter

@testable import StubbleCLI

/// Sources of every shape of bytes, in folders and behind a link, and what `apply` makes of them.
struct Working: Sendable {
  let folder: TemporaryFolder
  let original: [String: [UInt8]]

  init() throws {
    let service = "@Stubbable\nfinal class Service {\n  func fetch(id: Int) -> Int { id + 1 }\n}\n"
    folder = try TemporaryFolder([
      "Service.swift": service,
      "Sources/CRLF.swift": service.replacingOccurrences(of: "\n", with: "\r\n"),
      "Sources/Deep/BOM.swift": "\u{FEFF}" + service,
      "Sources/Deep/NoEnd.swift": String(service.dropLast()),
      "Sources/Tabs.swift": service.replacingOccurrences(of: "  ", with: "\t") + "// ünïcödé 👩‍🚀\n",
      "Sources/Plain.swift": "struct Plain {}\n",
      "Elsewhere/Target.swift": service,
      "Package.resolved": "not Swift",
    ])
    try folder.link("Sources/Link.swift", to: "../Elsewhere/Target.swift")
    try folder.setMode(0o640, of: "Sources/Tabs.swift")
    original = try folder.snapshot()
  }

  /// Names that are not links.
  static func isFile(_ name: String) -> Bool { name != "Sources/Link.swift" }
}
