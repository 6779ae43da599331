// The parts of UIKit that classes inherit from, isolated as the compiler imports them. Nothing of it works.
@_exported import Foundation
@MainActor @preconcurrency open class UIResponder {
  public init() {}
  open func becomeFirstResponder() -> Bool { true }

  open var canBecomeFirstResponder: Bool { false }
}
public struct UIColor2 {}
public final class UIColor: @unchecked Sendable {
  public static let red = UIColor(), black = UIColor()
  public init() {}

  public func withAlphaComponent(_ a: CGFloat) -> UIColor { self }
}
@MainActor @preconcurrency open class UIView: UIResponder {
  @MainActor @preconcurrency public init(frame: CGRect) { super.init() }
  @MainActor @preconcurrency public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { fatalError() }
  open var frame: CGRect {
    get { .zero }
    set {}
  }
  open var isHidden: Bool {
    get { false }
    set {}
  }
  open var backgroundColor: UIColor? {
    get { nil }
    set {}
  }
  open func layoutSubviews() {}
  open func addSubview(_ v: UIView) {}
  open func setNeedsLayout() {}
  open func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil }
  open var intrinsicContentSize: CGSize { .zero }
  open class var layerClass: AnyClass { UIView.self }
  open class func animate(
    withDuration d: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}
@MainActor @preconcurrency open class UIEvent: NSObject {}
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String? {
    get { nil }
    set {}
  }
}
@MainActor @preconcurrency open class UIControl: UIView { open func addTarget(_ t: Any?, action: String) {} }
@MainActor @preconcurrency open class UIButton: UIControl {
  public convenience init(type: Int) { self.init(frame: .zero) }
}
@MainActor @preconcurrency open class UITableViewCell: UIView {
  public init(style: Int, reuseIdentifier: String?) { super.init(frame: .zero) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
}
@MainActor @preconcurrency open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public override convenience init() { fatalError() }
  open var view: UIView! {
    get { nil }
    set {}
  }
  open var title: String? {
    get { nil }
    set {}
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func loadView() {}
  open func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open var prefersStatusBarHidden: Bool { false }
  open func prepare(for s: String, sender: Any?) {}
}
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { self.init(nibName: nil, bundle: nil) }

  open func pushViewController(_ v: UIViewController, animated: Bool) {}
}
@MainActor @preconcurrency open class UITableView: UIView {
  open weak var dataSource: (any UITableViewDataSource)? {
    get { nil }
    set {}
  }

  open weak var delegate: (any UITableViewDelegate)? {
    get { nil }
    set {}
  }
  open func reloadData() {}
}
@MainActor @preconcurrency public protocol UITableViewDataSource: AnyObject {
  func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int

  func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell
}
@MainActor @preconcurrency public protocol UITableViewDelegate: AnyObject {}
extension UITableViewDelegate { public func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  func application(_ a: UIApplication, didFinish o: [String: Any]?) -> Bool
}
@MainActor @preconcurrency open class UIApplication: UIResponder {
  public class var shared: UIApplication { fatalError() }
  open func open(_ u: URL) {}
}
@MainActor @preconcurrency public func mainOnly() {}
public protocol UITextFieldDelegate: AnyObject { func textFieldDidEnd(_ t: UILabel) }
