// Protocols that refine `View`, nested and generic views, and models on the main actor.
import SwiftUI
protocol Screen: View {
  associatedtype VM: ObservableObject
  var vm: VM { get }
  init(vm: VM)
}
extension Screen { func title() -> String { "t" } }
@MainActor protocol Router: AnyObject {
  func go(_ r: Route)
  var path: [Route] { get set }
}
enum Route: Hashable { case home, item(Int) }
@MainActor final class AppRouter: Router, ObservableObject {
  @Published var path: [Route] = []
  func go(_ r: Route) { path.append(r) }
  static let shared = AppRouter()

  lazy var history: [Route] = []
  weak var parent: AppRouter?
}
final class HomeVM: ObservableObject {
  @Published var n = 0
  func inc() { n += 1 }
  deinit {}
}
struct HomeScreen: Screen {
  @ObservedObject var vm: HomeVM
  init(vm: HomeVM) { self.vm = vm }

  var body: some View { Text("\(vm.n)").onTapGesture { vm.inc() } }
}
struct Outer: View {
  struct Inner: View {
    let n: Int
    var m = 2
    var body: some View { Text("\(n) \(m)") }
    func sum() -> Int { n + m }
  }
  enum Mode: String, CaseIterable, Identifiable {
    case a, b
    var id: Self { self }
  }
  @State private var mode = Mode.a
  @State private var items: [Inner.Kind] = []
  let router: any Router
  var action: (@MainActor () async -> Void)?
  let format: @Sendable (Int) -> String = { "\($0)" }
  var body: some View {
    VStack {
      ForEach(Mode.allCases) { m in row(m) }
      Inner(n: 1)

      Button("go") {
        router.go(.home)
        Task { await action?() }
      }
    }
  }
  @ViewBuilder private func row(_ m: Mode) -> some View {
    switch m {
    case .a: Text("a")

    case .b: Image(systemName: "b")
    }
  }
  private func wrap<V: View>(_ v: V, pad: CGFloat = 2) -> ModifiedContent<V, Card2> {
    v.modifier(Card2(r: pad))
  }
  private func load() async throws -> [Int] { [1] }
  var subtitle: String? { mode == .a ? nil : "x" }
}
extension Outer.Inner {
  enum Kind { case x }
  var kind: Kind { .x }
  static func sample() -> Self { .init(n: 1) }
}
struct Card2: ViewModifier {
  let r: CGFloat
  func body(content: Content) -> some View { content.padding(r) }
}
struct Maybe<T: Sendable & Equatable, C: View>: View {
  let value: T?
  @ViewBuilder let make: (T) -> C
  @State private var seen: T?

  var body: some View { if let value { make(value) } }
  func eq(_ t: T) -> Bool { value == t }
}
struct Stepper2: View {
  @Binding var n: Int
  let range: ClosedRange<Int>

  init(_ n: Binding<Int>, in range: ClosedRange<Int> = 0...9) {
    _n = n
    self.range = range
  }

  var body: some View { Text("\(n)") }
  func inc() { if range.contains(n + 1) { n += 1 } }

  mutating func reset() { n = range.lowerBound }
}
struct Counter: View, Equatable {
  let n: Int
  @State private var k = 0
  var body: some View { Text("\(n)") }

  nonisolated static func == (a: Counter, b: Counter) -> Bool { a.n == b.n }
}
struct Equ: View, @MainActor Equatable {
  let n: Int
  let name: String
  var body: some View { Text(name) }
  func f() -> Int { n }
}
struct Env: View {
  @Environment(\.openURL) var openURL
  @Environment(\.locale) private var locale

  @AppStorage("s") var s = "a"
  @State var d: [String: [Int]] = [:]
  var body: some View { Text(s) }

  func open(_ u: URL) { openURL(u) }
  var code: String { locale.identifier }
}
@MainActor struct Deps {
  var load: @Sendable (Int) async throws -> String = { "\($0)" }
  var now: () -> Date = Date.init

  static let live = Deps()
  static var test: Deps { Deps() }
}
struct DepsKey: EnvironmentKey {
  @MainActor static let live = Deps()
  static let defaultValue: Int? = nil
}
extension View {
  @MainActor func debug(_ s: String) -> some View { self }
  func sized() -> Text { Text("x") }
}
struct P2: PreviewProvider {
  static var previews: some View {
    Group {
      Text("a")
      Text("b")
    }
  }
}
actor ImageCache {
  private var d: [String: Data] = [:]
  func data(_ k: String) async -> Data? { d[k] }

  nonisolated let name = "c"
  static let shared = ImageCache()
}
struct Remote: View {
  let url: URL
  @State private var data: Data?
  let cache: ImageCache = .shared

  var body: some View { Text("x").task { data = await cache.data(url.path) } }

  @Sendable func fetch() async { data = await cache.data("x") }
}
final class Delegate: NSObject, ObservableObject {
  @Published var x = 1
  func f() {}
  var g: Int { x }
}
@Observable @MainActor final class Feature {
  var list: [Int] = []
  private(set) var state = State.idle
  enum State { case idle, busy }
  let api: any Api

  init(api: any Api) { self.api = api }

  func run() async {
    state = .busy
    list = (try? await api.get()) ?? []
    state = .idle
  }

  var isBusy: Bool { state == .busy }
}
protocol Api: Sendable { func get() async throws -> [Int] }
struct LiveApi: Api {
  let base: URL
  var retries = 3
  func get() async throws -> [Int] { [retries] }
}

// A model outside of views, on no actor, whose wrapper is on the main actor.
final class Formatting: ObservableObject {
  @EnvironmentObject var vm: HomeVM
  @MainActor init() {}
  func isOn() -> Bool { vm === vm }
  func isNone() -> Binding<Bool> { Binding(get: { self.isOn() }, set: { _ in }) }
}
