import Foundation
import Testing

/// Compares what was produced with what a file says, or writes the file if that was asked for.
enum Expectation {
  /// `scripts/snapshots --update` sets it.
  static let isUpdating = ProcessInfo.processInfo.environment["STUBBLE_SNAPSHOTS"] == "update"

  /// The file must hold exactly this; nil or nothing means that there must be no file.
  /// A file that is missing is written, and the test fails, so that somebody looks at it.
  static func check(_ produced: [UInt8]?, isIn file: URL, mayUpdate: Bool = true) throws {
    let produced = produced.flatMap { $0.isEmpty ? nil : $0 }
    let expected = file.exists ? try file.bytes() : nil
    guard produced != expected else { return }
    let name = file.path.replacing(Repository.root.path + "/", with: "")
    if mayUpdate, isUpdating || expected == nil {
      try write(produced, to: file)
      if isUpdating { return }
      Issue.record("\(name) was missing and has been written: look at it, and run the test again")
    } else {
      Issue.record("\(name): \(difference(expected ?? [], produced ?? []))")
    }
  }

  private static func write(_ bytes: [UInt8]?, to file: URL) throws {
    if let bytes {
      try Data(bytes).write(to: file)
    } else {
      try FileManager.default.removeItem(at: file)
    }
  }

  /// The first line in which two texts differ.
  static func difference(_ expected: [UInt8], _ produced: [UInt8]) -> Comment {
    let (expected, produced) = (lines(expected), lines(produced))
    for index in 0..<max(expected.count, produced.count) {
      let line = index < expected.count ? expected[index] : "(end)"
      let other = index < produced.count ? produced[index] : "(end)"
      if line != other { return "line \(index + 1) should be\n  \(line)\nbut is\n  \(other)" }
    }
    return "the line endings differ"
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
