import Foundation
import StubbleSyntax
import Testing

@testable import StubbleRewriter

/// The library declares the annotations that are read, each with its options, and documents them.
@Suite struct AnnotationOptionTests {
  private static let macros: [String: [String]] = {
    let source =
      (try? Repository.root.appendingPathComponent("Sources/Stubble/Annotations.swift").bytes()) ?? []
    let nodes = SyntaxTree(parsing: source).nodes(ofKind: .macroDecl)
    return Dictionary(
      uniqueKeysWithValues: nodes.map { node in
        let name = node.token(.macro).map { node.tree.text(ofToken: $0 + 1) } ?? ""
        let parameters = node.child(.parameterClause)?.children(.parameter).compactMap(Parameter.init) ?? []
        return (name, parameters.compactMap { $0.label() })
      })
  }()

  @Test(arguments: Annotation.Name.allCases)
  func ofMembers(name: Annotation.Name) {
    #expect(Self.macros[name.rawValue] == name.options.map(\.rawValue))
  }

  @Test(arguments: DoubleKind.allCases)
  func ofProtocols(kind: DoubleKind) {
    #expect(Self.macros[kind.annotation] == DoubleAnnotation.Option.allCases.map(\.rawValue))
  }
}
