import StubbleSemantics

/// What the types of functions mean by themselves in a protocol's file, and have to say in that of the class.
struct FunctionMeanings: Sendable {
  /// Functions on an actor are `@Sendable` by themselves where the protocol is, and not where the class is: they are since
  /// language mode 6.
  private var sharesActorFunctions = false
  /// They are where the class is, and not where the protocol is, and nothing says that they are not.
  private var sharesAllActorFunctions = false
  /// What says where an asynchronous function on no actor runs; nil if it need not say so.
  private(set) var placeOfAsync: TypeRef.Modifier?

  /// - Parameters:
  ///   - protocolSettings: How the file of the protocol is compiled.
  ///   - classSettings: How that of the class is.
  init(from protocolSettings: CompilerSettings, to classSettings: CompilerSettings) {
    if let mode = classSettings.languageMode, let modeOfProtocol = protocolSettings.languageMode {
      sharesActorFunctions = mode < 6 && modeOfProtocol >= 6
      sharesAllActorFunctions = mode >= 6 && modeOfProtocol < 6
    }
    if protocolSettings.isNonsendingByDefault != classSettings.isNonsendingByDefault {
      placeOfAsync = protocolSettings.isNonsendingByDefault ? .nonsending : .concurrent
    }
  }

  /// Types mean what they say.
  init() {}

  /// What the protocol writes is another type in the class, and cannot be written there.
  func changes(_ type: TypeRef, isGlobalActor: (TypeRef.Modifier) -> Bool) -> Bool {
    sharesAllActorFunctions
      && type.contains {
        $0.unmodified.isFunction && !$0.modifiers.contains(.sendable)
          && $0.modifiers.contains(where: isGlobalActor)
      }
  }

  /// A function's type in the class.
  ///
  /// - Parameters:
  ///   - modifiers: What the protocol writes before it.
  ///   - isGlobalActor: An attribute puts the function on an actor.
  func type(
    of function: TypeRef.Function, _ modifiers: [TypeRef.Modifier],
    isGlobalActor: (TypeRef.Modifier) -> Bool
  ) -> TypeRef {
    let words = modifiers.filter { !$0.isAttribute && $0 != .nonsending }
    var attributes = modifiers.filter(\.isAttribute)
    let isOnActor = attributes.contains(where: isGlobalActor)
    if sharesActorFunctions, isOnActor, !attributes.contains(.sendable) { attributes.append(.sendable) }
    let saysWhere =
      isOnActor || function.parameters.contains { $0.type.modifiers.contains(.isolated) }
      || !Set(modifiers).isDisjoint(with: [.nonsending, .concurrent, .isolatedAny])
    let place = function.isAsync && !saysWhere ? placeOfAsync : nil
    if place == .concurrent { attributes.append(.concurrent) }
    guard place == .nonsending || modifiers.contains(.nonsending) else {
      return TypeRef.function(function).modified(by: words + attributes)
    }
    // In the types of closures the compiler forgets these two beside the word.
    if words.contains(.inout) || attributes.contains(.autoclosure) {
      let inner = TypeRef.function(function).modified(by: [.nonsending])
      return TypeRef.tuple([TypeRef.Element(inner)]).modified(by: words + attributes)
    }
    return TypeRef.function(function).modified(by: words + [.nonsending] + attributes)
  }
}
