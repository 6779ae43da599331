/// Declarations whose side effects are asked for together: those that one expression may evaluate.
enum EffectSubject: Hashable, Sendable {
  case initializers(of: TypeID)
  case variables(named: String)
  case functions(named: String, of: TypeID)
}
