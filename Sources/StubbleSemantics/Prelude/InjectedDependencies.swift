/// Packages whose property wrappers and macros inject what a type depends on.
extension PreludeText {
  static let dependencies = PreludeText(
    "Dependencies",
    #"""
    @propertyWrapper struct Dependency<Value>: Sendable {
      init(_ keyPath: KeyPath<DependencyValues, Value>)
      init<Key: TestDependencyKey>(_ key: Key.Type) where Key.Value == Value
      var wrappedValue: Value { get }
    }
    struct DependencyValues: Sendable {
      var calendar: Calendar { get set }
      var context: DependencyContext { get set }
      var continuousClock: any Clock<Duration> { get set }
      var date: DateGenerator { get set }
      var fireAndForget: FireAndForget { get set }
      var locale: Locale { get set }
      var notificationCenter: NotificationCenter { get set }
      var openURL: OpenURLEffect { get set }
      var suspendingClock: any Clock<Duration> { get set }
      var timeZone: TimeZone { get set }
      var urlSession: URLSession { get set }
      var uuid: UUIDGenerator { get set }
      var withRandomNumberGenerator: WithRandomNumberGenerator { get set }
    }
    @_incomplete protocol TestDependencyKey<Value> {
      static var testValue: Value { get }
      static var previewValue: Value { get }
    }
    @_incomplete protocol DependencyKey<Value>: TestDependencyKey {
      static var liveValue: Value { get }
    }
    enum DependencyContext: Hashable, Sendable {}
    struct DateGenerator: Sendable {
      init(_ generate: @escaping @Sendable () -> Date)
      var now: Date { get set }
    }
    struct FireAndForget: Sendable {}
    struct OpenURLEffect: Sendable {}
    struct UUIDGenerator: Sendable { init(_ generate: @escaping @Sendable () -> UUID) }
    struct WithRandomNumberGenerator: Sendable {}
    """#)

  static let dependenciesMacros = PreludeText(
    "DependenciesMacros",
    #"""
    @attached(member) @attached(memberAttribute) macro DependencyClient()
    @attached(accessor) @attached(peer) macro DependencyEndpoint()
    """#)

  static let factory = PreludeText("Factory", injectedFactories)
  static let factoryKit = PreludeText("FactoryKit", injectedFactories)
  private static let injectedFactories = #"""
    @_incomplete class Container: Sendable {}
    @_incomplete struct Factory<T> {}
    @propertyWrapper struct Injected<T> {
      init(_ keyPath: KeyPath<Container, Factory<T>>)
      var wrappedValue: T { get set }
    }
    extension Injected: Sendable where T: Sendable {}
    @propertyWrapper struct LazyInjected<T> {
      init(_ keyPath: KeyPath<Container, Factory<T>>)
      var wrappedValue: T { get set }
    }
    extension LazyInjected: Sendable where T: Sendable {}
    @propertyWrapper struct WeakLazyInjected<T> {
      init(_ keyPath: KeyPath<Container, Factory<T>>)
      var wrappedValue: T? { get set }
    }
    extension WeakLazyInjected: Sendable where T: Sendable {}
    @propertyWrapper struct DynamicInjected<T> {
      init(_ keyPath: KeyPath<Container, Factory<T>>)
      var wrappedValue: T { get }
    }
    extension DynamicInjected: Sendable where T: Sendable {}
    @propertyWrapper struct InjectedObject<T: ObservableObject> {
      init(_ keyPath: KeyPath<Container, Factory<T>>)
      @MainActor var wrappedValue: T { get }
    }
    @propertyWrapper struct InjectedObservable<T> {
      init(_ keyPath: KeyPath<Container, Factory<T>>)
      @MainActor var wrappedValue: T { get }
    }
    """#

  /// The keys are static members in extensions of `Defaults.Keys`.
  static let defaults = PreludeText(
    "Defaults",
    #"""
    @_incomplete enum Defaults {
      @_incomplete class Key<Value>: Sendable {}
    }
    @propertyWrapper struct Default<Value> {
      init(_ key: Defaults.Key<Value>)
      @MainActor var wrappedValue: Value { get nonmutating set }
    }
    """#)
}
