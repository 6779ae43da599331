import Foundation
import StubbleSemantics
import Testing

@testable import StubbleCLI

/// What `overlay` writes, and what it removes of what was compiled before.
@Suite struct OverlayTests {
  private let folder: TemporaryFolder
  private static let service = "@Stubbable final class Service {\n  func fetch() -> Int { 1 }\n}\n"
  private static let other = "// @Stubbable\nstruct Other {\n  var unit = \"m\"\n}\n"

  init() throws {
    folder = try TemporaryFolder([
      "Sources/Service.swift": Self.service, "Sources/Other.swift": Self.other,
      "Sources/Plain.swift": "class Plain {\n  func f() {}\n}\n",
    ])
  }

  private func overlay(_ options: String..., environment: [String: String] = [:]) throws -> Program {
    try Program.stubble(
      ["overlay", "Sources", "--output", "out"] + options, in: folder, environment: environment)
  }

  /// The sources that are mapped, below the folder, with the texts of their copies.
  private func mapped() throws -> [String: String] {
    let overlay = try #require(Overlay(text: try folder.bytes(of: "out/overlay.yaml")))
    return try Dictionary(
      uniqueKeysWithValues: overlay.copies.map {
        (
          String($0.key.path.dropFirst(folder.path.count + 1)),
          try String(contentsOfFile: $0.value, encoding: .utf8)
        )
      })
  }

  private func files(below name: String) throws -> [String: [UInt8]] {
    try folder.snapshot().filter { $0.key.hasPrefix(name) }
  }

  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder[name]) }

  @Test func copiesAreWhatApplyWrites() throws {
    let sources = try files(below: "Sources")
    let ran = try overlay()
    #expect(ran.output == "-vfsoverlay \(folder["out/overlay.yaml"])\n")
    #expect(ran.errors == "stubble: overlay of 2 files, updated\n")
    #expect(try files(below: "Sources") == sources)
    let mapped = try mapped()
    _ = try Program.stubble("apply", "Sources", in: folder)
    #expect(mapped["Sources/Service.swift"] == (try folder.text(of: "Sources/Service.swift")))
    #expect(mapped["Sources/Other.swift"] == (try folder.text(of: "Sources/Other.swift")))
    #expect(mapped.count == 2)
    // What is applied in place is no other text.
    #expect(try overlay().errors == "stubble: overlay of 2 files, up to date\n")
  }

  @Test func nothingIsWrittenTwice() throws {
    _ = try overlay()
    let times = try modificationTimes()
    #expect(try overlay().errors == "stubble: overlay of 2 files, up to date\n")
    #expect(try modificationTimes() == times)
  }

  private func modificationTimes() throws -> [String: Date] {
    try files(below: "out").keys.reduce(into: [:]) { times, name in
      times[name] = try FileManager.default.attributesOfItem(atPath: folder[name])[.modificationDate] as? Date
    }
  }

  @Test func filesLeaveTheOverlay() throws {
    _ = try overlay()
    try folder.write("foreign", to: "out/.applied/0123456789abcdef.foreign.swift")
    try folder.write("foreign", to: "out/foreign")
    try folder.write("struct Other {}\n", to: "Sources/Other.swift")
    #expect(try overlay().errors == "stubble: overlay of 1 file, updated\n")
    #expect(try mapped().keys.sorted() == ["Sources/Service.swift"])
    #expect(try files(below: "out").count == 4)
    try FileManager.default.removeItem(atPath: folder["Sources/Service.swift"])
    #expect(try overlay().errors == "stubble: overlay of 0 files, updated\n")
    #expect(
      try files(below: "out").keys.sorted()
        == ["out/.applied/0123456789abcdef.foreign.swift", "out/foreign", "out/overlay.yaml"])
  }

  /// A copy has the name of its source, unless that is too long for a name with a hash.
  @Test func copiesAreInOneFolder() throws {
    let long = String(repeating: "a", count: 200) + ".swift"
    try folder.write("// @Stubbable\nclass Long { func f() {} }\n", to: "Sources/" + long)
    _ = try overlay()
    let names = try files(below: "out/.applied").keys.map { $0.split(separator: "/").last ?? "" }
    let ends = names.map { $0.drop { $0 != "." } }
    #expect(Set(ends) == [".Other.swift", ".Service.swift", ".swift"])
    #expect(try mapped()["Sources/" + long]?.contains("_f") == true)
  }

  @Test func anErrorLeavesTheOverlayAsItWas() throws {
    _ = try overlay()
    let before = try files(below: "out")
    try folder.write("@Stubbable enum Bad {}\n", to: "Sources/Bad.swift")
    try folder.write("", to: "Sources/Other.swift")
    let ran = try overlay()
    #expect(ran.status == 1)
    #expect(ran.output == "")
    #expect(ran.errors.hasPrefix("Sources/Bad.swift:1:1: error:"))
    #expect(try files(below: "out") == before)
  }

  @Test func aCopyThatSomebodyEditedIsWrittenAgain() throws {
    _ = try overlay()
    let expected = try files(below: "out")
    let copy = try #require(expected.keys.first { $0.hasSuffix("Service.swift") })
    try folder.write("edited", to: copy)
    try map("Service")
    #expect(try overlay().errors == "stubble: overlay of 2 files, updated; removed 2 outdated objects\n")
    #expect(try files(below: "out/.applied") == expected.filter { $0.key.hasPrefix("out/.applied") })
    #expect(!exists("out/debug/Net.build/Service.o"))
  }

  @Test func aFileOfSomebodyElseIsLeftAlone() throws {
    try folder.write(
      "{ \"version\": 0, \"roots\": [{ \"name\": \"/a\", \"external-contents\": \"/b\" }] }",
      to: "out/overlay.yaml")
    let ran = try overlay()
    #expect(ran.status == 1)
    #expect(ran.errors.contains("out/overlay.yaml: error: this file was not written by stubble"))
    #expect(try files(below: "out").count == 1)
    #expect(try overlay("--force").status == 0)
    #expect(try mapped().count == 2)
  }

  @Test func allNamesOfASourceAreMapped() throws {
    try folder.write(Self.service, to: "Shared/Shared.swift")
    try folder.link("Sources/Link.swift", to: "../Shared/Shared.swift")
    try folder.link("Here", to: ".")
    _ = try Program.stubble(
      "overlay", "Sources", "--output", "out", in: folder, environment: ["PWD": folder["Here"]])
    #expect(
      try mapped().keys.sorted() == [
        "Here/Sources/Link.swift", "Here/Sources/Other.swift", "Here/Sources/Service.swift",
        "Shared/Shared.swift", "Sources/Link.swift", "Sources/Other.swift", "Sources/Service.swift",
      ])
  }

  // MARK: What was compiled

  /// Writes a map as the package manager does, for the sources of that name, and what it names.
  private func map(
    _ names: String..., in place: String = "out/debug/Net.build", as name: String = "output-file-map.json"
  ) throws {
    let entries = try names.map { name in
      try folder.write("", to: "\(place)/\(name).o")
      return "\"\(folder["Sources/\(name).swift"])\": { \"object\": \"\(folder["\(place)/\(name).o"])\" }"
    }
    try folder.write("{ \"\": {}, \(entries.joined(separator: ", ")) }", to: "\(place)/\(name)")
    try folder.write("", to: "\(place)/../Modules/Net.swiftmodule")
  }

  private func objects(in place: String = "out/debug/Net.build") throws -> [String] {
    try files(below: place).keys.filter { $0.hasSuffix(".o") || $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropFirst(place.count + 1)) }.sorted()
  }

  @Test func onlyWhatWasCompiledFromAnotherTextIsRemoved() throws {
    _ = try overlay()
    try map("Service", "Other", "Plain")
    #expect(try overlay().errors == "stubble: overlay of 2 files, up to date\n")
    #expect(exists("out/debug/Modules/Net.swiftmodule"))
    try folder.write("// new\n" + Self.other, to: "Sources/Other.swift")
    #expect(try overlay().errors == "stubble: overlay of 2 files, updated; removed 2 outdated objects\n")
    #expect(try objects() == ["Plain.o", "Service.o"])
    #expect(!exists("out/debug/Modules/Net.swiftmodule"))
    // An option that selects one more type.
    #expect(
      try overlay("--type", "Plain").errors
        == "stubble: overlay of 3 files, updated; removed 1 outdated object\n")
    #expect(try objects() == ["Service.o"])
    // And one that selects it no more.
    try map("Service", "Other", "Plain")
    _ = try overlay()
    #expect(try objects() == ["Other.o", "Service.o"])
  }

  @Test func withoutAnOverlayNobodyKnowsWhatWasCompiled() throws {
    try map("Service", "Plain")
    #expect(try overlay().errors == "stubble: overlay of 2 files, updated; removed 3 outdated objects\n")
    #expect(try objects() == [])
  }

  /// A folder above the project contains what other projects have built.
  @Test func whatOtherProjectsCompiledIsKept() throws {
    let place = "out/debug/Other.build"
    let object = "\(place)/Theirs.o"
    try folder.write("", to: object)
    try folder.write("", to: "\(place)/../Modules/Other.swiftmodule")
    try folder.write(
      "{ \"\": {}, \"/elsewhere/Theirs.swift\": { \"object\": \"\(folder[object])\" } }",
      to: "\(place)/output-file-map.json")
    try map("Service")
    #expect(try overlay().errors == "stubble: overlay of 2 files, updated; removed 2 outdated objects\n")
    #expect(try objects(in: place) == ["Theirs.o"])
    #expect(exists("out/debug/Modules/Other.swiftmodule"))
  }

  @Test func swiftBuildAndXcodeHaveModulesBesideTheMap() throws {
    let place = "Derived/Objects-normal/arm64"
    _ = try overlay()
    try map("Service", "Plain", in: place, as: "Net-OutputFileMap.json")
    for module in ["Net.swiftmodule", "Modules/Net.swiftmodule"] {
      try folder.write("", to: "\(place)/\(module)")
    }
    try folder.write("// new\n" + Self.service, to: "Sources/Service.swift")
    #expect(
      try overlay("--objects", "Derived").errors
        == "stubble: overlay of 2 files, updated; removed 3 outdated objects\n")
    #expect(try objects(in: place) == ["Plain.o"])
  }

  /// Before the first build there is none.
  @Test(arguments: ["nosuch", "Sources/Plain.swift"]) func warnsOfFoldersOfObjectsThatDoNotExist(name: String)
    throws
  {
    let ran = try overlay("--objects", name)
    #expect(ran.status == 0)
    #expect(ran.errors.hasPrefix("\(name): warning: there is no such folder, so no outdated objects"))
  }

  // MARK: Faults

  /// A failure at any step leaves the old overlay, whole, or says of the new one which object is left; a kill leaves
  /// the old one or the new one, and with the new one nothing that was compiled from the old one. The next run brings
  /// everything up to date.
  @Test(arguments: ["fail", "kill"]) func everyStateIsWhole(fault: String) throws {
    var step = 0
    while true {
      step += 1
      try folder.write(Self.other, to: "Sources/Other.swift")
      try #require(try overlay().status == 0)
      let old = try mapped()
      try map("Service", "Other")
      try folder.write("// new\n" + Self.other, to: "Sources/Other.swift")
      let ran = try overlay(environment: ["STUBBLE_FAULTS": "\(fault):\(step)"])
      let now = try mapped()
      if ran.status == 0 { break }
      let isOld = now == old
      let mayBeNew = fault == "kill" || ran.errors.contains("error: cannot remove")
      #expect(isOld || mayBeNew, "\(fault) \(step): \(ran.errors)")
      #expect(isOld || !exists("out/debug/Net.build/Other.o"), "\(fault) \(step)")
      try #require(try overlay().status == 0)
      #expect(try mapped()["Sources/Other.swift"]?.contains("// new\n") == true)
      #expect(!exists("out/debug/Net.build/Other.o"))
      #expect(try files(below: "out/.applied").count == 2, "\(fault) \(step)")
    }
    #expect(step > 6)
  }

  // MARK: The compiler

  @Test func theCompilerSeesTheCopyAndNamesTheSource() throws {
    try folder.write(
      "let service = Service()\nservice._fetch = { 3 }\nprint(service.fetch(), where_())\n",
      to: "Main/main.swift")
    try folder.write(
      "func where_() -> String { #filePath }\n@Stubbable final class A { func f() {} }\n",
      to: "Sources/Where.swift")
    try folder.write("let x: Int = \"\"\n" + Self.service, to: "Bad/Service.swift")
    _ = try overlay()
    _ = try Program.stubble("overlay", "Bad", "--output", "bad", in: folder)
    let swiftc =
      "swiftc -vfsoverlay out/overlay.yaml Main/main.swift Sources/Service.swift Sources/Where.swift"
    let annotation = try folder.text(of: "Sources/Where.swift")
    #expect(annotation.contains("@Stubbable"))
    let ran = try Program.run("/bin/sh", ["-c", swiftc + " -o program && ./program"], in: folder.path)
    #expect(
      ran.output == "3 \(folder["Sources/Where.swift"])\n" || ran.output == "3 Sources/Where.swift\n",
      "\(ran.errors)")
    let bad = try Program.run(
      "/bin/sh", ["-c", "swiftc -typecheck -vfsoverlay bad/overlay.yaml \(folder.path)/Bad/Service.swift"],
      in: folder.path)
    #expect(bad.errors.contains("\(folder.path)/Bad/Service.swift:1:14: error: cannot convert"))
  }
}
