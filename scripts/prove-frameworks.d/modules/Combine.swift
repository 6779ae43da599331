// The parts of Combine that programs declare properties with. Nothing of it works.
@_exported import Foundation
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  var objectWillChange: ObjectWillChangePublisher { get }
}
public final class ObservableObjectPublisher {
  public init() {}
  public func send() {}
}
extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
@propertyWrapper public struct Published<Value> {
  var v: Value
  public init(wrappedValue: Value) { v = wrappedValue }
  public init(initialValue: Value) { v = initialValue }
  @available(*, unavailable) public var wrappedValue: Value {
    get { fatalError() }
    set {}
  }
  public static subscript<E: AnyObject>(_enclosingInstance o: E,
    wrapped w: ReferenceWritableKeyPath<E, Value>, storage s: ReferenceWritableKeyPath<E, Published<Value>>
  ) -> Value {
    get { o[keyPath: s].v }
    set { o[keyPath: s].v = newValue }
  }
  public struct Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public var projectedValue: Publisher {
    mutating get { Publisher() }
    set {}
  }
}
public struct AnyPublisher<Output, Failure: Error> { public init() {} }
public final class AnyCancellable: Hashable {
  public init(_ f: @escaping () -> Void) {}

  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  public func hash(into h: inout Hasher) {}
  public func store(in s: inout Set<AnyCancellable>) {}
}
public final class PassthroughSubject<Output, Failure: Error> {
  public init() {}
  public func send(_ o: Output) {}

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { .init() }
}
public final class CurrentValueSubject<Output, Failure: Error> {
  public init(_ o: Output) { value = o }
  public var value: Output
  public func send(_ o: Output) {}
}
