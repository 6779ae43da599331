/// The kinds of tokens: one for each punctuator, keyword and contextual keyword, and a few for the rest.
///
/// A contextual keyword has its own kind wherever it occurs; `isIdentifierLike` is true for it, because it can be a name. Operators
/// have a kind for their spelling where the grammar depends on that. Whether an operator is prefix, infix or postfix is
/// in the token's flags.
@usableFromInline package enum TokenKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  case endOfFile
  /// Bytes that begin no token, including `*/`.
  case unknown

  // MARK: Names and literals
  /// `x`, also in back-ticks, and `$x`
  case identifier
  /// `$0`
  case dollarIdentifier
  /// `<#name#>`
  case editorPlaceholder
  /// `_`
  case wildcard
  case integerLiteral
  case floatLiteral

  // MARK: String literals: delimiter? quote (segment | interpolation)* quote delimiter?
  /// The `#` of a raw string and of its interpolations.
  case rawStringDelimiter
  /// `"`
  case stringQuote
  /// `"""`
  case multilineStringQuote
  /// `'`
  case singleQuote
  /// All text up to the next interpolation or the closing quote; never empty.
  case stringSegment

  // MARK: Regular expression literals: delimiter? slash pattern? slash delimiter?
  /// The `#` before and after a literal.
  case regexDelimiter
  /// `/`
  case regexSlash
  /// The text between the slashes; never empty.
  case regexPattern

  // MARK: Punctuators
  case leftParen  // (
  case rightParen  // )
  case leftSquare  // [
  case rightSquare  // ]
  case leftBrace  // {
  case rightBrace  // }
  case comma  // ,
  case semicolon  // ;
  case colon  // :
  case colonColon  // ::
  case at  // @
  case backslash  // \
  case backtick  // ` without its partner
  case pound  // # before a name
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case poundSourceLocation
  case poundAvailable
  case poundUnavailable
  case period  // .
  case arrow  // ->
  case equal  // =
  case postfixQuestion  // ? after an operand
  case infixQuestion  // ? elsewhere
  case exclamation  // ! after an operand
  case prefixAmpersand  // & before an operand

  // MARK: Operators, prefix, infix or postfix by their flags
  case leftAngle  // <
  case leftAngleRun  // begins with <
  case rightAngle  // >
  case rightAngleRun  // begins with >
  case ampersand  // &, not prefix
  case ampersandRun  // begins with &
  case questionRun  // begins with ?
  case exclamationRun  // begins with !, also `!` before an operand
  case equalEqual  // ==
  case equalRun  // begins with =
  case minus  // -
  case star  // *
  case tilde  // ~
  case ellipsis  // ...
  case periodRun  // begins with .
  case otherOperator

  // MARK: Keywords. A keyword's case is spelled as it is in the source.
  case `Any`
  case `as`
  case `associatedtype`
  case `break`
  case `case`
  case `catch`
  case `class`
  case `continue`
  case `default`
  case `defer`
  case `deinit`
  case `do`
  case `else`
  case `enum`
  case `extension`
  case `fallthrough`
  case `false`
  case `fileprivate`
  case `for`
  case `func`
  case `guard`
  case `if`
  case `import`
  case `in`
  case `init`
  case `inout`
  case `internal`
  case `is`
  case `let`
  case `nil`
  case `operator`
  case `precedencegroup`
  case `private`
  case `protocol`
  case `public`
  case `repeat`
  case `rethrows`
  case `return`
  case `self`
  case `Self`
  case `static`
  case `struct`
  case `subscript`
  case `super`
  case `switch`
  case `throw`
  case `throws`
  case `true`
  case `try`
  case `typealias`
  case `var`
  case `where`
  case `while`

  // MARK: Contextual keywords: names outside their context
  case `Protocol`
  case Sendable
  case `Type`
  case __consuming
  case __owned
  case __setter_access
  case __shared
  case _backDeploy
  case _borrow
  case _borrowing
  case _compilerInitialized
  case _const
  case _consuming
  case _documentation
  case _dynamicReplacement
  case _effects
  case _forward
  case _implements
  case _linear
  case _local
  case _modify
  case _move
  case _mutating
  case _noMetadata
  case _originallyDefinedIn
  case _read
  case _specialize
  case _spi_available
  case abi
  case actor
  case addressWithNativeOwner
  case addressWithOwner
  case any
  case assignment
  case associativity
  case async
  case attached
  case autoclosure
  case availability
  case available
  case await
  case backDeployed
  case before
  case borrow
  case borrowing
  case consume
  case consuming
  case convenience
  case convention
  case copy
  case dependsOn
  case deprecated
  case derivative
  case didSet
  case differentiable
  case discard
  case distributed
  case dynamic
  case each
  case escaping
  case exported
  case file
  case final
  case freestanding
  case get
  case higherThan
  case indirect
  case infix
  case introduced
  case isolated
  case kind
  case lazy
  case left
  case line
  case lowerThan
  case macro
  case message
  case metadata
  case modify
  case module
  case mutableAddressWithNativeOwner
  case mutableAddressWithOwner
  case mutate
  case mutating
  case noasync
  case noDerivative
  case noescape
  case none
  case nonisolated
  case nonmutating
  case nonsending
  case objc
  case obsoleted
  case of
  case open
  case optional
  case override
  case package
  case postfix
  case preconcurrency
  case prefix
  case read
  case reasync
  case renamed
  case required
  case retroactive
  case reverse
  case right
  case safe
  case scoped
  case sending
  case set
  case some
  case specialized
  case spi
  case spiModule
  case target
  case then
  case transpose
  case unavailable
  case unchecked
  case unowned
  case unsafe
  case unsafeAddress
  case unsafeMutableAddress
  case visibility
  case weak
  case willSet
  case wrt
  case yield
}

extension TokenKind {
  /// Whether the token is a keyword, reserved or contextual.
  package var isKeyword: Bool { rawValue >= TokenKind.Any.rawValue }

  /// Whether the token is a reserved keyword, which is a name only in back-ticks or after a period.
  package var isReservedKeyword: Bool { isKeyword && rawValue <= TokenKind.while.rawValue }

  /// Whether the token is a contextual keyword, which is a name outside of its context.
  package var isContextualKeyword: Bool { rawValue > TokenKind.while.rawValue }

  /// Whether the word is a keyword where an expression begins, so that a variable with this name needs back-ticks
  /// there.
  package var isWordBeforeExpressions: Bool { self == .await || self == .unsafe }

  /// Whether the token can be a name: an identifier, or a contextual keyword.
  package var isIdentifierLike: Bool {
    self == .identifier || self == .editorPlaceholder || isContextualKeyword
  }

  /// Whether the token is an operator, prefix, infix or postfix by its flags.
  package var isOperator: Bool {
    rawValue >= TokenKind.leftAngle.rawValue && rawValue <= TokenKind.otherOperator.rawValue
  }
}
