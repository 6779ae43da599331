typealias AliasTransform<T> = (Any) throws -> T?
typealias AliasPair<A, B> = (A, B) -> Void
typealias AliasAsync<T> = @Sendable (T) async throws -> T
typealias AliasAround<T> = ((T) -> Void)
typealias AliasAgain<T> = AliasAround<T>
typealias AliasSent<T> = AliasAsync<T>
typealias AliasMaybe<T> = Optional<(T) -> Void>
typealias AliasMaybeAround<T> = (((T) -> Int)?)
struct AliasBox<T> {
  var t: T
  typealias Own<X> = (T, X) -> X
}

@Stubbable
struct FunctionAliases {
  func unbox<R>(path: Int, transform: AliasTransform<R>) throws -> R? { try transform(path) }
  func escape<R>(_ t: @escaping AliasTransform<R>) -> AliasTransform<R> { t }
  func pair<A>(_ a: A, _ f: AliasPair<A, Int>) { f(a, 1) }
  func async<A: Sendable>(_ a: A, _ f: AliasAsync<A>) async throws -> A { try await f(a) }
  func opt<A>(_ f: AliasTransform<A>?) -> A? { try? f?(1) }
  func arr<A>(_ f: [AliasTransform<A>]) -> Int { f.count }
  func own<X>(_ b: AliasBox<Int>, _ f: AliasBox<Int>.Own<X>, x: X) -> X { f(1, x) }
  subscript<R>(t: AliasTransform<R>) -> R? { try? t(1) }
  func around<A>(_ a: A, _ f: AliasAround<A>) { f(a) }
  func again<A>(_ a: A, _ f: AliasAgain<A>) { f(a) }
  func sent<A: Sendable>(_ a: A, _ f: @escaping AliasSent<A>) async throws -> A { try await f(a) }
  func maybe<A>(_ a: A, _ f: AliasMaybe<A>, _ g: AliasMaybeAround<A>) -> Int? { f?(a); return g?(a) }
}
