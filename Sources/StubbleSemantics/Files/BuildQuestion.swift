/// What a condition of `#if` without operators asks the compiler.
///
/// Only the compiler knows the answers, but some follow from others: a build for iOS is none for macOS.
enum BuildQuestion: Hashable, Sendable {
  /// `os(iOS)`, by the name that is used today.
  case system(String)
  /// `canImport(UIKit)`
  case module(String)
  /// `targetEnvironment(macCatalyst)`
  case environment(String)
  /// `compiler(>=6.1)` or `swift(>=6.1)`
  case version(of: String, atLeast: [Int])
  /// Any other question, by its text without white space.
  case other(String)

  /// - Parameter text: The condition without white space.
  init(_ text: String) {
    self = BuildQuestion.known(text) ?? .other(text)
  }

  private static func known(_ text: String) -> BuildQuestion? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let argument = String(text[open...].dropFirst().dropLast())
    switch text[..<open] {
    case "os": return .system(formerNames[argument] ?? argument)
    case "canImport" where !argument.contains(","): return .module(argument)
    case "targetEnvironment": return .environment(argument)
    case "compiler", "swift":
      guard argument.hasPrefix(">=") else { return nil }
      let parts = argument.dropFirst(2).split(separator: ".", omittingEmptySubsequences: false).map {
        Int($0)
      }
      return parts.contains(nil)
        ? nil : .version(of: String(text[..<open]), atLeast: parts.compactMap(\.self))
    default: return nil
    }
  }

  private static let formerNames = ["OSX": "macOS", "xrOS": "visionOS"]

  /// The systems of Apple, which have the modules `Darwin` and `ObjectiveC`.
  private static let systemsOfApple: Set<String> = ["macOS", "iOS", "tvOS", "watchOS", "visionOS"]
  private static let modulesOfApple: Set<String> = ["Darwin", "ObjectiveC"]

  /// The versions that all compilers have which compile generated code. In language mode 5, `swift` asks for the last
  /// version of Swift 5.
  private static let supported = ["compiler": [6, 0], "swift": [5, 10]]

  /// The answer that every build gives, or `nil` if there is none.
  var answer: Bool? {
    guard case .version(let subject, let version) = self,
      let supported = BuildQuestion.supported[subject], BuildQuestion.isAtMost(version, supported)
    else { return nil }
    return true
  }

  /// Returns the answer that follows from that to another question, or `nil` if none does.
  func answer(where other: BuildQuestion, is answer: Bool) -> Bool? {
    switch (self, other) {
    case _ where self == other: answer
    case (.system(let own), .system(let other)): answer && own != other ? false : nil
    case (.system(let own), .environment("macCatalyst")): answer ? own == "iOS" : nil
    case (.environment("macCatalyst"), .system(let other)) where answer && other != "iOS": false
    case (.version(let own, let version), .version(let subject, let least)) where own == subject:
      answer
        ? (BuildQuestion.isAtMost(version, least) ? true : nil)
        : (BuildQuestion.isAtMost(least, version) ? false : nil)
    default: other.isForApple(where: answer).flatMap(self.answer(ifForApple:))
    }
  }

  /// Returns whether a build that gives an answer to the question is one for an Apple system, or `nil` if that is open.
  private func isForApple(where answer: Bool) -> Bool? {
    switch self {
    case .module(let name) where BuildQuestion.modulesOfApple.contains(name): answer
    case .module(let name) where PreludeText.frameworksOfApple.contains(name): answer ? true : nil
    case .system(let name): answer ? BuildQuestion.systemsOfApple.contains(name) : nil
    case .environment("macCatalyst"), .environment("simulator"): answer ? true : nil
    case .other("_runtime(_ObjC)"): answer
    default: nil
    }
  }

  /// Returns the answer of all builds for Apple's systems, or of all others, or `nil` if they differ.
  private func answer(ifForApple isForApple: Bool) -> Bool? {
    switch self {
    case .module(let name) where BuildQuestion.modulesOfApple.contains(name): isForApple
    case .module(let name) where PreludeText.frameworksOfApple.contains(name): isForApple ? nil : false
    case .system(let name): BuildQuestion.systemsOfApple.contains(name) == isForApple ? nil : false
    case .environment("macCatalyst"), .environment("simulator"): isForApple ? nil : false
    case .other("_runtime(_ObjC)"): isForApple
    default: nil
    }
  }

  /// Returns whether a version is the same as another one, or an earlier one.
  private static func isAtMost(_ version: [Int], _ other: [Int]) -> Bool {
    !other.padded(to: version.count).lexicographicallyPrecedes(version.padded(to: other.count))
  }
}

extension [Int] {
  /// The numbers of a version with zeros for those that are not stated.
  fileprivate func padded(to count: Int) -> [Int] {
    self + Array(repeating: 0, count: Swift.max(0, count - self.count))
  }
}
