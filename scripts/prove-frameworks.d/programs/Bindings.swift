// Views whose memberwise initializers take bindings and models, beside wrappers of each kind.
import SwiftUI

@Observable final class Router { var path: [Int] = [] }
@MainActor @Observable final class Theme { var tint = 0 }
final class Session: ObservableObject { @Published var user: String? }

struct RouterView: View {
  @Environment(Router.self) private var router
  @Binding var group: Int?
  var body: some View { Text("\(router.path.count)") }
  func clear() { group = nil }
}
struct ThemeView: View {
  @Environment(Theme.self) private var theme
  @Environment(\.dismiss) private var dismiss
  @Environment(\.colorScheme) var scheme
  @Binding var isShown: Bool
  let onTap: () -> Void
  var body: some View { Text("\(theme.tint)") }
  func close() {
    isShown = false
    dismiss()
    onTap()
  }
}
struct FocusedView: View {
  @FocusState private var isFocused: Bool
  @FocusState.Binding var field: Int?
  @Binding var text: String
  var body: some View { TextField("t", text: $text) }
  func focus() { field = isFocused ? 1 : nil }
}
struct BindableViews: View {
  @Bindable var router: Router
  @Bindable var theme: Theme
  var body: some View { Text("\(router.path.count + theme.tint)") }
}
struct SessionView: View {
  @EnvironmentObject var session: Session
  @Binding var count: Int
  var body: some View { Text(session.user ?? "") }
  func sign(_ name: String) {
    session.user = name
    count += 1
  }
}
struct PrivateSessionView: View {
  @EnvironmentObject private var session: Session
  @Binding var count: Int
  var body: some View { Text(session.user ?? "") }
}
struct ObservedView: View {
  @ObservedObject var session: Session
  @Binding var count: Int
  var body: some View { Text(session.user ?? "") }
}
struct OwnedView: View {
  @StateObject private var session = Session()
  @State var router: Router
  @AppStorage("x") private var flag = false
  @Namespace private var names
  @Binding var count: Int
  var body: some View { Text(session.user ?? "") }
}
struct Container<Content: View>: View {
  @Binding var count: Int
  let content: Content
  var body: some View { content }
}

struct Root: View {
  @State private var group: Int?
  @State private var isShown = false
  @State private var count = 0
  @State private var text = ""
  @State private var router = Router()
  @State private var theme = Theme()
  @State private var session = Session()
  @FocusState private var field: Int?

  var body: some View {
    VStack {
      RouterView(group: $group)
      ThemeView(isShown: $isShown) { count += 1 }
      FocusedView(field: $field, text: $text)
      BindableViews(router: router, theme: theme)
      SessionView(count: $count)
      PrivateSessionView(count: $count)
      ObservedView(session: session, count: $count)
      OwnedView(router: router, count: $count)
      Container(count: $count, content: Text("c"))
    }
  }
}
