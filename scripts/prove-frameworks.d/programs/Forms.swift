// Property wrappers of the program, values of the environment, view models, and functions as initial values.
import SwiftUI
import UIKit
@propertyWrapper struct Trimmed: DynamicProperty {
  @State private var v = ""
  var wrappedValue: String {
    get { v }
    nonmutating set { v = newValue }
  }
  var projectedValue: Binding<String> { $v }
  init(wrappedValue: String) { _v = State(initialValue: wrappedValue) }
}
@propertyWrapper struct Clamped<V: Comparable> {
  var v: V
  let r: ClosedRange<V>
  init(wrappedValue: V, _ r: ClosedRange<V>) {
    v = wrappedValue
    self.r = r
  }
  var wrappedValue: V {
    get { v }
    set { v = min(max(newValue, r.lowerBound), r.upperBound) }
  }
}
struct Form1: View {
  @Trimmed var name = "a"
  @Clamped(0...9) var n = 3
  @State private var pair = (1, "a")
  @State private var opt: Int? = nil
  @State private var arr = [1, 2].map { $0 * 2 }
  @State var nested: [String: [Int?]] = [:]
  @State private var handler: (@MainActor (Int) -> Void)? = nil
  @FocusState var field: Field?
  enum Field: Hashable { case a, b(Int) }
  @Namespace var ns
  @Environment(\.tint2) var tint
  @Environment(\.handler) var envHandler
  @AppStorage("x") private var x = true
  let columns = [1, 2]
  var body: some View {
    VStack {
      TextField("n", text: $name)
      Text("\(n)")
      Toggle("x", isOn: $x)
      row(0)
    }
  }
  @ViewBuilder var rows: some View { ForEach(arr, id: \.self) { i in row(i) } }
  @ViewBuilder func row(_ i: Int) -> some View {
    if i > 1 { Text("a") } else if let opt { Text("\(opt)") } else { EmptyView() }
  }
  @ViewBuilder static func header(_ t: String) -> some View {
    Text(t)
    Text(t)
  }
  func select(_ f: Field?) { field = f }
  var isValid: Bool { !name.isEmpty && n > 0 }
  var message: LocalizedError? { nil }
  func submit() async -> Bool {
    handler?(1)
    return isValid
  }
  func onChange(_ f: @escaping (Int) -> Void) -> Self {
    var c = self
    c.n = 4
    return c
  }
  mutating func bump() { n += 1 }
}
private struct TintKey: EnvironmentKey { static let defaultValue: Color = .red }
private struct HandlerKey: EnvironmentKey {
  static let defaultValue: @MainActor @Sendable (Int) -> Void = { _ in }
}
extension EnvironmentValues {
  var tint2: Color {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  var handler: @MainActor @Sendable (Int) -> Void {
    get { self[HandlerKey.self] }
    set { self[HandlerKey.self] = newValue }
  }
}
protocol Themed {
  var color: Color { get }
  static var name: String { get }
}
struct ThemedView<T: Themed>: View {
  let theme: T
  var isBig = false
  var body: some View { Text(T.name).foregroundStyle(theme.color) }
  func with(_ b: Bool) -> ThemedView { ThemedView(theme: theme, isBig: b) }
}
struct Dark: Themed {
  var color: Color { .primary }
  static let name = "dark"
}
struct Any1: View {
  let views: [AnyView]
  let kind: any Themed
  var make: () -> AnyView = { AnyView(Text("x")) }
  var body: some View { ForEach(0..<views.count, id: \.self) { i in views[i] } }
  func first() -> (any View)? { views.first }
}
@MainActor protocol VM: ObservableObject {
  var title: String { get set }
  func load() async
  associatedtype Item: Identifiable
  var items: [Item] { get }
}
final class RealVM: VM {
  nonisolated struct Item: Identifiable {
    let id = 1
    var n = "a"
  }
  @Published var title = "t"
  @Published private(set) var items: [Item] = []
  private var task: Task<Void, Never>?
  func load() async {
    task?.cancel()
    items = [Item()]
    task = Task { [weak self] in self?.title = "x" }
  }
  deinit { task?.cancel() }
  let formatter: NumberFormatter = {
    let f = NumberFormatter()
    f.minimumFractionDigits = 2
    return f
  }()
  lazy var total: Int = items.count
  nonisolated static func key() -> String { "k" }
}
struct VMView<M: VM>: View {
  @StateObject var vm: M
  @ObservedObject private var other: M
  @State private var shown: M.Item?
  init(vm: @autoclosure @escaping () -> M, other: M) {
    _vm = StateObject(wrappedValue: vm())
    self.other = other
  }
  var body: some View { ForEach(vm.items) { _ in Text(vm.title) }.task { await vm.load() } }
  func reload() { Task { await vm.load() } }
}
extension Form1 {
  struct Sub: View {
    @Binding var x: Int
    var title: String { "t" }
    var body: some View { Text("\(x)") }
  }
  var sub: Sub { Sub(x: .constant(1)) }
  private static let cache = [1: "a"]
  static func cached(_ i: Int) -> String? { cache[i] }
}
struct Loadable<V: Sendable, C: View>: View {
  enum Phase { case idle, loading, done(V), failed(any Error) }
  @State private var phase = Phase.idle
  let load: @Sendable () async throws -> V
  @ViewBuilder let content: (V) -> C
  var body: some View {
    switch phase {
    case .done(let v): content(v)
    default: Text("…").task { await run() }
    }
  }
  func run() async {
    phase = .loading
    do { phase = .done(try await load()) } catch { phase = .failed(error) }
  }
  nonisolated func retry(_ n: Int) async throws -> V { try await load() }
}
@Observable final class Router {
  var path: [Int] = []
  @ObservationIgnored var onPop: (@MainActor () -> Void)?
  var current: Int? { path.last }
  func push(_ i: Int) { path.append(i) }
  @MainActor func pop() {
    _ = path.popLast()
    onPop?()
  }
}
@MainActor @Observable final class Session {
  static let shared = Session()
  var user: String? = nil
  var handlers: [@MainActor () -> Void] = []
  var onLogin: (@MainActor (String) async -> Void)?
  private init() {}
  func login(_ u: String) async throws {
    user = u
    await onLogin?(u)
  }
  var isIn: Bool { user != nil }
  func callAsFunction() {}
}
struct AnimatableShape: Shape {
  var progress: Double
  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }
  nonisolated func path(in r: CGRect) -> Path { Path() }
  nonisolated init(progress: Double = 0) { self.progress = progress }
}
struct Stack: View {
  var spacing: CGFloat = 2
  var items: [Int] = []
  var onTap: ((Int) -> Void)?
  var body: some View {
    VStack(spacing: spacing) { ForEach(items, id: \.self) { i in Button("\(i)") { onTap?(i) } } }
  }
  func onTap(_ f: @escaping (Int) -> Void) -> Stack {
    var s = self
    s.onTap = f
    return s
  }
}
@MainActor struct Factory {
  var make: () -> UIView = { UIView(frame: .zero) }
  let label: () -> UILabel = {
    let l = UILabel(frame: .zero)
    l.text = "x"
    return l
  }
  var n: () -> Int = { 1 }
  var id: String
}
@MainActor func factory() -> Factory { Factory(id: "x") }
@MainActor struct Factory2 {
  var make: () -> UIView = { UIView(frame: .zero) }
  var id = 1
}
@MainActor final class FactoryC {
  var make: () -> UIView = { UIView(frame: .zero) }
  lazy var l: () -> UIView = { UIView(frame: .zero) }
}
