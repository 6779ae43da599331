/// A kind of generated class that implements a protocol.
package enum DoubleKind: String, Sendable, CaseIterable {
  /// `<Protocol>Spy`, which records its calls.
  case spy
  /// `Stubbable<Protocol>`, which calls the closures in a struct.
  case stubs
  /// `Mock<Protocol>`, with a `Stub` of the library for each member.
  case mock

  /// The name of the annotation that requests this kind, without `@`.
  package var annotation: String {
    switch self {
    case .spy: "Spyable"
    case .stubs: "StubbableProtocol"
    case .mock: "Mockable"
    }
  }

  /// All annotations in a text: `@Spyable, @StubbableProtocol or @Mockable`.
  package static var annotations: String {
    let names = allCases.map { "@" + $0.annotation }
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// The module that the class needs besides those of the protocol, or `nil` if it needs none.
  var library: String? {
    switch self {
    case .spy, .stubs: nil
    case .mock: "Stubble"
    }
  }

  /// The initializer that tests call, if it has a parameter; otherwise `nil`.
  var initializer: String? {
    switch self {
    case .spy: nil
    case .stubs: "init(setup:)"
    case .mock: "init(_:)"
    }
  }

  /// Whether the class is final.
  var isFinal: Bool {
    switch self {
    case .spy, .stubs: false
    case .mock: true
    }
  }

  /// Returns the name of the class for a protocol with a name.
  package func className(for name: String) -> String {
    let words = NameInWords.of(name)
    return switch self {
    case .spy: words + "Spy"
    case .stubs: "Stubbable" + words
    case .mock: "Mock" + words
    }
  }
}
