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
    @MainActor @preconcurrency @_incomplete protocol DropDelegate {}
    @MainActor @preconcurrency @_incomplete protocol UIViewRepresentable: View {}
    @MainActor @preconcurrency @_incomplete protocol UIViewControllerRepresentable: View {}
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
      init(wrappedValue: ObjectType)
      init(initialValue: ObjectType)
      @MainActor @preconcurrency var wrappedValue: ObjectType { get set }
    }
    @MainActor @preconcurrency @propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject> {
      nonisolated init()
      @MainActor @preconcurrency var wrappedValue: ObjectType { get }
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
      init() where Value == Bool
      init<T: Hashable>() where Value == T?
      var wrappedValue: Value { get nonmutating set }
      @propertyWrapper struct Binding {
        init(projectedValue: FocusState<Value>.Binding)
        var wrappedValue: Value { get nonmutating set }
      }
    }
    @propertyWrapper struct GestureState<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value { get }
    }
    @propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint> {
      init(wrappedValue: Value)
      init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
      var wrappedValue: Value { get }
    }
    @propertyWrapper struct Bindable<Value> {
      init(wrappedValue: Value)
      var wrappedValue: Value { get set }
    }
    @propertyWrapper struct AccessibilityFocusState<Value> {
      init() where Value == Bool
      init<T: Hashable>() where Value == T?
      var wrappedValue: Value { get nonmutating set }
      @propertyWrapper struct Binding {
        init(projectedValue: AccessibilityFocusState<Value>.Binding)
        var wrappedValue: Value { get nonmutating set }
      }
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
      @MainActor @preconcurrency var wrappedValue: ObjectType? { get }
    }
    @propertyWrapper struct FetchRequest<Result> {
      @MainActor @preconcurrency var wrappedValue: FetchedResults<Result> { get }
    }
    @propertyWrapper struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
      @MainActor @preconcurrency var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { get }
    }
    @propertyWrapper struct UIApplicationDelegateAdaptor<DelegateType> {
      init(_ delegateType: DelegateType.Type)
      @MainActor @preconcurrency var wrappedValue: DelegateType { get }
    }
    @propertyWrapper struct NSApplicationDelegateAdaptor<DelegateType> {
      init(_ delegateType: DelegateType.Type)
      @MainActor @preconcurrency var wrappedValue: DelegateType { get }
    }
    @propertyWrapper struct WKApplicationDelegateAdaptor<DelegateType> {
      init(_ delegateType: DelegateType.Type)
      @MainActor @preconcurrency var wrappedValue: DelegateType { get }
    }
    @propertyWrapper struct Namespace {
      init()
      var wrappedValue: Namespace.ID { get }
      struct ID: Hashable, Sendable {}
    }
    struct EnvironmentValues {
      var accessibilityDifferentiateWithoutColor: Bool { get }
      var accessibilityEnabled: Bool { get }
      var accessibilityInvertColors: Bool { get }
      var accessibilityLargeContentViewerEnabled: Bool { get }
      var accessibilityReduceMotion: Bool { get }
      var accessibilityReduceTransparency: Bool { get }
      var accessibilityShowButtonShapes: Bool { get }
      var accessibilitySwitchControlEnabled: Bool { get }
      var accessibilityVoiceOverEnabled: Bool { get }
      var activityFamily: ActivityFamily { get }
      var appearsActive: Bool { get }
      var authorizationController: AuthorizationController { get }
      var calendar: Calendar { get }
      var colorScheme: ColorScheme { get }
      var colorSchemeContrast: ColorSchemeContrast { get }
      var controlActiveState: ControlActiveState { get }
      var controlSize: ControlSize { get }
      var defaultMinListRowHeight: CGFloat { get }
      var dismiss: DismissAction { get }
      var dismissSearch: DismissSearchAction { get }
      var dismissWindow: DismissWindowAction { get }
      var displayScale: CGFloat { get }
      var displayStoreKitMessage: DisplayMessageAction { get }
      var dynamicTypeSize: DynamicTypeSize { get }
      var editMode: Binding<EditMode>? { get }
      var font: Font? { get }
      var headerProminence: Prominence { get }
      var horizontalSizeClass: UserInterfaceSizeClass? { get }
      var isEnabled: Bool { get }
      var isFocused: Bool { get }
      var isLuminanceReduced: Bool { get }
      var isPresented: Bool { get }
      var isSceneCaptured: Bool { get }
      var isScrollEnabled: Bool { get }
      var isSearching: Bool { get }
      var layoutDirection: LayoutDirection { get }
      var lineLimit: Int? { get }
      var lineSpacing: CGFloat { get }
      var locale: Locale { get }
      var managedObjectContext: NSManagedObjectContext { get }
      var minimumScaleFactor: CGFloat { get }
      var modelContext: ModelContext { get }
      var multilineTextAlignment: TextAlignment { get }
      var openSettings: OpenSettingsAction { get }
      var openURL: OpenURLAction { get }
      var openWindow: OpenWindowAction { get }
      var pixelLength: CGFloat { get }
      var presentationMode: Binding<PresentationMode> { get }
      var purchase: PurchaseAction { get }
      var redactionReasons: RedactionReasons { get }
      var refresh: RefreshAction? { get }
      var requestReview: RequestReviewAction { get }
      var scenePhase: ScenePhase { get }
      var showsWidgetContainerBackground: Bool { get }
      var sidebarRowSize: SidebarRowSize { get }
      var sizeCategory: ContentSizeCategory { get }
      var supportsMultipleWindows: Bool { get }
      var timeZone: TimeZone { get }
      var undoManager: UndoManager? { get }
      var verticalSizeClass: UserInterfaceSizeClass? { get }
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
    @MainActor class UIHostingController<Content: View>: NSObject { init(rootView: Content) }
    @_incomplete struct ViewThatFits<Content> {}
    @_incomplete struct VSplitView<Content> {}
    @_incomplete struct VStack<Content> {}
    @_incomplete struct Window<Content> {}
    @_incomplete struct WindowGroup<Content> {}
    @_incomplete struct ZStack<Content> {}
    """#
}
