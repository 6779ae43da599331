// The parts of SwiftUI that views are made of, isolated as the real ones are. Nothing of it works.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<C: View>(_ c: C) -> C { c }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ c: C) -> C { c }
  public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> {
    TupleView((repeat each c))
  }
  public static func buildIf<C: View>(_ c: C?) -> C? { c }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { .init() }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> { .init() }
}
public struct EmptyView: View, Sendable {
  nonisolated public init() {}
  public var body: Never { fatalError() }
}
public struct TupleView<T>: View {
  public var value: T
  nonisolated public init(_ v: T) { value = v }
  public var body: Never { fatalError() }
}
public struct _ConditionalContent<T, F>: View { public var body: Never { fatalError() } }
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
public struct Text: View, Equatable, Sendable {
  var s: String
  nonisolated public init<S: StringProtocol>(_ s: S) { self.s = String(s) }

  public init(verbatim: String) { s = verbatim }
  public var body: Never { fatalError() }

  public func bold() -> Text { self }
}
public struct Image: View, Equatable, Sendable {
  public init(systemName: String) {}
  public var body: Never { fatalError() }
}
public struct AnyView: View {
  nonisolated public init<V: View>(_ v: V) {}
  public var body: Never { fatalError() }
}
public struct VStack<C: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {}

  public var body: Never { fatalError() }
}
public struct HStack<C: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> C) {}

  public var body: Never { fatalError() }
}
public struct List<C: View>: View {
  public init(@ViewBuilder content: () -> C) {}
  public var body: Never { fatalError() }
}
public struct Group<C> {}

extension Group: View where C: View {
  public init(@ViewBuilder content: () -> C) {}
  public var body: Never { fatalError() }
}
public struct Section<C: View>: View {
  public init(_ t: String, @ViewBuilder content: () -> C) {}
  public var body: Never { fatalError() }
}
public struct ForEach<D: RandomAccessCollection, ID: Hashable, C: View>: View {
  public init(_ d: D, id: KeyPath<D.Element, ID>, @ViewBuilder content: @escaping (D.Element) -> C) {}

  public var body: Never { fatalError() }
}
extension ForEach where D.Element: Identifiable, ID == D.Element.ID {
  public init(_ d: D, @ViewBuilder content: @escaping (D.Element) -> C) {}
}
public struct Button<L: View>: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> L) {}

  public var body: Never { fatalError() }
}
extension Button where L == Text { public init(_ t: String, action: @escaping @MainActor () -> Void) {} }
public struct Toggle: View {
  public init(_ t: String, isOn: Binding<Bool>) {}
  public var body: Never { fatalError() }
}
public struct TextField: View {
  public init(_ t: String, text: Binding<String>) {}
  public var body: Never { fatalError() }
}
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }
@propertyWrapper public struct State<V>: DynamicProperty {
  nonisolated public init(wrappedValue v: V) { w = v }
  nonisolated public init(initialValue v: V) { w = v }

  var w: V

  public var wrappedValue: V {
    get { w }
    nonmutating set {}
  }
  public var projectedValue: Binding<V> { Binding(get: { fatalError() }, set: { _ in }) }
}
extension State: Sendable where V: Sendable {}
extension State where V: ExpressibleByNilLiteral { public init() { self.init(wrappedValue: nil) } }
@propertyWrapper @dynamicMemberLookup public struct Binding<V>: DynamicProperty {
  let g: @Sendable () -> V

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> V, set: @escaping @isolated(any) @Sendable (V) -> Void
  ) { g = { fatalError() } }
  public static func constant(_ v: V) -> Binding<V> { fatalError() }

  public var wrappedValue: V {
    get { g() }
    nonmutating set {}
  }
  public var projectedValue: Binding<V> { self }

  public init(projectedValue: Binding<V>) { self = projectedValue }

  public subscript<S>(dynamicMember k: WritableKeyPath<V, S>) -> Binding<S> { fatalError() }
}
extension Binding: @unchecked Sendable where V: Sendable {}
@MainActor @preconcurrency @propertyWrapper public struct StateObject<O: ObservableObject>: DynamicProperty {
  let f: () -> O
  nonisolated public init(wrappedValue: @autoclosure @escaping () -> O) { f = wrappedValue }

  public var wrappedValue: O { f() }
  public var projectedValue: ObservedObject<O>.Wrapper { .init(o: f()) }

  nonisolated public mutating func update() {}
}
struct Unchecked<O>: @unchecked Sendable { let value: O }

@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<O: ObservableObject>: DynamicProperty
{
  nonisolated public init(wrappedValue: O) { o = Unchecked(value: wrappedValue) }

  nonisolated public init(initialValue: O) { o = Unchecked(value: initialValue) }

  private let o: Unchecked<O>

  public var wrappedValue: O {
    get { o.value }
    set {}
  }

  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let o: O

    public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<O, S>) -> Binding<S> { fatalError() }
  }
  public var projectedValue: Wrapper { Wrapper(o: wrappedValue) }

  nonisolated public mutating func update() {}
}
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<O: ObservableObject>: DynamicProperty {
  public init() {}
  public var wrappedValue: O { fatalError() }

  public var projectedValue: ObservedObject<O>.Wrapper { fatalError() }

  nonisolated public mutating func update() {}
}
@propertyWrapper public struct Environment<V>: DynamicProperty {
  public init(_ k: KeyPath<EnvironmentValues, V>) {}
  public var wrappedValue: V { fatalError() }
}
extension Environment: Sendable where V: Sendable {}

extension Environment {
  public init(_ t: V.Type) where V: AnyObject, V: Observable {}

  public init<T>(_ t: T.Type) where V == T?, T: AnyObject, T: Observable {}
}
@propertyWrapper public struct FocusState<V: Hashable>: DynamicProperty {
  public init() where V == Bool { w = false }
  public init<T: Hashable>() where V == T? { w = nil }
  var w: V

  public var wrappedValue: V {
    get { w }
    nonmutating set {}
  }

  @propertyWrapper public struct Binding {
    let value: V

    public var wrappedValue: V {
      get { fatalError() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
  public var projectedValue: FocusState<V>.Binding { fatalError() }
}
@available(*, unavailable) extension FocusState: Sendable {}
@available(*, unavailable) extension FocusState.Binding: Sendable {}
@propertyWrapper public struct AppStorage<V>: DynamicProperty {
  var w: V

  public var wrappedValue: V {
    get { w }
    nonmutating set {}
  }
  public var projectedValue: Binding<V> { fatalError() }
}
extension AppStorage: Sendable where V: Sendable {}

extension AppStorage where V == Bool {
  public init(wrappedValue: Bool, _ k: String, store: UserDefaults? = nil) { w = wrappedValue }
}
extension AppStorage where V == String {
  public init(wrappedValue: String, _ k: String, store: UserDefaults? = nil) { w = wrappedValue }
}
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  public init() {}
  public struct ID: Hashable, Sendable {}
  public var wrappedValue: ID { ID() }
}
@dynamicMemberLookup @propertyWrapper public struct Bindable<V> {
  public var wrappedValue: V
  public init(wrappedValue: V) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<V> { self }

  public subscript<S>(dynamicMember k: ReferenceWritableKeyPath<V, S>) -> Binding<S> where V: AnyObject {
    fatalError()
  }
}
extension Bindable: Sendable where V: Sendable {}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {
  public init() {}

  public subscript<K: EnvironmentKey>(k: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
  public var dismiss: DismissAction { DismissAction() }
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }
  public var locale: Locale {
    get { .current }
    set {}
  }
}
@available(*, unavailable) extension EnvironmentValues: Sendable {}
@MainActor @preconcurrency public struct DismissAction {
  nonisolated fileprivate init() {}
  public func callAsFunction() {}
}
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  nonisolated fileprivate init() {}
  public func callAsFunction(_ u: URL) {}
}
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }

  static func reduce(value: inout Value, nextValue: () -> Value)
}
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<M>: View { public var body: Never { fatalError() } }
public struct ModifiedContent<C, M> {}

extension ModifiedContent: View where C: View { public var body: Never { fatalError() } }
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  typealias Configuration = ButtonStyleConfiguration
}
public struct ButtonStyleConfiguration {
  public struct Label: View { public var body: Never { fatalError() } }
  public let label: Label

  public let isPressed: Bool
}
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor static var previews: Previews { get }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor var body: Body { get }
  init()
}
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder { public static func buildBlock<C: Scene>(_ c: C) -> C { c } }
public struct WindowGroup<C: View>: Scene {
  public init(@ViewBuilder content: () -> C) {}
  public var body: Never { fatalError() }
}
public struct Color: View, Hashable, Sendable {
  nonisolated public static let red = Color(), blue = Color(), primary = Color()
  public var body: Never { fatalError() }

  public func opacity(_ d: Double) -> Color { self }
}
public struct Font: Hashable, Sendable { public static let body = Font(), title = Font() }
nonisolated public protocol Shape: Sendable, View { nonisolated func path(in r: CGRect) -> Path }
extension Shape { public var body: Never { fatalError() } }
public struct Path: Equatable, Sendable {
  public init() {}
  public mutating func move(to p: CGPoint) {}
}
public struct Circle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in r: CGRect) -> Path { Path() }
}
public struct Animation: Equatable, Sendable { public static let `default` = Animation() }
extension View {
  nonisolated public func modifier<M>(_ m: M) -> ModifiedContent<Self, M> { .init() }
  nonisolated public func padding(_ n: CGFloat = 0) -> some View { self }
  nonisolated public func font(_ f: Font?) -> some View { self }
  nonisolated public func foregroundStyle(_ c: Color) -> some View { self }
  nonisolated public func onAppear(perform: (@MainActor () -> Void)? = nil) -> some View { self }
  nonisolated public func onTapGesture(perform: @escaping @MainActor () -> Void) -> some View { self }
  nonisolated public func task(@_inheritActorContext _ a: @escaping @Sendable @isolated(any) () async -> Void)
    -> some View
  { self }
  nonisolated public func onChange<V: Equatable>(of v: V, _ a: @escaping (V, V) -> Void) -> some View { self }
  nonisolated public func sheet<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C)
    -> some View
  { self }
  nonisolated public func environment<V>(_ k: WritableKeyPath<EnvironmentValues, V>, _ v: V) -> some View {
    self
  }
  nonisolated public func environmentObject<T: ObservableObject>(_ o: T) -> some View { self }
  nonisolated public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View { self }
  nonisolated public func focused(_ b: FocusState<Bool>.Binding) -> some View { self }
  nonisolated public func buttonStyle<S: ButtonStyle>(_ s: S) -> some View { self }
  nonisolated public func id<I: Hashable>(_ i: I) -> some View { self }
}
@MainActor public func withAnimation<R>(_ a: Animation? = .default, _ b: () throws -> R) rethrows -> R {
  try b()
}
