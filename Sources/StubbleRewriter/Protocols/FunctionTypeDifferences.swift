import StubbleSemantics

/// The differences between the meanings of function types in a protocol's file and in that of its double, if the two
/// are compiled with other settings. What is implicit in the protocol must be written in the double.
struct FunctionTypeDifferences: Sendable {
  /// Whether functions on a global actor are implicitly `@Sendable` in the protocol's file, but not in that of the
  /// class. They are since language mode 6.
  private var sharesActorFunctions = false
  /// Whether functions on a global actor are implicitly `@Sendable` in the file of the class, but not in that of the
  /// protocol. No attribute can prevent that.
  private var sharesAllActorFunctions = false
  /// The modifier or attribute that says where an asynchronous function without isolation runs, or `nil` if it means
  /// the same in both files.
  private(set) var asyncIsolation: TypeRef.Modifier?

  /// Finds the differences between the settings of two files.
  ///
  /// - Parameters:
  ///   - protocolSettings: The compiler settings of the protocol's file.
  ///   - classSettings: The compiler settings of the file of the class.
  init(from protocolSettings: CompilerSettings, to classSettings: CompilerSettings) {
    sharesActorFunctions = classSettings.isBeforeMode6 && protocolSettings.isInMode6
    sharesAllActorFunctions = classSettings.isInMode6 && protocolSettings.isBeforeMode6
    if protocolSettings.isNonsendingByDefault != classSettings.isNonsendingByDefault {
      asyncIsolation = protocolSettings.isNonsendingByDefault ? .nonsending : .concurrent
    }
  }

  /// Creates a value without differences.
  init() {}

  /// Whether a type of the protocol is another type in the class, whatever is written there.
  func changes(_ type: TypeRef, isGlobalActor: (TypeRef.Modifier) -> Bool) -> Bool {
    sharesAllActorFunctions
      && type.contains {
        $0.unmodified.isFunction && !$0.modifiers.contains(.sendable)
          && $0.modifiers.contains(where: isGlobalActor)
      }
  }

  /// Returns the type of a function as it must be written in the class.
  ///
  /// - Parameters:
  ///   - modifiers: The modifiers and attributes before it in the protocol.
  ///   - isGlobalActor: Returns whether an attribute is a global actor.
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
    let isolation = function.isAsync && !saysWhere ? asyncIsolation : nil
    if isolation == .concurrent { attributes.append(.concurrent) }
    guard isolation == .nonsending || modifiers.contains(.nonsending) else {
      return TypeRef.function(function).modified(by: words + attributes)
    }
    // In the types of closures the compiler ignores `inout` and `@autoclosure` beside `nonisolated(nonsending)`, and
    // `@Sendable` before the parenthesis.
    if words.contains(.inout) || attributes.contains(.autoclosure) {
      let own = attributes.filter { $0 == .sendable }
      let inner = TypeRef.function(function).modified(by: [.nonsending] + own)
      return TypeRef.tuple([TypeRef.Element(inner)]).modified(
        by: words + attributes.filter { $0 != .sendable })
    }
    return TypeRef.function(function).modified(by: words + [.nonsending] + attributes)
  }
}
