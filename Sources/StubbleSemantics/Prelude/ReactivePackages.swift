/// Packages of observable streams and values, whose generic types are often initialized without written arguments.
extension PreludeText {
  static let rxSwift = PreludeText(
    "RxSwift",
    #"""
    class Observable<Element> {}
    class BehaviorSubject<Element>: Observable<Element> {}
    class PublishSubject<Element>: Observable<Element> {}
    class ReplaySubject<Element>: Observable<Element> {
      static func create(bufferSize: Int) -> ReplaySubject<Element>
      static func createUnbounded() -> ReplaySubject<Element>
    }
    class AsyncSubject<Element>: Observable<Element> {}
    class ConnectableObservable<Element>: Observable<Element> {}
    struct AnyObserver<Element> {}
    struct PrimitiveSequence<Trait, Element> {}
    struct Infallible<Element> {}
    """#)
  static let rxRelay = PreludeText(
    "RxRelay",
    #"""
    @_exported import RxSwift
    class BehaviorRelay<Element> {}
    class PublishRelay<Element> {}
    class ReplayRelay<Element> {
      static func create(bufferSize: Int) -> ReplayRelay<Element>
      static func createUnbound() -> ReplayRelay<Element>
    }
    """#)
  static let rxCocoa = PreludeText(
    "RxCocoa",
    #"""
    @_exported import RxRelay
    struct Binder<Value> {}
    struct ControlEvent<PropertyType> {}
    struct ControlProperty<PropertyType> {}
    struct SharedSequence<SharingStrategy, Element> {}
    """#)

  static let reactiveSwift = PreludeText(
    "ReactiveSwift",
    #"""
    class Action<Input, Output, Error: Swift.Error> {}
    class Atomic<Value> {}
    class MutableProperty<Value> {}
    class Property<Value> {}
    struct ValidatingProperty<Value, ValidationError: Swift.Error> {}
    class Signal<Value, Error: Swift.Error> {}
    struct SignalProducer<Value, Error: Swift.Error> {}
    struct BindingTarget<Value> {}
    """#)

  static let promiseKit = PreludeText(
    "PromiseKit",
    #"""
    class Promise<T> {}
    class Guarantee<T> {}
    class Resolver<T> {}
    """#)

  static let asyncAlgorithms = PreludeText(
    "AsyncAlgorithms",
    #"""
    class AsyncChannel<Element: Sendable> {}
    class AsyncThrowingChannel<Element: Sendable, Failure: Error> {}
    struct AsyncTimerSequence<C: Clock>: AsyncSequence {}
    """#)

  static let concurrencyExtras = PreludeText(
    "ConcurrencyExtras",
    #"""
    class LockIsolated<Value>: Sendable { init(_ value: @autoclosure () throws -> Value) rethrows }
    struct UncheckedSendable<Value>: Sendable { init(_ value: Value) }
    struct AnyHashableSendable: Hashable, Sendable {}
    class ActorIsolated<Value: Sendable>: Sendable {}
    """#)

  static let identifiedCollections = PreludeText(
    "IdentifiedCollections",
    #"""
    struct IdentifiedArray<ID: Hashable, Element>: RandomAccessCollection {}
    """#)
}
