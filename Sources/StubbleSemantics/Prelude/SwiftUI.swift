/// SwiftUI: its property wrappers, and the types of the values that views consist of.
extension PreludeText {
  /// `Shape` and `GeometryEffect` are nonisolated, although they refine `View` and `ViewModifier`, which are on the
  /// main actor.
  static let swiftUI = PreludeText(
    "SwiftUI",
    #"""
    @_exported import AppKit
    @_exported import Combine
    @_exported import CoreGraphics
    @_exported import Foundation
    @_exported import Observation
    @_exported import UIKit
    @MainActor @preconcurrency @_incomplete protocol App {
      @SceneBuilder var body: Body { get }
    }
    @MainActor @preconcurrency @_incomplete protocol ButtonStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol Commands {
      @CommandsBuilder var body: Body { get }
    }
    @MainActor @preconcurrency @_incomplete protocol Gesture {}
    @MainActor @preconcurrency @_incomplete protocol PreviewProvider {
      @ViewBuilder static var previews: Previews { get }
    }
    @MainActor @preconcurrency @_incomplete protocol Scene {
      @SceneBuilder var body: Body { get }
    }
    @MainActor @preconcurrency @_incomplete protocol ToolbarContent {
      @ToolbarContentBuilder var body: Body { get }
    }
    @MainActor @preconcurrency @_incomplete protocol View {
      @ViewBuilder var body: Body { get }
    }
    @MainActor @preconcurrency @_incomplete protocol ViewModifier {
      @ViewBuilder func body(content: Content) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol Widget {}
    @MainActor @preconcurrency @_incomplete protocol WidgetBundle {
      @WidgetBundleBuilder var body: Body { get }
    }
    @MainActor @preconcurrency @_incomplete protocol PrimitiveButtonStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol ToggleStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol LabelStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol ProgressViewStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol GroupBoxStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol ControlGroupStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol DisclosureGroupStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol GaugeStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol LabeledContentStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol MenuStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol FormStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol TextEditorStyle {
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol Transition {
      @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    }
    @MainActor @_incomplete protocol PreviewModifier {
      @ViewBuilder func body(content: Content, context: Context) -> Body
    }
    @MainActor @preconcurrency @_incomplete protocol TabContent {
      @TabContentBuilder<TabValue> var body: Body { get }
    }
    @MainActor @preconcurrency @_incomplete protocol ControlWidget {
      @ControlWidgetConfigurationBuilder var body: Body { get }
    }
    @MainActor @preconcurrency @_incomplete protocol AccessibilityRotorContent {
      @AccessibilityRotorContentBuilder var body: Body { get }
    }
    @MainActor @preconcurrency @_incomplete protocol DropDelegate {}
    @MainActor @preconcurrency @_incomplete protocol UIViewRepresentable: View {}
    @MainActor @preconcurrency @_incomplete protocol UIViewControllerRepresentable: View {}
    @MainActor @preconcurrency @_incomplete protocol UIGestureRecognizerRepresentable {}
    @MainActor @preconcurrency @_incomplete protocol NSViewRepresentable: View {}
    @MainActor @preconcurrency @_incomplete protocol NSViewControllerRepresentable: View {}
    @_incomplete protocol AppIntentTimelineProvider { typealias Context = TimelineProviderContext }
    @_incomplete protocol DynamicProperty {}
    @_incomplete protocol FileDocument: Sendable {
      typealias ReadConfiguration = FileDocumentReadConfiguration
      typealias WriteConfiguration = FileDocumentWriteConfiguration
    }
    @_incomplete protocol IntentTimelineProvider { typealias Context = TimelineProviderContext }
    @_incomplete protocol Layout { typealias Subviews = LayoutSubviews }
    @_incomplete protocol ReferenceFileDocument: ObservableObject, Sendable {
      typealias ReadConfiguration = FileDocumentReadConfiguration
      typealias WriteConfiguration = FileDocumentWriteConfiguration
    }
    @_incomplete protocol TimelineEntry {}
    @_incomplete protocol TimelineProvider { typealias Context = TimelineProviderContext }
    @_incomplete nonisolated protocol Shape: Sendable, View {}
    @_incomplete nonisolated protocol InsettableShape: Shape {}
    @_incomplete nonisolated protocol GeometryEffect: ViewModifier {}
    @resultBuilder struct ViewBuilder {}
    @resultBuilder struct SceneBuilder {}
    @resultBuilder struct CommandsBuilder {}
    @resultBuilder struct ToolbarContentBuilder {}
    @resultBuilder struct WidgetBundleBuilder {}
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
      func opacity(_ opacity: Double) -> Color
    }
    """#
      + swiftUIValues + "\n" + SwiftUIChoices.text + "\n" + SwiftUINames.text + swiftUIWrappers
      + swiftUIGenerics)

  /// Values of SwiftUI that are often the initial values of properties.
  private static let swiftUIValues = #"""

    struct Text: Equatable, Sendable {}
    struct Image: Equatable, Sendable {}
    struct LinearGradient: Sendable {
      init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
      init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
      init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    }
    struct EdgeInsets: Equatable, Sendable {
      init()
      init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
    }
    struct Font: Hashable, Sendable {
      static var largeTitle: Font { get }
      static var title: Font { get }
      static var title2: Font { get }
      static var title3: Font { get }
      static var headline: Font { get }
      static var subheadline: Font { get }
      static var body: Font { get }
      static var callout: Font { get }
      static var footnote: Font { get }
      static var caption: Font { get }
      static var caption2: Font { get }
      static func custom(_ name: String, size: CGFloat) -> Font
      static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font
      static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
      static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
      func bold() -> Font
      func italic() -> Font
      func monospacedDigit() -> Font
      func weight(_ weight: Font.Weight) -> Font
    }
    struct Angle: Hashable, Sendable {
      init()
      init(degrees: Double)
      init(radians: Double)
      static var zero: Angle { get }
      static func degrees(_ degrees: Double) -> Angle
      static func radians(_ radians: Double) -> Angle
      var degrees: Double { get set }
      var radians: Double { get set }
    }
    struct Animation: Equatable, Sendable {
      static var `default`: Animation { get }
      static var easeIn: Animation { get }
      static var easeInOut: Animation { get }
      static var easeOut: Animation { get }
      static var linear: Animation { get }
      static func easeIn(duration: TimeInterval) -> Animation
      static func easeInOut(duration: TimeInterval) -> Animation
      static func easeOut(duration: TimeInterval) -> Animation
      static func linear(duration: TimeInterval) -> Animation
      static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation
      func delay(_ delay: TimeInterval) -> Animation
      func repeatForever(autoreverses: Bool = true) -> Animation
      func speed(_ speed: Double) -> Animation
    }
    """#

  /// The property wrappers of SwiftUI, and the values of its environment.
  private static let swiftUIWrappers = #"""

    @propertyWrapper struct State<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value { get nonmutating set }
    }
    extension State: Sendable where Value: Sendable {}
    @propertyWrapper struct Binding<Value> {
      init(projectedValue: Binding<Value>)
      var wrappedValue: Value { get nonmutating set }
    }
    extension Binding: Sendable where Value: Sendable {}
    @MainActor @preconcurrency @propertyWrapper struct StateObject<ObjectType: ObservableObject> {
      nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
      @MainActor @preconcurrency var wrappedValue: ObjectType { get }
    }
    @MainActor @preconcurrency @propertyWrapper struct ObservedObject<ObjectType: ObservableObject> {
      nonisolated init(wrappedValue: ObjectType)
      nonisolated init(initialValue: ObjectType)
      @MainActor @preconcurrency var wrappedValue: ObjectType { get set }
    }
    @MainActor @preconcurrency @propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject> {
      @MainActor @preconcurrency init()
      @MainActor @preconcurrency var wrappedValue: ObjectType { get }
    }
    @propertyWrapper struct Environment<Value> {
      init(_ keyPath: KeyPath<EnvironmentValues, Value>)
      init(_ objectType: Value.Type)
      var wrappedValue: Value { get }
    }
    extension Environment: Sendable where Value: Sendable {}
    @propertyWrapper struct AppStorage<Value> {
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
      var wrappedValue: Value { get nonmutating set }
    }
    extension AppStorage: Sendable where Value: Sendable {}
    @propertyWrapper struct SceneStorage<Value> {
      init(wrappedValue: Value, _ key: String)
      var wrappedValue: Value { get nonmutating set }
    }
    extension SceneStorage: Sendable where Value: Sendable {}
    @propertyWrapper struct FocusState<Value: Hashable> {
      init() where Value == Bool
      init<T: Hashable>() where Value == T?
      var wrappedValue: Value { get nonmutating set }
      @propertyWrapper struct Binding {
        init(projectedValue: FocusState<Value>.Binding)
        var wrappedValue: Value { get nonmutating set }
      }
    }
    @available(*, unavailable) extension FocusState: Sendable {}
    @available(*, unavailable) extension FocusState.Binding: Sendable {}
    @propertyWrapper struct GestureState<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value { get }
    }
    extension GestureState: Sendable where Value: Sendable {}
    @propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint> {
      init(wrappedValue: Value)
      init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
      var wrappedValue: Value { get }
    }
    extension ScaledMetric: Sendable where Value: Sendable {}
    @propertyWrapper struct Bindable<Value> {
      init(wrappedValue: Value)
      var wrappedValue: Value { get set }
    }
    extension Bindable: Sendable where Value: Sendable {}
    @propertyWrapper struct AccessibilityFocusState<Value: Hashable> {
      init() where Value == Bool
      init<T: Hashable>() where Value == T?
      var wrappedValue: Value { get nonmutating set }
      @propertyWrapper struct Binding {
        init(projectedValue: AccessibilityFocusState<Value>.Binding)
        var wrappedValue: Value { get nonmutating set }
      }
    }
    extension AccessibilityFocusState: Sendable where Value: Sendable {}
    @available(*, unavailable) extension AccessibilityFocusState.Binding: Sendable {}
    @propertyWrapper struct FocusedValue<Value> {
      init(_ keyPath: KeyPath<FocusedValues, Value?>)
      var wrappedValue: Value? { get }
    }
    @available(*, unavailable) extension FocusedValue: Sendable {}
    @propertyWrapper struct FocusedBinding<Value> {
      init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>)
      var wrappedValue: Value? { get nonmutating set }
    }
    @available(*, unavailable) extension FocusedBinding: Sendable {}
    @MainActor @preconcurrency @propertyWrapper struct FocusedObject<ObjectType: ObservableObject> {
      @MainActor @preconcurrency init()
      @MainActor @preconcurrency var wrappedValue: ObjectType? { get }
    }
    @available(*, unavailable) extension FocusedObject: Sendable {}
    @MainActor @preconcurrency @propertyWrapper struct FetchRequest<Result> {
      @MainActor @preconcurrency var wrappedValue: FetchedResults<Result> { get }
    }
    @MainActor @preconcurrency @propertyWrapper struct SectionedFetchRequest<
      SectionIdentifier: Hashable, Result
    > {
      @MainActor @preconcurrency var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
    }
    @available(*, unavailable) extension SectionedFetchRequest: Sendable {}
    @MainActor @preconcurrency @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType> {
      @MainActor @preconcurrency init(_ delegateType: DelegateType.Type = DelegateType.self)
      @MainActor @preconcurrency var wrappedValue: DelegateType { get }
    }
    @MainActor @preconcurrency @propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType> {
      @MainActor @preconcurrency init(_ delegateType: DelegateType.Type = DelegateType.self)
      @MainActor @preconcurrency var wrappedValue: DelegateType { get }
    }
    @MainActor @preconcurrency @propertyWrapper struct WKApplicationDelegateAdaptor<DelegateType> {
      @MainActor @preconcurrency init(_ delegateType: DelegateType.Type = DelegateType.self)
      @MainActor @preconcurrency var wrappedValue: DelegateType { get }
    }
    @propertyWrapper struct Namespace: Sendable {
      init()
      var wrappedValue: Namespace.ID { get }
      struct ID: Hashable, Sendable {}
    }
    @available(*, unavailable) extension EnvironmentValues: Sendable {}
    struct EnvironmentValues {
      var accessibilityDifferentiateWithoutColor: Bool { get }
      var accessibilityEnabled: Bool { get set }
      var accessibilityInvertColors: Bool { get }
      var accessibilityLargeContentViewerEnabled: Bool { get }
      var accessibilityReduceMotion: Bool { get }
      var accessibilityReduceTransparency: Bool { get }
      var accessibilityShowButtonShapes: Bool { get }
      var accessibilitySwitchControlEnabled: Bool { get }
      var accessibilityVoiceOverEnabled: Bool { get }
      var activityFamily: ActivityFamily { get }
      var appearsActive: Bool { get set }
      var authorizationController: AuthorizationController { get }
      var calendar: Calendar { get set }
      var colorScheme: ColorScheme { get set }
      var colorSchemeContrast: ColorSchemeContrast { get }
      var controlActiveState: ControlActiveState { get set }
      var controlSize: ControlSize { get set }
      var defaultMinListRowHeight: CGFloat { get set }
      var dismiss: DismissAction { get }
      var dismissSearch: DismissSearchAction { get }
      var dismissWindow: DismissWindowAction { get }
      var displayScale: CGFloat { get set }
      var displayStoreKitMessage: DisplayMessageAction { get }
      var dynamicTypeSize: DynamicTypeSize { get set }
      var editMode: Binding<EditMode>? { get set }
      var font: Font? { get set }
      var headerProminence: Prominence { get set }
      var horizontalSizeClass: UserInterfaceSizeClass? { get set }
      var isEnabled: Bool { get set }
      var isFocused: Bool { get }
      var isLuminanceReduced: Bool { get set }
      var isPresented: Bool { get }
      var isSceneCaptured: Bool { get set }
      var isScrollEnabled: Bool { get set }
      var isSearching: Bool { get }
      var layoutDirection: LayoutDirection { get set }
      var lineLimit: Int? { get set }
      var lineSpacing: CGFloat { get set }
      var locale: Locale { get set }
      var managedObjectContext: NSManagedObjectContext { get set }
      var minimumScaleFactor: CGFloat { get set }
      var modelContext: ModelContext { get }
      var multilineTextAlignment: TextAlignment { get set }
      var openSettings: OpenSettingsAction { get }
      var openURL: OpenURLAction { get set }
      var openWindow: OpenWindowAction { get }
      var pixelLength: CGFloat { get }
      var presentationMode: Binding<PresentationMode> { get }
      var purchase: PurchaseAction { get }
      var redactionReasons: RedactionReasons { get set }
      var refresh: RefreshAction? { get }
      var requestReview: RequestReviewAction { get }
      var scenePhase: ScenePhase { get set }
      var showsWidgetContainerBackground: Bool { get }
      var sidebarRowSize: SidebarRowSize { get set }
      var sizeCategory: ContentSizeCategory { get set }
      var supportsMultipleWindows: Bool { get }
      var timeZone: TimeZone { get set }
      var undoManager: UndoManager? { get }
      var verticalSizeClass: UserInterfaceSizeClass? { get set }
      var webAuthenticationSession: WebAuthenticationSession { get }
      var widgetContentMargins: EdgeInsets { get }
      var widgetFamily: WidgetFamily { get }
      var widgetRenderingMode: WidgetRenderingMode { get }
    }
    """#

  /// Generic types that are initialized without written arguments.
  private static let swiftUIGenerics = #"""

    @_incomplete struct Anchor<Value> {}
    @_incomplete struct AnimatablePair<First, Second> {}
    @_incomplete struct AsyncImage<Content> {}
    @_incomplete struct Button<Label> {}
    @_incomplete struct Canvas<Symbols> {}
    @_incomplete struct ColorPicker<Label> {}
    @_incomplete struct CommandGroup<Content> {}
    @_incomplete struct CommandMenu<Content> {}
    @_incomplete struct ContentUnavailableView<Label, Description, Actions> {}
    @_incomplete struct ControlGroup<Content> {}
    @_incomplete struct DatePicker<Label> {}
    @_incomplete struct DisclosureGroup<Label, Content> {}
    @_incomplete struct DocumentGroup<Document, Content> {}
    @_incomplete struct EquatableView<Content> {}
    @_incomplete struct ExclusiveGesture<First, Second> {}
    @_incomplete struct FetchedResults<Result> {}
    @_incomplete struct ForEach<Data, ID, Content> {}
    @_incomplete struct Form<Content> {}
    @_incomplete struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {}
    @_incomplete struct GeometryReader<Content> {}
    @_incomplete struct Grid<Content> {}
    @_incomplete struct GridRow<Content> {}
    @_incomplete struct Group<Content> {}
    @_incomplete struct GroupBox<Label, Content> {}
    @_incomplete struct HSplitView<Content> {}
    @_incomplete struct HStack<Content> {}
    @_incomplete class ImageRenderer<Content> {}
    @_incomplete struct KeyframeAnimator<Value, KeyframePath, Content> {}
    @_incomplete struct KeyframeTimeline<Value> {}
    @_incomplete struct Label<Title, Icon> {}
    @_incomplete struct LabeledContent<Label, Content> {}
    @_incomplete struct LazyHGrid<Content> {}
    @_incomplete struct LazyHStack<Content> {}
    @_incomplete struct LazyVGrid<Content> {}
    @_incomplete struct LazyVStack<Content> {}
    @_incomplete struct Link<Label> {}
    @_incomplete struct List<SelectionValue, Content> {}
    @_incomplete struct Menu<Label, Content> {}
    @_incomplete struct MenuBarExtra<Label, Content> {}
    @_incomplete struct ModifiedContent<Content, Modifier> {}
    @_incomplete struct MultiDatePicker<Label> {}
    @_incomplete struct NavigationLink<Label, Destination> {}
    @_incomplete struct NavigationSplitView<Sidebar, Content, Detail> {}
    @_incomplete struct NavigationStack<Data, Root> {}
    @_incomplete struct NavigationView<Content> {}
    @MainActor class NSHostingController<Content: View>: NSObject { init(rootView: Content) }
    @MainActor class NSHostingView<Content: View>: NSObject { init(rootView: Content) }
    @_incomplete struct PhaseAnimator<Phase, Content> {}
    @_incomplete struct Picker<Label, SelectionValue, Content> {}
    @_incomplete struct ProgressView<Label, CurrentValueLabel> {}
    @_incomplete struct ScrollView<Content> {}
    @_incomplete struct ScrollViewReader<Content> {}
    @_incomplete struct Section<Parent, Content, Footer> {}
    @_incomplete struct SectionedFetchResults<SectionIdentifier, Result> {}
    @_incomplete struct SecureField<Label> {}
    @_incomplete struct SequenceGesture<First, Second> {}
    @_incomplete struct Settings<Content> {}
    @_incomplete struct ShareLink<Data, PreviewImage, PreviewIcon, Label> {}
    @_incomplete struct SimultaneousGesture<First, Second> {}
    @_incomplete struct Slider<Label, ValueLabel> {}
    @_incomplete struct StaticConfiguration<Content> {}
    @_incomplete struct Stepper<Label> {}
    @_incomplete struct Tab<Value, Content, Label> {}
    @_incomplete struct Table<Value, Rows, Columns> {}
    @_incomplete struct TabView<SelectionValue, Content> {}
    @_incomplete struct TextField<Label> {}
    @_incomplete struct Timeline<EntryType> {}
    @_incomplete struct TimelineView<Schedule, Content> {}
    @_incomplete struct Toggle<Label> {}
    @_incomplete struct ToolbarItem<ID, Content> {}
    @_incomplete struct ToolbarItemGroup<Content> {}
    @_incomplete struct TupleView<Content> {}
    @_incomplete struct UIHostingConfiguration<Content, Background> {}
    @MainActor class UIHostingController<Content: View>: UIViewController { init(rootView: Content) }
    @_incomplete struct ViewThatFits<Content> {}
    @_incomplete struct VSplitView<Content> {}
    @_incomplete struct VStack<Content> {}
    @_incomplete struct Window<Content> {}
    @_incomplete struct WindowGroup<Content> {}
    @_incomplete struct ZStack<Content> {}
    """#
}
