/// The conditions of `if`, `guard` and `while`.
extension Parser {
  /// condition-list → condition (',' condition)*
  mutating func parseConditions() {
    repeat {
      parseCondition()
      if at(.where) {
        reportExpected("','", "joining parts of a multi-clause condition")
        bump(as: .unexpected)
        parseCondition()
      }
    } while eat(.comma)
  }

  /// condition → expression | availability-condition | case-condition | optional-binding-condition
  @inline(never)
  private mutating func parseCondition() {
    switch kind {
    case .poundAvailable, .poundUnavailable: parseAvailabilityCondition()
    case .let, .var, .inout: parseOptionalBinding()
    case .case: parseCaseCondition()
    default: parseExpression(.condition)
    }
  }

  /// optional-binding-condition → ('let' | 'var' | 'inout') pattern type-annotation? ('=' expression)?
  private mutating func parseOptionalBinding() {
    let start = mark()
    bump()
    parseMatchingPattern(.binding)
    if at(.colon) { parseConditionAnnotation() }
    if at(.equal) { parseConditionInitializer() }
    complete(start, .optionalBindingCondition)
  }

  /// case-condition → 'case' pattern type-annotation? '=' expression
  private mutating func parseCaseCondition() {
    let start = mark()
    bump()
    parseMatchingPattern(.matching)
    if at(.colon) { parseConditionAnnotation() }
    if at(.equal) {
      parseConditionInitializer()
    } else {
      reportExpected("'='", "and expression in pattern matching")
    }
    complete(start, .matchingPatternCondition)
  }

  private mutating func parseConditionAnnotation() {
    let start = mark()
    bump()
    parseType()
    complete(start, .typeAnnotation)
  }

  private mutating func parseConditionInitializer() {
    let start = mark()
    bump()
    parseExpression(.condition)
    complete(start, .initializerClause)
  }
}
