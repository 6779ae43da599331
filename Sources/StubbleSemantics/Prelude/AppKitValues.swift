/// Values of AppKit that are often the initial values of properties.
extension PreludeText {
  static let appKitValues = #"""

    class NSPasteboard: NSObject {
      static var general: NSPasteboard { get }
      struct PasteboardType: Hashable, Sendable {
        init(_ rawValue: String)
        init(rawValue: String)
        static var fileURL: NSPasteboard.PasteboardType { get }
        static var html: NSPasteboard.PasteboardType { get }
        static var pdf: NSPasteboard.PasteboardType { get }
        static var png: NSPasteboard.PasteboardType { get }
        static var rtf: NSPasteboard.PasteboardType { get }
        static var string: NSPasteboard.PasteboardType { get }
        static var tiff: NSPasteboard.PasteboardType { get }
        static var URL: NSPasteboard.PasteboardType { get }
      }
    }
    struct NSUserInterfaceItemIdentifier: Hashable, Sendable {
      init(_ rawValue: String)
      init(rawValue: String)
    }
    class NSWorkspace: NSObject { static var shared: NSWorkspace { get } }
    class NSStatusBar: NSObject {
      static var system: NSStatusBar { get }
      func statusItem(withLength length: CGFloat) -> NSStatusItem
    }
    @_incomplete class NSStatusItem {}
    class NSCursor: NSObject {
      static var arrow: NSCursor { get }
      static var crosshair: NSCursor { get }
      static var iBeam: NSCursor { get }
      static var pointingHand: NSCursor { get }
    }
    class NSEvent: NSObject {
      struct ModifierFlags: OptionSet, Sendable {
        static var command: NSEvent.ModifierFlags { get }
        static var control: NSEvent.ModifierFlags { get }
        static var option: NSEvent.ModifierFlags { get }
        static var shift: NSEvent.ModifierFlags { get }
      }
    }
    @MainActor class NSVisualEffectView: NSView {
      enum BlendingMode: Int, Sendable {
        static var behindWindow: NSVisualEffectView.BlendingMode { get }
        static var withinWindow: NSVisualEffectView.BlendingMode { get }
      }
      enum State: Int, Sendable {
        static var active: NSVisualEffectView.State { get }
        static var followsWindowActiveState: NSVisualEffectView.State { get }
        static var inactive: NSVisualEffectView.State { get }
      }
    }
    """#
}
