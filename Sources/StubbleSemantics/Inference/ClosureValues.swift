package import StubbleSyntax

/// Closures that write their types.
extension TypeInference {
  /// The type of a closure whose parameters and result are written. What it does without saying so would be a part of its
  /// type as well.
  package func closure(_ expression: SyntaxNode) -> String? {
    guard let signature = expression.child(.closureSignature),
      let clause = signature.child(.parameterClause), let result = signature.child(.returnClause)?.content,
      signature.attributes.allSatisfy({ $0.spelling == "@Sendable" }), !result.containsOpaqueType
    else { return nil }
    let parameters = clause.children(.parameter).compactMap(Parameter.init)
    let types = parameters.compactMap { $0.isVariadic ? nil : $0.type }.filter { !isUnbound($0) }
    guard types.count == parameters.count, !isUnbound(result) else { return nil }
    let effects = signature.child(.effectSpecifiers)
    guard saysWhatItDoes(expression, after: signature, Effects(effects)) else { return nil }
    let attributes = signature.attributes.map { $0.spelling + " " }.joined()
    let list = types.map(spelling.text(of:)).joined(separator: ", ")
    let effectsText = effects.map { " " + $0.spelling } ?? ""
    return "\(attributes)(\(list))\(effectsText) -> \(spelling.text(of: result))"
  }

  private func saysWhatItDoes(_ closure: SyntaxNode, after signature: SyntaxNode, _ effects: Effects) -> Bool
  {
    let kinds = (signature.tokenRange.upperBound..<closure.tokenRange.upperBound).map {
      closure.tree.tokens[$0].kind
    }
    let mayThrow = kinds.contains { $0 == .try || $0 == .throw }
    return (effects.isThrowing || !mayThrow) && (effects.isAsync || !kinds.contains(.await))
  }

  /// A type's text is that of a function.
  package static func isFunction(_ type: String) -> Bool {
    var depth = 0
    var previous: Character = " "
    for character in type {
      switch character {
      case "(", "[", "<": depth += 1
      case ">" where previous == "-":
        if depth == 0 { return true }
      case ")", "]", ">": depth -= 1
      default: break
      }
      previous = character
    }
    return false
  }
}
