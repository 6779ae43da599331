public struct InlinedBox { public init() {} }

public extension InlinedBox {
  @StubbableFunction
  @inlinable func four(_ x: Int) -> Int { x }
  @StubbableFunction
  @inlinable static func five(_ x: Int) -> Int { x }
}

public extension String {
  @StubbableFunction
  @inlinable func six(_ x: Int) -> Int { x }
  @StubbableFunction
  @inlinable static func seven(_ x: Int) -> Int { x }
  @StubbableProperty
  @inlinable static var eight: Int { 8 }
}

@resultBuilder
public struct InlinedBuilder {
  public static func buildBlock(_ x: Int) -> Int { x }
}

public extension InlinedBuilder {
  @StubbableFunction
  @inlinable static func buildBlock<Value>(_ value: Value, _ x: Int) -> Value { value }
}

struct InlinedHidden { var number = 1 }

public extension Double {
  @StubbableFunction
  internal func hidden(_ x: InlinedHidden) -> InlinedHidden { x }
  @StubbableFunction
  private static func more(_ x: InlinedHidden) -> InlinedHidden { x }
  @StubbableFunction
  static func most(_ x: Int) -> Int { more(InlinedHidden(number: x)).number }
}
