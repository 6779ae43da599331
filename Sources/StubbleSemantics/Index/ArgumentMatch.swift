package import StubbleSyntax

/// How the arguments of a call match the parameters of a function.
package struct ArgumentMatch {
  /// A parameter with a default value to which the call passes no argument in its parentheses.
  package struct Omission {
    package let parameter: Parameter
    /// The number of arguments before it in the parentheses.
    package let position: Int
    /// The number of parameters before it that take trailing closures.
    package let closures: Int
  }

  /// The parameters to which the call passes the arguments in its parentheses, in their order.
  package private(set) var parameters: [Parameter] = []
  /// The parameters without default values that take trailing closures, in their order.
  package private(set) var closures: [Parameter] = []
  /// The parameters for which the call may use the default values. Trailing closures may be the arguments of some.
  package private(set) var omissions: [Omission] = []

  /// Matches a call with a function, or returns `nil` if the function cannot be called like this.
  ///
  /// - Parameter takesClosure: Whether a trailing closure may be the argument of a parameter.
  package init?(
    of call: SyntaxNode, with function: FunctionDecl, where takesClosure: (Parameter) -> Bool = { _ in true }
  ) {
    self.init(
      of: call.argumentLabels, closures: call.trailingClosures.count, with: function, where: takesClosure)
  }

  /// - Parameters:
  ///   - labels: The labels of the arguments in parentheses; `_` for none.
  ///   - count: The number of trailing closures. They come after all other arguments.
  init?(
    of labels: [String], closures count: Int, with function: FunctionDecl,
    where takesClosure: (Parameter) -> Bool = { _ in true }
  ) {
    var rest = labels[...]
    var optional = 0
    for parameter in function.parameters {
      if rest.first == parameter.label(inSubscript: function.isSubscript) ?? "_" {
        rest.removeFirst()
        let more = parameter.takesSeveral ? rest.prefix { $0 == "_" }.count : 0
        rest = rest.dropFirst(more)
        parameters += repeatElement(parameter, count: 1 + more)
        continue
      }
      if parameter.defaultValue != nil {
        omissions.append(
          Omission(parameter: parameter, position: parameters.count, closures: closures.count))
      } else if !parameter.takesSeveral {
        guard rest.isEmpty, takesClosure(parameter) else { return nil }
        closures.append(parameter)
        continue
      }
      if rest.isEmpty, takesClosure(parameter) { optional += 1 }
    }
    guard rest.isEmpty, closures.count <= count, count <= closures.count + optional else { return nil }
  }
}

extension SyntaxNode {
  /// The closures after the arguments of a call, each with its label.
  package var trailingClosures: [SyntaxNode] {
    children.filter { $0.kind == .closureExpr || $0.kind == .labeledClosure }
  }
}

extension Parameter {
  /// Whether the parameter takes any number of arguments: `T...` or `repeat each T`.
  fileprivate var takesSeveral: Bool { isVariadic || type?.kind == .packExpansionType }
}
