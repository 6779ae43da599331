// View controllers, views and delegates.
import UIKit
@MainActor protocol FeedDelegate: AnyObject { func feed(_ f: FeedViewController, didSelect id: Int) }
@MainActor protocol FeedPresenting: AnyObject {
  var items: [String] { get }
  func load() async throws
  func select(_ i: Int)
}
final class FeedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  weak var delegate: FeedDelegate?
  var presenter: FeedPresenting!
  private let table = UITableView(frame: .zero)
  private lazy var label: UILabel = {
    let l = UILabel()
    l.text = "x"
    return l
  }()
  lazy var button = UIButton(type: 1)
  var onSelect: ((Int) -> Void)?
  var onTap: @MainActor (Int) -> Void = { _ in }
  var onDone: (@MainActor @Sendable () async -> Void)?
  let id: Int
  private var items: [String] = [] { didSet { table.reloadData() } }
  private(set) var state = State.idle
  enum State { case idle, loading, failed(any Error) }
  static let shared = FeedViewController(id: 1)
  static var count = 0
  var color: UIColor = .red
  unowned let owner: UIResponder
  init(id: Int, owner: UIResponder = UIResponder()) {
    self.id = id
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    title = "Feed"
  }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.dataSource = self
    table.delegate = self
    setUp()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Task { [weak self] in await self?.reload() }
  }
  override var prefersStatusBarHidden: Bool { true }
  override var title: String? { didSet { label.text = title } }
  private func setUp() {
    label.text = "a"

    UIView.animate(withDuration: 1, animations: { self.label.isHidden = true }) { _ in self.done() }
  }
  func reload() async {
    do {
      try await presenter.load()
      items = presenter.items
    } catch { state = .failed(error) }
  }
  func done() {
    onDone.map { d in Task { await d() } }
    onSelect?(id)
  }
  func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { items.count }
  func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
    Cell(style: 0, reuseIdentifier: nil)
  }
  func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {
    delegate?.feed(self, didSelect: i.count)
    onTap(i.count)
  }
  nonisolated func hashIt(_ x: Int) -> Int { x }
  func make(_ f: @escaping (UIView) -> Void) -> (UIView) -> Bool {
    { v in
      f(v)
      return true
    }
  }
  deinit { print("x") }
}
final class Cell: UITableViewCell {
  var title: String? { didSet { setNeedsLayout() } }
  let badge = UILabel()

  override func prepareForReuse() {
    super.prepareForReuse()
    title = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    badge.frame = .zero
  }
  override init(style: Int, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    addSubview(badge)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
class BaseView: UIView {
  var padding: CGFloat = 4
  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }
  func commonInit() {}

  override class var layerClass: AnyClass { BaseView.self }

  override var intrinsicContentSize: CGSize { CGSize(width: padding, height: 1) }
}
final class Derived: BaseView {
  override func commonInit() {
    super.commonInit()
    padding = 8
  }
  var tapped: (() -> Void)?

  override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { super.hitTest(p, with: e) }

  override var isHidden: Bool { didSet { tapped?() } }
}
@MainActor final class Presenter: FeedPresenting {
  private(set) var items: [String] = []
  let api: Api
  weak var view: FeedViewController?

  init(api: Api) { self.api = api }
  func load() async throws { items = try await api.items() }

  func select(_ i: Int) { view?.done() }
}
protocol Api: Sendable { func items() async throws -> [String] }
struct LiveApi: Api {
  var base = "x"
  func items() async throws -> [String] { [base] }
}
class Coordinator: NSObject {
  let nav: UINavigationController
  var children: [Coordinator] = []

  init(nav: UINavigationController) { self.nav = nav }

  @MainActor func start() { nav.pushViewController(FeedViewController(id: 2), animated: true) }

  func child(_ c: Coordinator) { children.append(c) }
}
extension Coordinator: UITextFieldDelegate { func textFieldDidEnd(_ t: UILabel) { children = [] } }
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIView?
  var coordinator: Coordinator?

  func application(_ a: UIApplication, didFinish o: [String: Any]?) -> Bool {
    window = UIView(frame: .zero)
    return true
  }
  static var current: Int { 1 }
}
extension UIView {
  func pin(_ v: UIView) { addSubview(v) }

  var isShown: Bool {
    get { !isHidden }
    set { isHidden = !newValue }
  }
}
extension FeedViewController: FeedDelegate {
  func feed(_ f: FeedViewController, didSelect id: Int) {
    present(f, animated: true) { [weak self] in self?.done() }
  }
  var summary: String { "\(id)" }
}
@MainActor final class Service {
  static let shared = Service()
  var handlers: [(UIView) -> Void] = []

  @MainActor var current: UIViewController?

  func run(_ b: @escaping @MainActor () -> Void) { DispatchQueue.main.async { b() } }

  @MainActor static func top() -> UIViewController? { nil }

  let closure: @MainActor () -> Void = { mainOnly() }
}
