/// Sets of token kinds that the grammar treats alike.
extension TokenKind {
  /// Whether the word is a modifier wherever a declaration may begin.
  var isModifier: Bool {
    switch self {
    case .class, .static, .private, .fileprivate, .internal, .public: true
    case .__consuming, .__setter_access, ._const, ._local, .async, .borrowing, .consuming, .convenience,
      .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating, .nonisolated,
      .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .reasync, .required, .sending,
      .unowned, .weak:
      true
    default: false
    }
  }

  /// Whether the keyword begins a declaration wherever it occurs. Modifiers, and words for which the next token
  /// decides, are not included.
  var beginsDeclaration: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .operator, .precedencegroup,
      .protocol, .struct, .subscript, .typealias, .let, .var, .inout:
      true
    default: false
    }
  }

  /// Whether the modifier can have a detail in parentheses: `private(set)`.
  var takesModifierDetail: Bool {
    switch self {
    case .fileprivate, .internal, .nonisolated, .package, .open, .private, .public, .unowned: true
    default: false
    }
  }

  /// Whether the word is a specifier if a type follows it.
  var isTypeSpecifier: Bool {
    switch self {
    case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending: true
    default: false
    }
  }

  /// Whether the token can be an argument's label.
  var isArgumentLabel: Bool {
    switch self {
    case .identifier, .wildcard, .editorPlaceholder: true
    case .inout: false
    default: isKeyword
    }
  }

  /// Whether the token can continue an expression after an operand.
  @inline(__always) var mayBeInfix: Bool {
    switch self {
    case .as, .is, .equal, .infixQuestion, .arrow, .throws, .async: true
    default: isOperator
    }
  }

  /// Whether a name before this token is an expression of its own, because no argument labels, generic arguments or
  /// module selector follow.
  @inline(__always) var endsPlainName: Bool {
    switch self {
    case .leftParen, .leftAngle, .leftAngleRun, .colonColon: false
    default: true
    }
  }

  /// Whether the token ends an argument or element, so that the expression before it is complete.
  var endsArgument: Bool { self == .comma || self == .rightParen || self == .rightSquare }

  /// Whether the word can come before `::`, validly or not.
  var canNameModule: Bool {
    switch self {
    case .wildcard, .Any, .self, .Self, .super: true
    default: isIdentifierLike
    }
  }

  /// Returns whether the word begins an accessor. `read { … }` is a call in an implicit getter unless another accessor
  /// precedes it.
  func isAccessor(isFirst: Bool) -> Bool {
    switch self {
    case .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, .addressWithNativeOwner,
      .unsafeMutableAddress, .mutableAddressWithOwner, .mutableAddressWithNativeOwner, ._read, ._modify,
      .`init`, .borrow:
      true
    case .read, .modify, .mutate: !isFirst
    default: false
    }
  }

  var isAccessorModifier: Bool {
    switch self {
    case .__consuming, .consuming, .borrowing, .mutating, .nonmutating: true
    default: false
    }
  }

  /// Whether a name before this token can be the parameter of a closure.
  var mayFollowClosureParameter: Bool {
    switch self {
    case .comma, .colon, .in, .arrow, .async, .reasync, .throws, .rethrows, .await, .try, .throw, .rightParen:
      true
    default: false
    }
  }

  /// Whether the attribute of a declaration must have arguments.
  var requiresAttributeArguments: Bool {
    switch self {
    case .abi, .available, ._spi_available, .backDeployed, ._backDeploy, .differentiable, .derivative,
      .transpose, .specialized, ._specialize, ._dynamicReplacement, ._documentation, ._effects, ._implements,
      ._originallyDefinedIn:
      true
    default: false
    }
  }

  /// Whether the attribute of a type never has arguments.
  var takesNoTypeAttributeArguments: Bool {
    switch self {
    case ._local, ._noMetadata, .async, .escaping, .noDerivative, .noescape, .preconcurrency, .retroactive,
      .Sendable, .unchecked, .autoclosure:
      true
    default: false
    }
  }
}
