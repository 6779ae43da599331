import StubbleSemantics
import StubbleSyntax

extension MemberwiseInitializer {
  /// Why the implicit initializers of a struct cannot be written out as they were: because of all its properties
  /// together, or because of the one with the name.
  enum Failure: Error {
    case ofProperties
    /// The property is declared in some builds only.
    case conditional(String?)
    case wrapped(String?)
    case built(String?)
    /// The property is on a global actor, and code on no actor cannot set it.
    case isolated(String?)
    /// The property's type needs a conformance on a global actor, and the property is on none.
    case conformance(String?)
    /// A pattern declares several properties.
    case pattern
    case longValue(String?)
    /// The initial value would be evaluated twice.
    case repeatedValue(String?)
    /// The parameter's type cannot be written.
    case type(String?)

    /// Creates what a property fails by wherever it is declared, or `nil` if there is nothing.
    init?(of property: StoredMember) {
      if !property.member.clauses.isEmpty {
        self = .conditional(property.name)
      } else if property.isBuilt {
        self = .built(property.name)
      } else if property.isIsolated {
        self = .isolated(property.name)
      } else if property.name == nil {
        self = .pattern
      } else {
        return nil
      }
    }

    /// The cause as the end of a diagnostic, after a colon; `nil` if it is all properties together.
    var cause: String? {
      switch self {
      case .ofProperties: nil
      case .conditional(let name): "\(Self.quoted(name)) is inside '#if'"
      case .wrapped(let name):
        "what a parameter for \(Self.quoted(name)) takes does not follow from its attributes"
      case .built(let name): "a result builder makes the value of \(Self.quoted(name))"
      case .isolated(let name): "\(Self.quoted(name)) is on a global actor of its own"
      case .conformance(let name):
        "the type of \(Self.quoted(name)) needs a conformance that is on a global actor"
      case .pattern: "a pattern declares several properties"
      case .longValue(let name): "the value of \(Self.quoted(name)) does not fit on one line"
      case .repeatedValue(let name): "it would make the value of \(Self.quoted(name)) twice"
      case .type(let name): "a parameter cannot have the type of \(Self.quoted(name))"
      }
    }

    private static func quoted(_ name: String?) -> String { name.map { "'\($0)'" } ?? "a pattern" }
  }
}
