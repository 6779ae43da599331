// Views, what they observe, and the values of the environment.
import SwiftUI
struct Item: Identifiable, Hashable, Codable {
  let id: UUID
  var name: String
  var done = false
}
@MainActor final class Store: ObservableObject {
  @Published var items: [Item] = []
  @Published private(set) var isLoading = false
  @Published var error: (any Error)?
  private var cancellables = Set<AnyCancellable>()
  let subject = PassthroughSubject<Int, Never>()
  let current = CurrentValueSubject<String, Never>("a")
  static let shared = Store()
  func load() async {
    isLoading = true
    items.append(Item(id: UUID(), name: "x"))
    isLoading = false
  }
  var count: Int { items.count }
  func binding(for item: Item) -> Binding<Bool> { Binding(get: { item.done }, set: { _ in }) }
}
@MainActor final class ViewModel: ObservableObject {
  @Published var text = ""
  @Published var selection: Item?
  let store: Store
  init(store: Store = .shared) { self.store = store }
  func submit() {
    text = ""
    Task { await store.load() }
  }
  var title: String { text.isEmpty ? "none" : text }
  nonisolated func pure(_ x: Int) -> Int { x }
}
@Observable final class Model {
  var name = "a"
  var items: [Item] = []
  @ObservationIgnored var cache = [String: Int]()

  func add(_ i: Item) { items.append(i) }
}
struct ItemRow: View {
  let item: Item
  var onTap: () -> Void = {}
  @State private var isOpen = false
  @State private var text: String?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) var scheme
  @FocusState private var focused: Bool
  @AppStorage("a") private var stored = false
  @Namespace private var ns
  var body: some View {
    HStack {
      Text(item.name).bold()
      if isOpen { Text("open") } else { label }
      icon("x")
      footer
    }
    .onTapGesture {
      onTap()
      isOpen.toggle()
      dismiss()
    }.focused($focused)
  }
  private var label: some View { Text("l") }
  var plain: Text { Text("p") }
  @ViewBuilder var footer: some View {
    if isOpen { Text("a") }
    Text("b")
  }
  @ViewBuilder func icon(_ n: String) -> some View { Image(systemName: n) }
  func make() -> Text { Text("x") }
  func any() -> AnyView { AnyView(Text("x")) }
  private func toggle() {
    isOpen = !isOpen
    withAnimation { isOpen.toggle() }
  }
  static let spacing: CGFloat = 4
  var accent: Color { scheme == .dark ? .red : .blue }
  var isOn: Binding<Bool> { $isOpen }
}
struct Typed: View {
  var flag = true
  var body: Text { Text("a") }
}
struct TypedStack: View {
  var flag = true

  var body: VStack<TupleView<(Text, Text)>> {
    VStack {
      Text("a")
      Text("b")
    }
  }
}
struct Erased: View {
  let x: Int
  var body: AnyView { AnyView(Text("\(x)")) }
}
struct MainContent: View {
  @StateObject private var vm = ViewModel()
  @ObservedObject var store: Store
  @EnvironmentObject var other: Store
  @State private var model = Model()
  @Environment(Model.self) private var env
  @Binding var isPresented: Bool
  @State var shown = false
  init(store: Store, isPresented: Binding<Bool>) {
    self.store = store
    _isPresented = isPresented
  }
  var body: some View {
    List {
      ForEach(store.items) { item in ItemRow(item: item) { shown = true } }
      Section("s") {
        TextField("t", text: $vm.text)
        Toggle("x", isOn: $shown)
      }
      child(model)
    }.task { await store.load() }.sheet(isPresented: $shown) { Text("sheet") }
      .onChange(of: vm.text) { _, _ in vm.submit() }
      .preference(key: SizeKey.self, value: 2)
      .environment(\.theme, .dark)
      .modifier(Card(radius: 3)).buttonStyle(Pressed())
  }
  func child(_ m: Model) -> some View { Text(m.name) }
  private func reload() async { await store.load() }
  @MainActor func go() {
    isPresented = false
    vm.submit()
  }
}
struct SizeKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
enum Theme: Sendable { case light, dark }
private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.light }
extension EnvironmentValues {
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
struct Card: ViewModifier {
  var radius: CGFloat
  @State private var on = false

  func body(content: Content) -> some View { content.padding(radius) }
  func helper() -> Int { 1 }
}
struct Pressed: ButtonStyle {
  var scale = 1.0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(configuration.isPressed ? 1 : 0)
  }
}
nonisolated struct Wave: Shape {
  var phase: Double = 0
  var inset: CGFloat { 3 }

  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.move(to: .zero)
    return p
  }
}
extension View { func card(_ r: CGFloat = 3) -> some View { modifier(Card(radius: r)) } }
struct MyApp: App {
  @StateObject private var store = Store()
  let n = 3
  var body: some Scene { WindowGroup { Text("a") } }

  init() {}
  func setup() {}
}
struct Previews: PreviewProvider {
  static let store = Store()
  static var previews: some View { Typed() }

  static func make() -> Store { store }
}
struct Generic<Content: View>: View {
  let content: Content
  var title = "t"
  @State private var open = false
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View {
    VStack {
      Text(title)
      content
    }
  }
  func f(_ c: Content) -> Int { 1 }
}
struct Lazy<Content: View>: View {
  let title: String
  @ViewBuilder var content: () -> Content
  var body: some View { content() }

  var n: Int { 2 }
}
struct Picker2<T: Hashable>: View {
  @Binding var sel: T
  let all: [T]
  let name: (T) -> String

  var body: some View { ForEach(all, id: \.self) { Text(name($0)) } }
  func pick(_ t: T) { sel = t }
}
struct BindableView: View {
  @Bindable var model: Model
  var body: some View { TextField("a", text: $model.name) }

  func x() -> String { model.name }
}
