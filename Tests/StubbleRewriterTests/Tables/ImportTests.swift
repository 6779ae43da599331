import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// Which types that an extension in another file uses are visible in the file with the type's declaration.
@Suite struct ImportTests {
  @Test(
    arguments: [
      ("import Parsing", false),
      ("", true),
      ("import Other", true),
    ].rows)
  func closuresStandWhereTheirTypesAreKnown(row: Row<(String, Bool)>) {
    let (imports, areStatic) = row.value
    let sources = [
      ("Handler.swift", "App", "\(imports)\nfinal class Handler {}"),
      ("Handling.swift", "App", "import Parsing\nextension Handler { func f() -> Tree { Tree() } }"),
      ("Tree.swift", "Parsing", "public struct Tree { public init() {} }"),
    ]
    let texts = plans(sources).flatMap(\.edits).map(\.text)
    #expect(texts.contains { $0.contains("var _f: (() -> Tree)?") })
    #expect(texts.contains { $0.contains("static var _f") } == areStatic)
  }

  /// What the type's file imports, what the extension's does, and the type that the extension's member takes.
  @Test(
    arguments: [
      ("import Foundation", "import Foundation", "DateFormatter", false),
      ("import Foundation", "import Foundation.NSDateFormatter", "DateFormatter", false),
      ("import Foundation", "import struct Foundation.Date", "Date", false),
      ("import Foundation", "import Foundation; import Dispatch", "Date", false),
      ("import Foundation", "import Foundation; import Unknown", "Date", false),
      ("import Foundation", "import Foundation; import Unknown", "Unseen", true),
      ("import UIKit", "import Foundation", "Date", false),
      ("import SwiftUI", "import UIKit", "UIColor", false),
      ("import SwiftUI", "import AppKit", "NSColor", false),
      ("", "import Foundation", "TimeInterval", true),
      ("", "import Foundation; extension TimeInterval { var ms: Double { self } }", "TimeInterval", true),
      ("", "import Core", "Seconds", true),
      ("import Core", "import Core; import Unknown", "Seconds", false),
      ("import struct Core.Part", "import Core", "Part", false),
      ("import struct Core.Part", "import Core", "Part.Inner", false),
      ("import struct Core.Part", "import Core", "Seconds", true),
      ("import struct Foundation.Date", "import Foundation", "Date", false),
      ("import struct Foundation.Date", "import Foundation", "DateFormatter", true),
      ("import class Foundation.NSObject", "import class Foundation.NSObject", "NSObject", false),
      ("private import Foundation", "internal import Foundation", "Date", true),
      ("fileprivate import Foundation", "import Foundation", "Date", true),
      ("internal import Foundation", "public import Foundation", "Date", false),
      ("import Core", "@_spi(Part) import Core", "Hidden", true),
      ("@_spi(Part) import Core", "@_spi(Part) import Core", "Hidden", false),
      ("import Core", "@testable import Core", "Internal", true),
      ("@testable import Core", "@testable import Core", "Internal", false),
      ("#if os(iOS)\nimport Foundation\n#endif", "import Foundation", "Date", true),
      ("#if os(iOS)\nimport Foundation\n#endif", "#if os(iOS)\nimport Foundation\n#endif", "Date", false),
      ("#if canImport(Foundation)\nimport Foundation\n#endif", "import Foundation", "Date", false),
      (
        "#if os(iOS)\nimport Foundation\n#else\nimport Foundation\n#endif", "import Foundation", "Date", false
      ),
      ("import Foundation", "import Foundation; import UIKit", "URLRequest", false),
      ("import Foundation", "import Foundation\n" + Self.networking, "URLRequest", true),
      (
        "import Foundation\n" + Self.networking, "import FoundationNetworking; import Unknown", "URLRequest",
        false
      ),
      ("import Core; import Core2", "import Core", "Part", true),
      ("import Core2", "import Core", "Part", true),
      ("import Core; import Core2", "import Core", "Seconds", false),
      ("import Core; import Core2", "import Core; import Core2", "Seconds", false),
      (Self.essentials, "import Foundation", "DateFormatter", true),
      (Self.essentials, "import Foundation", "Date", false),
      (Self.essentials, Self.essentials, "Date", false),
      (Self.essentials, Self.essentials + "import Unknown", "Date", false),
    ].rows)
  func closuresAreWhereTheirTypesAreImported(row: Row<(String, String, String, Bool)>) {
    let (typeImports, extensionImports, type, isStatic) = row.value
    let plans = plans([
      ("Handler.swift", "App", typeImports + "\nfinal class Handler {}"),
      ("Handling.swift", "App", extensionImports + "\nextension Handler { func f(_ x: \(type)) {} }"),
      ("Core.swift", "Core", Self.core), ("Core2.swift", "Core2", "public struct Part {}"),
    ])
    #expect(plans[isStatic ? 1 : 0].edits.contains { $0.text.contains("var _f: ((\(type)) -> Void)?") })
  }

  /// The clause of an extension, the imports of the file, the type that the extension's member takes, and whether the type's
  /// own declaration cannot name that.
  @Test(
    arguments: [
      ("canImport(Foundation)", "#if canImport(Foundation)\nimport Foundation\n#endif", "Date", true),
      ("DEBUG", "#if canImport(Foundation)\nimport Foundation\n#endif", "Date", true),
      ("DEBUG", "import Foundation", "Date", false),
      ("DEBUG", Self.essentials, "Date", false),
      ("canImport(CoreGraphics)", "import Foundation", "CGImage", true),
      ("DEBUG", "import CoreGraphics", "CGImage", false),
      ("DEBUG", "import Foundation", "CGSize", false),
      ("os(macOS)", "import Foundation", "Selector", true),
      ("os(macOS)", "import Foundation", "NSNumber", false),
      ("os(iOS)", "import Foundation; import UIKit", "Selector", false),
      ("compiler(>=5.5)", "import Foundation", "Selector", false),
    ].rows)
  func closuresAreWhereTheirTypesAreImportedInEachBuild(row: Row<(String, String, String, Bool)>) {
    let (condition, imports, type, isStatic) = row.value
    let member = "extension Handler { func f(_ x: \(type)) {} }"
    let source = "\(imports)\nclass Handler {}\n#if \(condition)\n\(member)\n#endif"
    let texts = plans([("Handler.swift", "App", source)]).flatMap(\.edits).map(\.text)
    #expect(texts.contains { $0.contains("var _f: ((\(type)) -> Void)?") })
    #expect(texts.contains { $0.contains("static var _f") } == isStatic)
  }

  private static let essentials = """
    #if canImport(FoundationEssentials)
    import FoundationEssentials
    #else
    import Foundation
    #endif

    """
  private static let networking = """
    #if canImport(FoundationNetworking)
    import FoundationNetworking
    #endif

    """
  private static let core = """
    public typealias Seconds = Double
    public struct Part { public struct Inner {} }
    @_spi(Part) public struct Hidden {}
    struct Internal {}
    """

  /// A closure names the global actor of its member.
  @Test(
    arguments: [
      ("", "extension Handler { @Bank func f() {} }", true),
      ("", "@Core.Bank extension Handler { func f() {} }", true),
      ("import Core", "extension Handler { @Bank func f() {} }", false),
      ("", "extension Handler { @MainActor func f() {} }", false),
    ].rows)
  func closuresAreWhereTheirActorsAreImported(row: Row<(String, String, Bool)>) {
    let (imports, handling, isStatic) = row.value
    let plans = plans([
      ("Handler.swift", "App", imports + "\nfinal class Handler {}"),
      ("Handling.swift", "App", "import Core; import Unknown\n" + handling),
      ("Bank.swift", "Core", "@globalActor public actor Bank { public static let shared = Bank() }"),
    ])
    #expect(plans[isStatic ? 1 : 0].edits.contains { $0.text.contains("var _f: (@") })
  }

  /// What a file imports for itself is private there, whatever other files import.
  @Test func closuresOfPrivateImportsArePrivate() {
    let plans = plans([
      ("Handler.swift", "App", "private import Core\nfinal class Handler { private func f(_ x: Part) {} }"),
      ("Core.swift", "Core", Self.core),
    ])
    #expect(plans[0].edits.contains { $0.text.contains("fileprivate var _f: ((Part) -> Void)?") })
  }

  /// A module's `@_exported` imports serve all of its files, and those that import it.
  @Test(arguments: [("App", "", false), ("Umbrella", "import Umbrella", false), ("Umbrella", "", true)].rows)
  func exportedImportsCount(row: Row<(String, String, Bool)>) {
    let (module, imports, isStatic) = row.value
    let plans = plans([
      ("Handler.swift", "App", imports + "\nfinal class Handler {}"),
      ("Handling.swift", "App", "import Foundation\nextension Handler { func f(_ x: Date) {} }"),
      ("Exports.swift", module, "@_exported import Foundation"),
    ])
    #expect(plans[isStatic ? 1 : 0].edits.contains { $0.text.contains("var _f: ((Date) -> Void)?") })
  }

  /// The type of a value that another file declares is spelled where that is visible.
  @Test(
    arguments: [
      ("import Foundation", "Date", "Date"), ("import Foundation", "URL?", "URL?"), ("", "Date", nil),
      ("", "TimeInterval", nil), ("import Foundation", "TimeInterval", "TimeInterval"),
      ("", "[Int]", "[Int]"),
      ("private import Foundation", "Date", nil), ("import struct Foundation.Date", "Date", "Date"),
    ] as [(String, String, String?)])
  func inferredTypesAreVisible(imports: String, written: String, spelled: String?) {
    let plans = plans([
      ("Handler.swift", "App", imports + "\nfinal class Handler { var x = Maker.value }"),
      ("Maker.swift", "App", "import Foundation\nenum Maker { static let value: \(written) = made() }"),
    ])
    let text = plans[0].edits.map(\.text).joined()
    #expect(text.contains("_getX: (() -> ") == (spelled != nil))
    if let spelled { #expect(text.contains("var _getX: (() -> \(spelled))?")) }
  }

  /// A double in place names what its protocol inherits from another file.
  @Test(
    arguments: [
      ("import Foundation", "Date", true), ("", "Date", false), ("", "Item", true), ("", "[Int]", true),
      ("import struct Foundation.Date", "Date", true), ("import Unknown", "Unseen", true),
      ("", "Unseen", false),
    ].rows)
  func doublesNeedTheirImports(row: Row<(String, String, Bool)>) {
    let (imports, type, isMade) = row.value
    let plans = plans([
      ("Base.swift", "App", "import Foundation; import Unknown\n\(Self.base(type))"),
      ("Derived.swift", "App", imports + "\n// @Spyable\nprotocol Derived: Base { func g() }"),
    ])
    #expect(plans[1].edits.contains { $0.text.contains("class DerivedSpy") } == isMade)
    #expect(plans[1].diagnostics.isEmpty == isMade)
  }

  /// Beside an import that states that it is not public, one that states no level does not compile.
  @Test(
    arguments: [
      (
        "internal import Foundation", "// @Spyable\nprotocol P: Sendable { func f() }",
        "internal import class Foundation.NSLock"
      ),
      (
        "private import struct Foundation.Date", "// @Spyable\nprotocol P: Sendable { func f() }",
        "internal import class Foundation.NSLock"
      ),
      (
        "public import Foundation", "// @Spyable\nprotocol P: Sendable { func f() }",
        "import class Foundation.NSLock"
      ),
      (
        "internal import Dispatch", "// @Spyable\nprotocol P: Sendable { func f() }",
        "import class Foundation.NSLock"
      ),
      (
        "private import Foundation",
        "public import struct Foundation.Date\n// @Spyable\nprotocol P: Sendable { func f() }",
        "public import class Foundation.NSLock"
      ),
      ("internal import Stubble", "// @Mockable\nprotocol P { func f() }", "internal import Stubble"),
      ("internal import Stubble", "// @Mockable\npublic protocol P { func f() }", "public import Stubble"),
      ("import Stubble", "// @Mockable\npublic protocol P { func f() }", "import Stubble"),
    ].rows)
  func importsStateTheirLevelBesideOthers(row: Row<(String, String, String)>) {
    let (imports, declaration, expected) = row.value
    let plans = plans([
      ("Imports.swift", "App", imports),
      ("Other.swift", "Other", "internal import Foundation; internal import Stubble"),
      ("P.swift", "App", declaration),
    ])
    let words = plans[2].edits.flatMap {
      String($0.text).split(separator: ";").map { String($0.drop { $0 == " " }) }
    }
    #expect(words.contains { $0 == expected }, "\(words)")
  }

  private static func base(_ type: String) -> String {
    "protocol Base { associatedtype Item; func f(_ x: \(type)) }"
  }

  private func plans(_ sources: [(String, String, String)]) -> [Plan] {
    let files = sources.map {
      SourceFile(path: $0.0, source: Array($0.2.utf8), modules: ModuleSet(Module(name: $0.1)))
    }
    return Project(files: files, selection: Selection(allTypes: true)).plans()
  }
}
