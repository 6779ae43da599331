/// The types of SwiftUI of which only the names matter: a type of the project may have the same one.
enum SwiftUINames {
  static let text = #"""
    @_incomplete struct ActionSheet {}
    @_incomplete struct Alert {}
    @_incomplete struct AngularGradient {}
    @_incomplete struct AnyShape {}
    @_incomplete struct AnyTransition {}
    @_incomplete struct AnyView {}
    @_incomplete struct Capsule {}
    @_incomplete struct Circle {}
    @_incomplete enum ControlSize {}
    @_incomplete struct DismissAction {}
    @_incomplete struct Divider {}
    @_incomplete struct DragGesture {}
    @_incomplete struct DropInfo {}
    @_incomplete struct DropProposal {}
    @_incomplete struct EditButton {}
    @_incomplete struct Ellipse {}
    @_incomplete struct EventModifiers {}
    @_incomplete struct FillStyle {}
    @_incomplete struct ForegroundStyle {}
    @_incomplete struct GeometryProxy {}
    @_incomplete struct Gradient {}
    @_incomplete struct GridItem {}
    @_incomplete struct KeyEquivalent {}
    @_incomplete struct KeyboardShortcut {}
    @_incomplete struct LocalizedStringKey {}
    @_incomplete struct Material {}
    @_incomplete struct NavigationPath {}
    @_incomplete struct OpenURLAction {}
    @_incomplete struct PasteButton {}
    @_incomplete struct Path {}
    @_incomplete struct PresentationMode {}
    @_incomplete enum Prominence {}
    @_incomplete struct ProposedViewSize {}
    @_incomplete struct RadialGradient {}
    @_incomplete struct Rectangle {}
    @_incomplete struct RedactionReasons {}
    @_incomplete struct RefreshAction {}
    @_incomplete struct RoundedRectangle {}
    @_incomplete struct ScrollViewProxy {}
    @_incomplete struct SensoryFeedback {}
    @_incomplete struct Spacer {}
    @_incomplete struct Spring {}
    @_incomplete struct StrokeStyle {}
    @_incomplete struct SubmitLabel {}
    @_incomplete struct SymbolRenderingMode {}
    @_incomplete struct TapGesture {}
    @_incomplete struct TextEditor {}
    @_incomplete struct UnitPoint {}
    @_incomplete struct ViewDimensions {}
    @_incomplete struct ViewSpacing {}
    """#
}
