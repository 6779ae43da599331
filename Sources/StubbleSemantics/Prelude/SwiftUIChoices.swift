/// The types of SwiftUI whose values are choices, such as alignments and styles of text.
enum SwiftUIChoices {
  static let text = #"""
    struct Alignment: Equatable, Sendable {
      init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
      static var bottom: Alignment { get }
      static var bottomLeading: Alignment { get }
      static var bottomTrailing: Alignment { get }
      static var center: Alignment { get }
      static var leading: Alignment { get }
      static var top: Alignment { get }
      static var topLeading: Alignment { get }
      static var topTrailing: Alignment { get }
      static var trailing: Alignment { get }
    }
    struct HorizontalAlignment: Equatable, Sendable {
      static var center: HorizontalAlignment { get }
      static var leading: HorizontalAlignment { get }
      static var trailing: HorizontalAlignment { get }
    }
    struct VerticalAlignment: Equatable, Sendable {
      static var bottom: VerticalAlignment { get }
      static var center: VerticalAlignment { get }
      static var firstTextBaseline: VerticalAlignment { get }
      static var lastTextBaseline: VerticalAlignment { get }
      static var top: VerticalAlignment { get }
    }
    enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
    enum Axis: Hashable, CaseIterable, Sendable {
      case horizontal, vertical
      struct Set: OptionSet, Sendable {
        static var horizontal: Axis.Set { get }
        static var vertical: Axis.Set { get }
      }
    }
    enum Edge: Hashable, CaseIterable, Sendable {
      case top, leading, bottom, trailing
      struct Set: OptionSet, Sendable {
        static var all: Edge.Set { get }
        static var bottom: Edge.Set { get }
        static var horizontal: Edge.Set { get }
        static var leading: Edge.Set { get }
        static var top: Edge.Set { get }
        static var trailing: Edge.Set { get }
        static var vertical: Edge.Set { get }
      }
    }
    enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
    enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
    enum EditMode: Hashable, Sendable { case inactive, transient, active }
    enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
    enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
    enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
    enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
    enum DynamicTypeSize: Comparable, Hashable, CaseIterable, Sendable {
      case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
      case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }
    struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
      static var all: NavigationSplitViewVisibility { get }
      static var automatic: NavigationSplitViewVisibility { get }
      static var detailOnly: NavigationSplitViewVisibility { get }
      static var doubleColumn: NavigationSplitViewVisibility { get }
    }
    struct PresentationDetent: Hashable, Sendable {
      static var large: PresentationDetent { get }
      static var medium: PresentationDetent { get }
      static func fraction(_ fraction: CGFloat) -> PresentationDetent
      static func height(_ height: CGFloat) -> PresentationDetent
    }
    extension Font {
      enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
      }
      enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
      struct Weight: Hashable, Sendable {
        static var black: Font.Weight { get }
        static var bold: Font.Weight { get }
        static var heavy: Font.Weight { get }
        static var light: Font.Weight { get }
        static var medium: Font.Weight { get }
        static var regular: Font.Weight { get }
        static var semibold: Font.Weight { get }
        static var thin: Font.Weight { get }
        static var ultraLight: Font.Weight { get }
      }
    }
    """#
}
