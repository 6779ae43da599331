// Functions on the main actor, and `Sendable` values, in types that inherit their isolation.
import UIKit
import SwiftUI
typealias Handler = @MainActor (Int) -> Void
typealias Done = (Result<Int, any Error>) -> Void
class Base<T>: UIViewController {
  var value: T?
  var handler: Handler?
  var done: Done?
  var map: [String: Handler] = [:]

  func apply(_ h: @escaping Handler, done: @escaping Done) {
    handler = h
    self.done = done
  }

  func handlers() -> [Handler] { [handler].compactMap { $0 } }
  var tuple: (Handler, Int)?
  var nested: (((@MainActor () -> Void)?) -> Void)?
  let fixed: Handler

  let opt: Handler?
  init(fixed: @escaping Handler, opt: Handler? = nil) {
    self.fixed = fixed
    self.opt = opt
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  func later(_ b: @escaping @MainActor @Sendable () async throws -> Void) { Task { try await b() } }
  func ret() -> @MainActor () -> Int { { 1 } }
  func retOpt() -> (@Sendable (Int) -> Int)? { nil }
  var comp: Handler {
    get { fixed }
    set { handler = newValue }
  }
  var ex: (any Sendable)?
  func take(_ x: any Sendable, _ y: (any Sendable)? = nil) -> any Sendable { x }
  static var hook: Handler? {
    get { nil }
    set {}
  }
  static func install(_ h: Handler?) { hook = h }
  subscript(i: Int) -> Handler? {
    get { handler }
    set { handler = newValue }
  }
  lazy var lazyHandler: Handler = { _ in }
  var observed: Handler? { didSet { done?(.success(1)) } }
}
final class Sub: Base<String> {
  override func apply(_ h: @escaping Handler, done: @escaping Done) { super.apply(h, done: done) }

  override func handlers() -> [Handler] { super.handlers() }

  override func take(_ x: any Sendable, _ y: (any Sendable)?) -> any Sendable { 1 }

  override var comp: Handler {
    get { super.comp }
    set { super.comp = newValue }
  }
  override func ret() -> @MainActor () -> Int { super.ret() }

  override var observed: Handler? { didSet {} }
}
struct Wrap: View {
  let onTap: Handler
  var onLong: Handler?
  var onEnd: (() -> Void)? = nil

  let fmt: @Sendable (Int) -> String
  @State var cb: Handler?
  @Binding var b: Handler?
  init(onTap: @escaping Handler, b: Binding<Handler?>, fmt: @escaping @Sendable (Int) -> String) {
    self.onTap = onTap
    _b = b
    self.fmt = fmt
  }
  var body: some View {
    Text("x").onTapGesture {
      onTap(1)
      onLong?(2)
      cb?(1)
    }
  }
  func go(_ h: Handler? = nil) { h?(1) }
}
struct Memberwise: View {
  let onTap: Handler
  var onLong: Handler?
  var value: any Sendable
  var list: [any Sendable] = []

  var k: (any Sendable)?
  var body: some View { Text("x") }
}
@MainActor func mk() -> Memberwise { Memberwise(onTap: { _ in }, onLong: { _ in }, value: 1) }
struct Sheet<C: View>: ViewModifier {
  var isOn: Binding<Bool>
  let onDismiss: (@MainActor () -> Void)?
  @ViewBuilder let make: () -> C

  func body(content: Content) -> some View { content.sheet(isPresented: isOn) { make() } }
}
extension View {
  func sheet2<C: View>(
    _ b: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder c: @escaping () -> C
  ) -> some View { modifier(Sheet(isOn: b, onDismiss: onDismiss, make: c)) }
}
final class Obs: ObservableObject {
  @Published var h: Handler?
  var g: Handler?
  @MainActor var m: Handler?

  @MainActor func set(_ h: @escaping Handler) { g = h }
}
struct Actions: View {
  var action: (@MainActor () async -> Void)?
  var plain: @MainActor (Int) -> Void = { _ in }
  var list: [@MainActor () -> Int] = []
  var send: (@Sendable () -> Void)?
  var send2: @Sendable () -> Void = {}
  var both: @MainActor @Sendable () -> Void = {}
  var dict: [String: @Sendable () -> Void] = [:]
  var tup: (@Sendable () -> Void, Int) = ({}, 1)
  var ex: any Sendable = 1
  var ex2: (any Sendable & Equatable)?
  var ex3: [any Sendable] = []
  var arg: ((@Sendable () -> Void) -> Void)?
  static var sta: @MainActor () -> Void = {}
  static var stb: [@Sendable () -> Void] = []
  static var stx: any Sendable = 1
  var comp: @MainActor () -> Void {
    get { {} }
    set {}
  }
  subscript(i: Int) -> @MainActor () -> Void {
    get { {} }
    set {}
  }
  var body: some View { Text("x") }
  func f(_ a: @escaping @MainActor () -> Void, b: @escaping @Sendable () -> Void) -> @MainActor () -> Void {
    a
  }
}
final class ActionsModel: ObservableObject {
  @Published var a: (@MainActor () -> Void)?
  var b: @MainActor () -> Void = {}
}
struct ActionModifier: ViewModifier {
  var act: @MainActor () -> Void = {}
  func body(content: Content) -> some View { content }
}
@MainActor @preconcurrency class LenientActions {
  var act: @MainActor () -> Void = {}
  @preconcurrency var snd: @Sendable () -> Void = {}

  lazy var lz: @MainActor () -> Void = {}
}
class PlainActions {
  @preconcurrency var snd: @Sendable () -> Void = {}

  @preconcurrency func g(_ a: @escaping @Sendable () -> Void) -> @Sendable () -> Void { a }

  @MainActor @preconcurrency var q: @MainActor () -> Void = {}
}
typealias Mapping<T> = @MainActor (T) -> T
struct ActionReads: View {
  var act: @MainActor () -> Void = {}
  let map: Mapping<Int>
  var target: UIView = UIView(frame: .zero)
  nonisolated(unsafe) var open: (() -> Void)?
  var isOn: Binding<Bool> = .constant(true)
  var body: some View { Text("x") }
}
nonisolated func read(_ s: ActionReads) { _ = (s.act, s.map, s.isOn, s.open) }
final class ActionController: UIViewController {
  @MainActor var own: (() -> Int)? = { 4 }

  @MainActor var attributed: @MainActor () -> Void = {}
}
