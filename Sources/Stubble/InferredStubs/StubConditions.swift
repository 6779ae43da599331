// The conditions of a sequence, which restrict the calls that it is for. If there are several, all must hold.

extension StubSequence {
  /// Restricts the sequence to calls whose arguments satisfy the predicate.
  @_alwaysEmitIntoClient
  public func when(_ predicate: @escaping (Input) -> Bool) -> Self {
    change { conditions.append(predicate) }
  }

  /// Restricts the sequence to calls with exactly these arguments, in order.
  @_alwaysEmitIntoClient
  public func when<each Value: Equatable>(_ values: repeat each Value) -> Self
  where Input == (repeat each Value) {
    when(areEqual(to: repeat each values))
  }

  /// Restricts the sequence to calls of which one argument has this value: `.when(\.4, "Derk")`.
  @_alwaysEmitIntoClient
  public func when<Value: Equatable>(_ argument: KeyPath<Input, Value>, _ value: Value) -> Self {
    when { $0[keyPath: argument] == value }
  }

  /// Restricts the sequence to calls with this first argument.
  @_alwaysEmitIntoClient
  public func whenFirst<A: Equatable, each Rest>(_ value: A) -> Self
  where Input == (A, repeat each Rest) {
    when { $0.0 == value }
  }

  /// Restricts the sequence to calls with this second argument.
  @_alwaysEmitIntoClient
  public func whenSecond<A, B: Equatable, each Rest>(_ value: B) -> Self
  where Input == (A, B, repeat each Rest) {
    when { $0.1 == value }
  }

  /// Restricts the sequence to calls with this third argument.
  @_alwaysEmitIntoClient
  public func whenThird<A, B, C: Equatable, each Rest>(_ value: C) -> Self
  where Input == (A, B, C, repeat each Rest) {
    when { $0.2 == value }
  }

  /// Restricts the sequence to calls with this fourth argument.
  @_alwaysEmitIntoClient
  public func whenFourth<A, B, C, D: Equatable, each Rest>(_ value: D) -> Self
  where Input == (A, B, C, D, repeat each Rest) {
    when { $0.3 == value }
  }
}

extension StubSequence where Input: Equatable {
  /// Restricts the sequence to calls with this argument.
  @_alwaysEmitIntoClient
  public func when(_ value: Input) -> Self {
    when { $0 == value }
  }
}
