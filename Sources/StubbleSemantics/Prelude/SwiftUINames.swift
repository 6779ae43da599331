/// The types of SwiftUI of which only the names matter, since a type of the project may have the same one, and whether
/// their values are `Sendable`.
enum SwiftUINames {
  static let text = #"""
    @_incomplete struct ActionSheet {}
    @_incomplete struct Alert {}
    @_incomplete struct AngularGradient: Sendable {}
    @_incomplete struct AnyShape: Sendable {}
    @_incomplete struct AnyTransition {}
    @_incomplete struct AnyView {}
    @_incomplete struct Capsule: Sendable {}
    @_incomplete struct Circle: Sendable {}
    @_incomplete enum ControlSize: Hashable, Sendable {}
    @MainActor @preconcurrency @_incomplete struct DismissAction: Sendable {}
    @_incomplete struct Divider {}
    @_incomplete struct DragGesture {}
    @_incomplete struct DropInfo {}
    @_incomplete struct DropProposal: Sendable {}
    @_incomplete struct EditButton {}
    @_incomplete struct Ellipse: Sendable {}
    @_incomplete struct EventModifiers: OptionSet, Sendable {}
    @_incomplete struct FillStyle: Equatable, Sendable {}
    @_incomplete struct ForegroundStyle: Sendable {}
    @_incomplete struct GeometryProxy {}
    @_incomplete struct Gradient: Hashable, Sendable {}
    @_incomplete struct GridItem: Sendable {}
    @_incomplete struct KeyEquivalent: Hashable, Sendable {}
    @_incomplete struct KeyboardShortcut: Hashable, Sendable {}
    @_incomplete struct LocalizedStringKey {}
    @_incomplete struct Material: Sendable {}
    @_incomplete struct NavigationPath {}
    @MainActor @preconcurrency @_incomplete struct OpenURLAction: Sendable {}
    @_incomplete struct PasteButton {}
    @_incomplete struct Path: Equatable, Sendable {}
    @_incomplete struct PresentationMode {}
    @_incomplete enum Prominence: Hashable, Sendable {}
    @_incomplete struct ProposedViewSize: Equatable, Sendable {}
    @_incomplete struct RadialGradient: Sendable {}
    @_incomplete struct Rectangle: Sendable {}
    @_incomplete struct RedactionReasons: OptionSet, Sendable {}
    @_incomplete struct RefreshAction: Sendable {}
    @_incomplete struct RoundedRectangle: Sendable {}
    @_incomplete struct ScrollViewProxy {}
    @_incomplete struct SensoryFeedback: Equatable, Sendable {}
    @_incomplete struct Spacer {}
    @_incomplete struct Spring: Hashable, Sendable {}
    @_incomplete struct StrokeStyle: Equatable, Sendable {}
    @_incomplete struct SubmitLabel: Sendable {}
    @_incomplete struct SymbolRenderingMode: Sendable {}
    @_incomplete struct TapGesture {}
    @_incomplete struct TextEditor {}
    @_incomplete struct UnitPoint: Hashable, Sendable {}
    @_incomplete struct ViewDimensions {}
    @_incomplete struct ViewSpacing: Sendable {}

    @available(*, unavailable) extension ActionSheet: Sendable {}
    @available(*, unavailable) extension Alert: Sendable {}
    @available(*, unavailable) extension AnyTransition: Sendable {}
    @available(*, unavailable) extension AnyView: Sendable {}
    @available(*, unavailable) extension Divider: Sendable {}
    @available(*, unavailable) extension DragGesture: Sendable {}
    @available(*, unavailable) extension DropInfo: Sendable {}
    @available(*, unavailable) extension EditButton: Sendable {}
    @available(*, unavailable) extension GeometryProxy: Sendable {}
    @available(*, unavailable) extension LocalizedStringKey: Sendable {}
    @available(*, unavailable) extension NavigationPath: Sendable {}
    @available(*, unavailable) extension PasteButton: Sendable {}
    @available(*, unavailable) extension PresentationMode: Sendable {}
    @available(*, unavailable) extension ScrollViewProxy: Sendable {}
    @available(*, unavailable) extension TapGesture: Sendable {}
    @available(*, unavailable) extension TextEditor: Sendable {}
    @available(*, unavailable) extension ViewDimensions: Sendable {}
    """#
}
