import StubbleSemantics
import StubbleSyntax

/// The class of values that are protected by a lock, where a generated file has one for all its doubles.
enum SharedLock {
  /// Returns the name of the class, or `nil` if each double must have its own: a type of the same module may have the
  /// name.
  ///
  /// - Parameter pathOfNeighbor: Returns the path of a file in the module of the doubles that declares a type with a
  ///   name; `nil` if the other files of the module are not known.
  static func name(in files: [SourceFile], _ pathOfNeighbor: ((String) -> String?)?) -> String? {
    guard let pathOfNeighbor else { return nil }
    return [LockedValue.name, LockedValue.otherName].first { name in
      // A double may spell what any file names, and the class would hide the type of another module.
      pathOfNeighbor(name) == nil && !files.contains { $0.mentions(name) }
    }
  }

  /// Returns the declaration of the class.
  ///
  /// - Parameter protocols: The protocols that have doubles.
  static func declaration(
    named name: String, for protocols: [TypeID], _ index: TypeIndex, _ request: DoublesRequest
  ) -> Code {
    let settings = request.settings.map { [$0] } ?? protocols.map { index.settings[index.types[$0].file] }
    let isOnMainActor = settings.contains { $0.defaultIsolation == .mainActor }
    let standard = index.spelling().standardPrefix
    let isHidden = index.hiddenTypes.contains
    return LockedValue(
      name: name, standard: standard, sendable: isHidden("Sendable") ? "Swift.Sendable" : "Sendable",
      lock: isHidden("NSLock") ? "Foundation.NSLock" : "NSLock"
    ).declaration(words: "private \(isOnMainActor ? "nonisolated " : "")final ")
  }
}

extension SourceFile {
  /// Whether the file contains a text, in code or elsewhere.
  fileprivate func mentions(_ text: String) -> Bool {
    let word = Array(text.utf8)
    return tree.source.withUnsafeBufferPointer { bytes in
      guard bytes.count >= word.count else { return false }
      return (0...bytes.count - word.count).contains { start in
        bytes[start] == word[0] && bytes[start..<start + word.count].elementsEqual(word)
      }
    }
  }
}
