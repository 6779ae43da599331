/// UIKit, whose classes all have names with the prefix `UI`.
extension PreludeText {
  static let uiKit = PreludeText(
    "UIKit", prefix: "UI",
    #"""
    @_exported import CoreImage
    @_exported import Foundation
    @_exported import QuartzCore
    @MainActor class UIResponder: NSObject { init() }
    @MainActor class UIViewController: UIResponder {
      convenience init()
      init(nibName: String?, bundle: Bundle?)
      required init?(coder: NSCoder)
      var title: String? { get set }
      var view: UIView! { get set }
      var isViewLoaded: Bool { get }
      var isEditing: Bool { get set }
      var parent: UIViewController? { get }
      var children: [UIViewController] { get }
      var navigationItem: UINavigationItem { get }
      var navigationController: UINavigationController? { get }
      var tabBarItem: UITabBarItem! { get set }
      var tabBarController: UITabBarController? { get }
      var splitViewController: UISplitViewController? { get }
      var presentedViewController: UIViewController? { get }
      var presentingViewController: UIViewController? { get }
      func loadViewIfNeeded()
      func viewDidLoad()
      func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
      func dismiss(animated flag: Bool, completion: (() -> Void)?)
    }
    @MainActor class UITableViewController: UIViewController {}
    @MainActor class UICollectionViewController: UIViewController {}
    @MainActor class UINavigationController: UIViewController {}
    @MainActor class UITabBarController: UIViewController {}
    @MainActor class UISplitViewController: UIViewController {}
    @MainActor class UIView: UIResponder {
      convenience init()
      init(frame: CGRect)
      required init?(coder: NSCoder)
      var frame: CGRect { get set }
      var bounds: CGRect { get set }
      var center: CGPoint { get set }
      var alpha: CGFloat { get set }
      var isHidden: Bool { get set }
      var tag: Int { get set }
      var subviews: [UIView] { get }
      var superview: UIView? { get }
      var backgroundColor: UIColor? { get set }
      var layer: CALayer { get }
      var isUserInteractionEnabled: Bool { get set }
      func addSubview(_ view: UIView)
      func removeFromSuperview()
      func setNeedsLayout()
      func layoutIfNeeded()
    }
    @MainActor class UIControl: UIView {
      nonisolated struct Event: OptionSet, Sendable { init(rawValue: UInt) }
      nonisolated struct State: OptionSet, Sendable { init(rawValue: UInt) }
    }
    @MainActor class UIButton: UIControl {}
    @MainActor class UITextField: UIControl { var text: String? { get set } }
    @MainActor class UISwitch: UIControl { var isOn: Bool { get set } }
    @MainActor class UISlider: UIControl { var value: Float { get set } }
    @MainActor class UISegmentedControl: UIControl {}
    @MainActor class UIPageControl: UIControl {}
    @MainActor class UIDatePicker: UIControl {}
    @MainActor class UILabel: UIView { var text: String? { get set } }
    @MainActor class UIImageView: UIView {}
    @MainActor class UIStackView: UIView {}
    @MainActor class UIScrollView: UIView {}
    @MainActor class UITextView: UIScrollView {}
    @MainActor class UITableView: UIScrollView { class var automaticDimension: CGFloat { get } }
    @MainActor class UICollectionView: UIScrollView {
      @_incomplete struct CellRegistration<Cell, Item> {}
      @_incomplete struct SupplementaryRegistration<Supplementary> {}
    }
    @MainActor @preconcurrency @_incomplete class UICollectionViewDiffableDataSource<
      SectionIdentifierType, ItemIdentifierType
    >: NSObject {}
    @MainActor @preconcurrency @_incomplete class UITableViewDiffableDataSource<
      SectionIdentifierType, ItemIdentifierType
    >: NSObject {}
    @_incomplete struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {}
    @_incomplete struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {}
    @MainActor class UINavigationBar: UIView {}
    @MainActor class UISearchBar: UIView {}
    @MainActor class UITabBar: UIView {}
    @MainActor class UIToolbar: UIView {}
    @MainActor class UIPickerView: UIView {}
    @MainActor class UIProgressView: UIView {}
    @MainActor class UIVisualEffectView: UIView {}
    @MainActor class UITableViewHeaderFooterView: UIView {}
    @MainActor class UITableViewCell: UIView {}
    @MainActor class UICollectionReusableView: UIView {}
    @MainActor class UICollectionViewCell: UICollectionReusableView {}
    @MainActor class UIWindow: UIView {}
    @MainActor class UIPageViewController: UIViewController {}
    @MainActor class UISearchController: UIViewController {}
    @MainActor class UIAlertController: UIViewController {}
    @MainActor class UIActivityViewController: UIViewController {}
    @MainActor class UIInputViewController: UIViewController {}
    @MainActor class UIPresentationController: NSObject {}
    @MainActor class UIGestureRecognizer: NSObject {}
    @MainActor class UITapGestureRecognizer: UIGestureRecognizer {}
    @MainActor class UIPanGestureRecognizer: UIGestureRecognizer {}
    @MainActor class UILongPressGestureRecognizer: UIGestureRecognizer {}
    @MainActor class UICollectionViewLayout: NSObject {}
    @MainActor class UICollectionViewFlowLayout: UICollectionViewLayout {}
    @MainActor class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
    class UIImage: NSObject, Sendable {
      init()
      init?(named name: String)
      init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
      init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?)
      init?(systemName name: String)
      init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?)
      init?(contentsOfFile path: String)
      init?(data: Data)
      init?(data: Data, scale: CGFloat)
      init(cgImage: CGImage)
      init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
      init(ciImage: CIImage)
      init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation)
      init(imageLiteralResourceName name: String)
      init(resource: ImageResource)
      var size: CGSize { get }
      var scale: CGFloat { get }
      func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage
      func withTintColor(_ color: UIColor) -> UIImage
    }
    class UIColor: NSObject, Sendable {
      init?(named name: String)
      init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
      init(white: CGFloat, alpha: CGFloat)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      init(patternImage image: UIImage)
      init(cgColor: CGColor)
      init(ciColor: CIColor)
      init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)
      init(resource: ColorResource)
      init(_ color: Color)
      func withAlphaComponent(_ alpha: CGFloat) -> UIColor
    }
    class NSDataAsset: NSObject {
      init?(name: String)
      init?(name: String, bundle: Bundle)
    }
    extension CIImage { init?(image: UIImage); init?(image: UIImage, options: [CIImageOption: Any]?) }
    class UIPasteboard: NSObject {
      init?(name: UIPasteboard.Name, create: Bool)
      static var general: UIPasteboard { get }
    }
    class UIFont: NSObject, Sendable {
      init?(name fontName: String, size fontSize: CGFloat)
      init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
      static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
      static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
      static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
      static func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont
      static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight = .regular) -> UIFont
      var fontDescriptor: UIFontDescriptor { get }
      var fontName: String { get }
      var lineHeight: CGFloat { get }
      var pointSize: CGFloat { get }
      struct Weight: RawRepresentable, Hashable, Sendable {
        static var black: UIFont.Weight { get }
        static var bold: UIFont.Weight { get }
        static var heavy: UIFont.Weight { get }
        static var light: UIFont.Weight { get }
        static var medium: UIFont.Weight { get }
        static var regular: UIFont.Weight { get }
        static var semibold: UIFont.Weight { get }
        static var thin: UIFont.Weight { get }
        static var ultraLight: UIFont.Weight { get }
      }
    }
    class UIFontMetrics: NSObject {
      init(forTextStyle textStyle: UIFont.TextStyle)
      static var `default`: UIFontMetrics { get }
      func scaledFont(for font: UIFont) -> UIFont
      func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont
      func scaledValue(for value: CGFloat) -> CGFloat
    }
    """#
      + uiKitProtocols + uiKitValues)

  /// Values of UIKit that are often the initial values of properties.
  private static let uiKitValues = #"""

    @MainActor class UIApplication: UIResponder {
      static var shared: UIApplication { get }
      nonisolated static var didBecomeActiveNotification: Notification.Name { get }
      nonisolated static var didEnterBackgroundNotification: Notification.Name { get }
      nonisolated static var didReceiveMemoryWarningNotification: Notification.Name { get }
      nonisolated static var willEnterForegroundNotification: Notification.Name { get }
      nonisolated static var willResignActiveNotification: Notification.Name { get }
      nonisolated static var willTerminateNotification: Notification.Name { get }
      var applicationState: UIApplication.State { get }
      var connectedScenes: Set<UIScene> { get }
      var isIdleTimerDisabled: Bool { get set }
      nonisolated var isProtectedDataAvailable: Bool { get }
      enum State: Int, Sendable {}
    }
    @MainActor class UIDevice: NSObject {
      static var current: UIDevice { get }
      var identifierForVendor: UUID? { get }
      var model: String { get }
      var name: String { get }
      var orientation: UIDeviceOrientation { get }
      var systemName: String { get }
      var systemVersion: String { get }
      var userInterfaceIdiom: UIUserInterfaceIdiom { get }
    }
    enum UIUserInterfaceIdiom: Int, Sendable {}
    enum UIAccessibility {
      @MainActor static var isReduceMotionEnabled: Bool { get }
      @MainActor static var isVoiceOverRunning: Bool { get }
    }
    struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
      init(rawValue: String)
      static var accessibilityMedium: UIContentSizeCategory { get }
      static var extraLarge: UIContentSizeCategory { get }
      static var large: UIContentSizeCategory { get }
      static var medium: UIContentSizeCategory { get }
      static var small: UIContentSizeCategory { get }
      static var unspecified: UIContentSizeCategory { get }
    }
    struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
      init(_ rawValue: Float)
      init(rawValue: Float)
      static var defaultHigh: UILayoutPriority { get }
      static var defaultLow: UILayoutPriority { get }
      static var fittingSizeLevel: UILayoutPriority { get }
      static var required: UILayoutPriority { get }
    }
    enum UIDeviceOrientation: Int, Sendable {}
    @MainActor class UIScreen: NSObject {
      static var main: UIScreen { get }
      var bounds: CGRect { get }
      var brightness: CGFloat { get }
      var nativeBounds: CGRect { get }
      var nativeScale: CGFloat { get }
      var scale: CGFloat { get }
    }
    extension UIResponder {
      nonisolated static var keyboardDidHideNotification: Notification.Name { get }
      nonisolated static var keyboardDidShowNotification: Notification.Name { get }
      nonisolated static var keyboardWillChangeFrameNotification: Notification.Name { get }
      nonisolated static var keyboardWillHideNotification: Notification.Name { get }
      nonisolated static var keyboardWillShowNotification: Notification.Name { get }
    }
    @MainActor @_incomplete class UIScene: UIResponder {
      nonisolated static var didActivateNotification: Notification.Name { get }
      nonisolated static var didEnterBackgroundNotification: Notification.Name { get }
      nonisolated static var willDeactivateNotification: Notification.Name { get }
      nonisolated static var willEnterForegroundNotification: Notification.Name { get }
    }
    @_incomplete class UIBezierPath: NSObject { var cgPath: CGPath { get } }
    @MainActor @_incomplete class UIStoryboard: NSObject {
      func instantiateInitialViewController() -> UIViewController?
      func instantiateViewController(withIdentifier identifier: String) -> UIViewController
    }
    extension UIApplication {
      enum State: Int, Sendable {
        static var active: UIApplication.State { get }
        static var background: UIApplication.State { get }
        static var inactive: UIApplication.State { get }
      }
    }
    extension UIView {
      struct AnimationOptions: OptionSet, Sendable {
        static var curveEaseIn: UIView.AnimationOptions { get }
        static var curveEaseInOut: UIView.AnimationOptions { get }
        static var curveEaseOut: UIView.AnimationOptions { get }
        static var curveLinear: UIView.AnimationOptions { get }
      }
    }
    struct UIEdgeInsets: Equatable, Sendable {
      init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      static var zero: UIEdgeInsets { get }
      var bottom: CGFloat { get }
      var left: CGFloat { get }
      var right: CGFloat { get }
      var top: CGFloat { get }
    }
    extension UIView {
      enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
      }
    }
    struct UIBackgroundTaskIdentifier: Hashable, Sendable {
      init(rawValue: Int)
      static var invalid: UIBackgroundTaskIdentifier { get }
    }
    struct UIInterfaceOrientationMask: OptionSet, Sendable {
      static var all: UIInterfaceOrientationMask { get }
      static var allButUpsideDown: UIInterfaceOrientationMask { get }
      static var landscape: UIInterfaceOrientationMask { get }
      static var landscapeLeft: UIInterfaceOrientationMask { get }
      static var landscapeRight: UIInterfaceOrientationMask { get }
      static var portrait: UIInterfaceOrientationMask { get }
      static var portraitUpsideDown: UIInterfaceOrientationMask { get }
    }
    enum UIModalPresentationStyle: Int, Sendable {
      static var automatic: UIModalPresentationStyle { get }
      static var custom: UIModalPresentationStyle { get }
      static var formSheet: UIModalPresentationStyle { get }
      static var fullScreen: UIModalPresentationStyle { get }
      static var overFullScreen: UIModalPresentationStyle { get }
      static var pageSheet: UIModalPresentationStyle { get }
      static var popover: UIModalPresentationStyle { get }
    }
    enum UIStatusBarStyle: Int, Sendable {
      static var darkContent: UIStatusBarStyle { get }
      static var `default`: UIStatusBarStyle { get }
      static var lightContent: UIStatusBarStyle { get }
    }
    enum UIUserInterfaceStyle: Int, Sendable {
      static var dark: UIUserInterfaceStyle { get }
      static var light: UIUserInterfaceStyle { get }
      static var unspecified: UIUserInterfaceStyle { get }
    }
    enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
    extension UIColor {
      var cgColor: CGColor { get }
      static var black: UIColor { get }
      static var blue: UIColor { get }
      static var brown: UIColor { get }
      static var clear: UIColor { get }
      static var cyan: UIColor { get }
      static var darkGray: UIColor { get }
      static var darkText: UIColor { get }
      static var gray: UIColor { get }
      static var green: UIColor { get }
      static var label: UIColor { get }
      static var lightGray: UIColor { get }
      static var lightText: UIColor { get }
      static var link: UIColor { get }
      static var magenta: UIColor { get }
      static var opaqueSeparator: UIColor { get }
      static var orange: UIColor { get }
      static var placeholderText: UIColor { get }
      static var purple: UIColor { get }
      static var quaternaryLabel: UIColor { get }
      static var quaternarySystemFill: UIColor { get }
      static var red: UIColor { get }
      static var secondaryLabel: UIColor { get }
      static var secondarySystemBackground: UIColor { get }
      static var secondarySystemFill: UIColor { get }
      static var secondarySystemGroupedBackground: UIColor { get }
      static var separator: UIColor { get }
      static var systemBackground: UIColor { get }
      static var systemBlue: UIColor { get }
      static var systemBrown: UIColor { get }
      static var systemCyan: UIColor { get }
      static var systemFill: UIColor { get }
      static var systemGray: UIColor { get }
      static var systemGray2: UIColor { get }
      static var systemGray3: UIColor { get }
      static var systemGray4: UIColor { get }
      static var systemGray5: UIColor { get }
      static var systemGray6: UIColor { get }
      static var systemGreen: UIColor { get }
      static var systemGroupedBackground: UIColor { get }
      static var systemIndigo: UIColor { get }
      static var systemMint: UIColor { get }
      static var systemOrange: UIColor { get }
      static var systemPink: UIColor { get }
      static var systemPurple: UIColor { get }
      static var systemRed: UIColor { get }
      static var systemTeal: UIColor { get }
      static var systemYellow: UIColor { get }
      static var tertiaryLabel: UIColor { get }
      static var tertiarySystemBackground: UIColor { get }
      static var tertiarySystemFill: UIColor { get }
      static var tertiarySystemGroupedBackground: UIColor { get }
      static var tintColor: UIColor { get }
      static var white: UIColor { get }
      static var yellow: UIColor { get }
    }
    """#
}
