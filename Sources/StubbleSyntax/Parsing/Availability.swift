/// Platforms and versions: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/statements#Availability-Condition
extension Parser {
  /// availability-condition → ('#available' | '#unavailable') '(' (platform version | '*') (',' …)* ')'
  mutating func parseAvailabilityCondition() {
    let start = mark()
    bump()
    expect(.leftParen, "in availability condition")
    repeat { parsePlatformOrStar() } while eat(.comma)
    expectClosing(.rightParen, "to end availability condition")
    if at(.equalEqual), nextKind == .false {
      report("#available cannot be used as an expression, did you mean to use '#unavailable'?")
      let unexpected = mark()
      bump()
      bump()
      complete(unexpected, .unexpected)
    }
    complete(start, .availabilityCondition)
  }

  /// The arguments of `@available`.
  mutating func parseAvailabilityArguments() {
    repeat {
      switch kind {
      case .message, .renamed:
        bump()
        expect(.colon, "in '@available' attribute")
        parseStringLiteralOrReport("in '@available' attribute")
      case .introduced, .obsoleted:
        bump()
        expect(.colon, "in '@available' attribute")
        parseVersion()
      case .deprecated:
        bump()
        if eat(.colon) { parseVersion() }
      case .unavailable, .noasync: bump()
      case .star: bump()
      case _ where kind.isIdentifierLike: if nextKind == .comma { bump() } else { parsePlatformOrStar() }
      default: return
      }
    } while eat(.comma)
  }

  private mutating func parsePlatformOrStar() {
    if !eat(.star) { parsePlatformVersion(allowsStar: false) }
  }

  /// platform-version → platform version?
  @inline(never)
  mutating func parsePlatformVersion(allowsStar: Bool) {
    if kind.isIdentifierLike || allowsStar && at(.star) {
      bump()
    } else {
      reportExpected("platform", "in availability specification")
    }
    if at(.rightAngleRun), token.end - token.start == 2 {
      report("version comparison not needed")
      bump(as: .unexpected)
    }
    if at(.integerLiteral) || at(.floatLiteral) { parseVersion() }
  }

  /// version → decimal-digits ('.' decimal-digits)*
  mutating func parseVersion() {
    switch kind {
    case .floatLiteral: splitFloatLiteral()
    case .integerLiteral: bump()
    default: return reportExpected("version", "in availability specification")
    }
    while eat(.period) {
      guard at(.integerLiteral) else { return reportExpected("integer literal", "in version") }
      bump()
    }
  }
}
