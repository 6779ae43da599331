import StubbleSemantics
import StubbleSyntax

/// What the members of a protocol require.
extension ProtocolReader {
  /// Returns what a member requires, or `nil` if it requires nothing of a double.
  func kind(
    of member: Member, _ spelling: RequirementSpelling
  ) throws(Ineligibility) -> Requirement.Kind? {
    switch member.node.kind {
    case .associatedtypeDecl, .typealiasDecl: return nil
    case .variableDecl: return .property(try property(member, spelling))
    case .functionDecl, .initializerDecl, .subscriptDecl:
      guard let function = FunctionDecl(member.node), !isIdentityOperator(function, spelling) else {
        return nil
      }
      do throws(Ineligibility) {
        let signature = try SignatureReader(function: function, spelling: spelling).read()
        if signature.returnsWithoutValue {
          throw Ineligibility(member.node.range, "it would return a value of a type that has none")
        }
        switch member.node.kind {
        case .functionDecl: return .function(signature)
        case .initializerDecl: return .initializer(signature)
        default: return .subscript(signature, accessors(of: function.accessorBlock, spelling))
        }
      } catch {
        throw model.decl.noDouble("\(function.reference): \(error.reason)")
      }
    case .macroExpansionDecl where member.node.isDiagnosticDirective: return nil
    case .macroExpansionDecl:
      throw model.decl.noDouble("it contains a macro, whose declarations are not known")
    default: throw model.decl.noDouble("it contains a declaration that no class can implement")
    }
  }

  /// Whether a function is `==`, `<` or `hash(into:)`, which every double has by the identity of objects.
  private func isIdentityOperator(_ function: FunctionDecl, _ spelling: RequirementSpelling) -> Bool {
    if model.isHashable, function.reference == "hash(into:)" { return true }
    guard model.isEquatable && function.name == "==" || model.isComparable && function.name == "<" else {
      return false
    }
    // Operators of other types are overloads.
    func canonical(_ type: SyntaxNode?) -> TypeRef? {
      type.map { spelling.index.canonical(TypeRef($0), from: spelling.scope) }
    }
    return canonical(function.returnType)?.isStandard("Bool") == true
      && function.parameters.allSatisfy { canonical($0.type) == .named("Self") }
  }

  /// Returns the name of a member with its argument labels.
  static func reference(of member: Member) -> String {
    FunctionDecl(member.node)?.reference ?? member.declaredNames.first ?? ""
  }

  /// Returns the attributes that the witness must have too.
  func attributes(of node: SyntaxNode) -> [String] {
    node.attributes.compactMap { attribute in
      if let availability = attribute.availability { return availability.withoutIntroduction }
      let isCopied = ["discardableResult", "preconcurrency", "concurrent"].contains(
        attribute.attributeName)
      return isCopied ? attribute.spelling : nil
    }
  }
}
