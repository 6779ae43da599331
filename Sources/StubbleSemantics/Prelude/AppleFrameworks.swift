/// Frameworks of Apple's systems. Some name their classes by a prefix, so that these are known without a list.
extension PreludeText {
  static let combine = PreludeText(
    "Combine",
    #"""
    @propertyWrapper struct Published<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value { get set }
    }
    protocol ObservableObject: AnyObject {}
    @_incomplete protocol Publisher<Output, Failure> {}
    extension Publisher {
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    }
    class AnyCancellable: Hashable {}
    class PassthroughSubject<Output, Failure: Error>: Publisher { init() }
    class CurrentValueSubject<Output, Failure: Error>: Publisher { init(_ value: Output) }
    struct AnyPublisher<Output, Failure: Error>: Publisher {}
    """#)

  static let coreFoundation = PreludeText("CoreFoundation", "")

  static let coreGraphics = PreludeText(
    "CoreGraphics",
    #"""
    struct CGFloat: BinaryFloatingPoint, Codable, Sendable {}
    struct CGPoint: Equatable, Codable, Sendable {
      init(x: CGFloat, y: CGFloat)
      static var zero: CGPoint { get }
    }
    struct CGSize: Equatable, Codable, Sendable {
      init(width: CGFloat, height: CGFloat)
      static var zero: CGSize { get }
    }
    struct CGRect: Equatable, Codable, Sendable {
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      static var zero: CGRect { get }
    }
    class CGColor {
      init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>)
      init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>)
    }
    """#)

  static let quartzCore = PreludeText(
    "QuartzCore", prefix: "CA",
    #"""
    @_exported import CoreGraphics
    @_exported import Foundation
    """#)

  static let webKit = PreludeText("WebKit", prefix: "WK", "@_exported import Foundation")

  static let uiKit = PreludeText(
    "UIKit", prefix: "UI",
    #"""
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
      var isUserInteractionEnabled: Bool { get set }
      func addSubview(_ view: UIView)
      func removeFromSuperview()
      func setNeedsLayout()
      func layoutIfNeeded()
    }
    @MainActor class UIControl: UIView {}
    @MainActor class UIButton: UIControl {}
    @MainActor class UITextField: UIControl {}
    @MainActor class UISwitch: UIControl {}
    @MainActor class UISlider: UIControl {}
    @MainActor class UISegmentedControl: UIControl {}
    @MainActor class UIPageControl: UIControl {}
    @MainActor class UIDatePicker: UIControl {}
    @MainActor class UILabel: UIView {}
    @MainActor class UIImageView: UIView {}
    @MainActor class UIStackView: UIView {}
    @MainActor class UIScrollView: UIView {}
    @MainActor class UITextView: UIScrollView {}
    @MainActor class UITableView: UIScrollView {}
    @MainActor class UICollectionView: UIScrollView {}
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
    @MainActor class UIApplication: UIResponder {}
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
    @MainActor @_incomplete protocol UIApplicationDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UISceneDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UIWindowSceneDelegate: UISceneDelegate {}
    @MainActor @_incomplete protocol UIScrollViewDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UITableViewDataSource: NSObjectProtocol {}
    @MainActor @_incomplete protocol UITableViewDelegate: UIScrollViewDelegate {}
    @MainActor @_incomplete protocol UICollectionViewDataSource: NSObjectProtocol {}
    @MainActor @_incomplete protocol UICollectionViewDelegate: UIScrollViewDelegate {}
    @MainActor @_incomplete protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
    @MainActor @_incomplete protocol UITextFieldDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UITextViewDelegate: UIScrollViewDelegate {}
    @MainActor @_incomplete protocol UISearchBarDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UISearchResultsUpdating: NSObjectProtocol {}
    @MainActor @_incomplete protocol UIPickerViewDataSource: NSObjectProtocol {}
    @MainActor @_incomplete protocol UIPickerViewDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UINavigationControllerDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UITabBarControllerDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UIPageViewControllerDataSource: NSObjectProtocol {}
    @MainActor @_incomplete protocol UIPageViewControllerDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
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
      init(ciImage: CIImage)
    }
    class UIColor: NSObject, Sendable {
      init?(named name: String)
      init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
      init(white: CGFloat, alpha: CGFloat)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      func withAlphaComponent(_ alpha: CGFloat) -> UIColor
    }
    class UIFont: NSObject, Sendable {
      init?(name fontName: String, size fontSize: CGFloat)
      static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
      static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight = .regular) -> UIFont
    }
    """#
      + uiKitValues)

  /// Values of UIKit that are often the first ones of properties.
  private static let uiKitValues = #"""

    @MainActor class UIApplication: UIResponder { static var shared: UIApplication { get } }
    @MainActor class UIDevice: NSObject { static var current: UIDevice { get } }
    @MainActor class UIScreen: NSObject { static var main: UIScreen { get } }
    struct UIEdgeInsets: Equatable, Sendable {
      init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      static var zero: UIEdgeInsets { get }
    }
    extension UIColor {
      static var black: UIColor { get }
      static var blue: UIColor { get }
      static var brown: UIColor { get }
      static var clear: UIColor { get }
      static var cyan: UIColor { get }
      static var darkGray: UIColor { get }
      static var gray: UIColor { get }
      static var green: UIColor { get }
      static var label: UIColor { get }
      static var lightGray: UIColor { get }
      static var magenta: UIColor { get }
      static var orange: UIColor { get }
      static var purple: UIColor { get }
      static var red: UIColor { get }
      static var secondaryLabel: UIColor { get }
      static var secondarySystemBackground: UIColor { get }
      static var separator: UIColor { get }
      static var systemBackground: UIColor { get }
      static var systemBlue: UIColor { get }
      static var systemGray: UIColor { get }
      static var systemGreen: UIColor { get }
      static var systemOrange: UIColor { get }
      static var systemRed: UIColor { get }
      static var systemYellow: UIColor { get }
      static var white: UIColor { get }
      static var yellow: UIColor { get }
    }
    """#

  static let appKit = PreludeText(
    "AppKit", prefix: "NS",
    #"""
    @_exported import Foundation
    @_exported import QuartzCore
    @MainActor class NSResponder: NSObject { init() }
    @MainActor class NSViewController: NSResponder {
      convenience init()
      init(nibName: NSNib.Name?, bundle: Bundle?)
      required init?(coder: NSCoder)
      var title: String? { get set }
      var view: NSView { get set }
      var isViewLoaded: Bool { get }
      var parent: NSViewController? { get }
      var children: [NSViewController] { get set }
      var representedObject: Any? { get set }
      func viewDidLoad()
    }
    @MainActor class NSWindowController: NSResponder {
      convenience init()
      init(window: NSWindow?)
      required init?(coder: NSCoder)
      var window: NSWindow? { get set }
    }
    @MainActor class NSView: NSResponder {
      convenience init()
      init(frame: NSRect)
      required init?(coder: NSCoder)
      var frame: NSRect { get set }
      var bounds: NSRect { get set }
      var isHidden: Bool { get set }
      var subviews: [NSView] { get set }
      var superview: NSView? { get }
      var window: NSWindow? { get }
    }
    @MainActor class NSControl: NSView {}
    @MainActor class NSButton: NSControl {}
    @MainActor class NSTextField: NSControl {}
    @MainActor class NSTableView: NSControl {}
    @MainActor class NSScrollView: NSView {}
    @MainActor class NSStackView: NSView {}
    @MainActor class NSTableCellView: NSView {}
    @MainActor class NSTableRowView: NSView {}
    @MainActor class NSWindow: NSResponder {}
    @MainActor class NSPanel: NSWindow {}
    @MainActor class NSApplication: NSResponder {}
    @MainActor class NSSplitViewController: NSViewController {}
    @MainActor class NSTabViewController: NSViewController {}
    @MainActor class NSCollectionViewItem: NSViewController {}
    @MainActor @_incomplete protocol NSApplicationDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol NSWindowDelegate: NSObjectProtocol {}
    @MainActor @_incomplete protocol NSTableViewDataSource: NSObjectProtocol {}
    @MainActor @_incomplete protocol NSTableViewDelegate: NSObjectProtocol {}
    class NSImage: NSObject {
      init(size: NSSize)
      init?(named name: NSImage.Name)
      init?(data: Data)
      init?(contentsOf url: URL)
      init?(contentsOfFile fileName: String)
      init?(systemSymbolName name: String, accessibilityDescription description: String?)
      init?(pasteboard: NSPasteboard)
      init(byReferencing url: URL)
    }
    """#)

  /// A shape and a geometry effect are on no actor, although a view and a view modifier are: the framework takes them off.
  static let swiftUI = PreludeText(
    "SwiftUI",
    #"""
    @_exported import Combine
    @_exported import CoreGraphics
    @_exported import Foundation
    @_exported import Observation
    @MainActor @preconcurrency @_incomplete protocol App {}
    @MainActor @preconcurrency @_incomplete protocol ButtonStyle {}
    @MainActor @preconcurrency @_incomplete protocol Commands {}
    @MainActor @preconcurrency @_incomplete protocol Gesture {}
    @MainActor @preconcurrency @_incomplete protocol PreviewProvider {}
    @MainActor @preconcurrency @_incomplete protocol Scene {}
    @MainActor @preconcurrency @_incomplete protocol ToolbarContent {}
    @MainActor @preconcurrency @_incomplete protocol View {}
    @MainActor @preconcurrency @_incomplete protocol ViewModifier {}
    @MainActor @preconcurrency @_incomplete protocol Widget {}
    @MainActor @preconcurrency @_incomplete protocol PrimitiveButtonStyle {}
    @MainActor @preconcurrency @_incomplete protocol ToggleStyle {}
    @MainActor @preconcurrency @_incomplete protocol LabelStyle {}
    @MainActor @preconcurrency @_incomplete protocol ProgressViewStyle {}
    @MainActor @preconcurrency @_incomplete protocol GroupBoxStyle {}
    @MainActor @preconcurrency @_incomplete protocol UIViewRepresentable: View {}
    @MainActor @preconcurrency @_incomplete protocol UIViewControllerRepresentable: View {}
    @MainActor @preconcurrency @_incomplete protocol NSViewRepresentable: View {}
    @MainActor @preconcurrency @_incomplete protocol NSViewControllerRepresentable: View {}
    @_incomplete protocol Layout {}
    @_incomplete nonisolated protocol Shape: Sendable, View {}
    @_incomplete nonisolated protocol InsettableShape: Shape {}
    @_incomplete nonisolated protocol GeometryEffect: ViewModifier {}
    @resultBuilder struct ViewBuilder {}
    @resultBuilder struct SceneBuilder {}
    @resultBuilder struct CommandsBuilder {}
    @resultBuilder struct ToolbarContentBuilder {}
    struct Color: Hashable, Sendable {
      static var accentColor: Color { get }
      static var black: Color { get }
      static var blue: Color { get }
      static var brown: Color { get }
      static var clear: Color { get }
      static var cyan: Color { get }
      static var gray: Color { get }
      static var green: Color { get }
      static var indigo: Color { get }
      static var mint: Color { get }
      static var orange: Color { get }
      static var pink: Color { get }
      static var primary: Color { get }
      static var purple: Color { get }
      static var red: Color { get }
      static var secondary: Color { get }
      static var teal: Color { get }
      static var white: Color { get }
      static var yellow: Color { get }
    }
    """#
      + swiftUIWrappers)

  /// The property wrappers of SwiftUI, and what one reads from the environment.
  private static let swiftUIWrappers = #"""

    @propertyWrapper struct State<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value { get nonmutating set }
    }
    @propertyWrapper struct Binding<Value> {
      init(projectedValue: Binding<Value>)
      var wrappedValue: Value { get nonmutating set }
    }
    @propertyWrapper struct StateObject<ObjectType: ObservableObject> {
      init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
      @MainActor var wrappedValue: ObjectType { get }
    }
    @propertyWrapper struct ObservedObject<ObjectType: ObservableObject> {
      init(wrappedValue: ObjectType)
      init(initialValue: ObjectType)
      @MainActor var wrappedValue: ObjectType { get set }
    }
    @propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject> {
      init()
      @MainActor var wrappedValue: ObjectType { get }
    }
    @propertyWrapper struct Environment<Value> {
      init(_ keyPath: KeyPath<EnvironmentValues, Value>)
      init(_ objectType: Value.Type)
      var wrappedValue: Value { get }
    }
    @propertyWrapper struct AppStorage<Value> {
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
      var wrappedValue: Value { get nonmutating set }
    }
    @propertyWrapper struct SceneStorage<Value> {
      init(wrappedValue: Value, _ key: String)
      var wrappedValue: Value { get nonmutating set }
    }
    @propertyWrapper struct FocusState<Value> {
      init()
      var wrappedValue: Value { get nonmutating set }
    }
    @propertyWrapper struct GestureState<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value { get }
    }
    @propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint> {
      init(wrappedValue: Value)
      var wrappedValue: Value { get }
    }
    @propertyWrapper struct Bindable<Value> {
      init(wrappedValue: Value)
      var wrappedValue: Value { get set }
    }
    @propertyWrapper struct AccessibilityFocusState<Value> {
      init()
      var wrappedValue: Value { get nonmutating set }
    }
    @propertyWrapper struct FocusedValue<Value> {
      init(_ keyPath: KeyPath<FocusedValues, Value?>)
      var wrappedValue: Value? { get }
    }
    @propertyWrapper struct FocusedBinding<Value> {
      init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
      var wrappedValue: Value? { get nonmutating set }
    }
    @propertyWrapper struct FocusedObject<ObjectType: ObservableObject> {
      init()
      @MainActor var wrappedValue: ObjectType? { get }
    }
    @propertyWrapper struct FetchRequest<Result> {
      @MainActor var wrappedValue: FetchedResults<Result> { get }
    }
    @propertyWrapper struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
      @MainActor var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
    }
    @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType> {
      init(_ delegateType: DelegateType.Type)
      @MainActor var wrappedValue: DelegateType { get }
    }
    @propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType> {
      init(_ delegateType: DelegateType.Type)
      @MainActor var wrappedValue: DelegateType { get }
    }
    @propertyWrapper struct Namespace {
      init()
      var wrappedValue: Namespace.ID { get }
      struct ID: Hashable, Sendable {}
    }
    struct EnvironmentValues {
      var accessibilityReduceMotion: Bool { get }
      var calendar: Calendar { get }
      var colorScheme: ColorScheme { get }
      var controlActiveState: ControlActiveState { get }
      var dismiss: DismissAction { get }
      var dismissWindow: DismissWindowAction { get }
      var displayScale: CGFloat { get }
      var dynamicTypeSize: DynamicTypeSize { get }
      var horizontalSizeClass: UserInterfaceSizeClass? { get }
      var isEnabled: Bool { get }
      var isPresented: Bool { get }
      var isSearching: Bool { get }
      var layoutDirection: LayoutDirection { get }
      var locale: Locale { get }
      var managedObjectContext: NSManagedObjectContext { get }
      var modelContext: ModelContext { get }
      var openURL: OpenURLAction { get }
      var openWindow: OpenWindowAction { get }
      var presentationMode: Binding<PresentationMode> { get }
      var redactionReasons: RedactionReasons { get }
      var scenePhase: ScenePhase { get }
      var sizeCategory: ContentSizeCategory { get }
      var timeZone: TimeZone { get }
      var undoManager: UndoManager? { get }
      var verticalSizeClass: UserInterfaceSizeClass? { get }
      var widgetFamily: WidgetFamily { get }
    }
    """#

  static let swiftData = PreludeText(
    "SwiftData",
    #"""
    @_exported import Foundation
    @_exported import Observation
    @attached(member) @attached(memberAttribute) @attached(extension) @_exemption(Transient) macro Model()
    """#)
}
