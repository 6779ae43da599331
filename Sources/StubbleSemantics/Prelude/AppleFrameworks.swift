/// Frameworks of Apple's platforms. In some of them, all classes have names with the same prefix, so that they need not
/// be listed.
extension PreludeText {
  static let combine = PreludeText(
    "Combine",
    #"""
    @propertyWrapper struct Published<Value> {
      init(wrappedValue: Value)
      init(initialValue: Value)
      var wrappedValue: Value { get set }
    }
    protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
      where ObjectWillChangePublisher.Failure == Never
      var objectWillChange: ObjectWillChangePublisher { get }
    }
    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
      var objectWillChange: ObservableObjectPublisher { get }
    }
    @_incomplete protocol Publisher<Output, Failure> {}
    extension Publisher {
      func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
    }
    class AnyCancellable: Hashable, Cancellable {
      init(_ cancel: @escaping () -> Void)
    }
    class PassthroughSubject<Output, Failure: Error>: Publisher {
      init()
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
    }
    class CurrentValueSubject<Output, Failure: Error>: Publisher {
      init(_ value: Output)
      var value: Output { get set }
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
    }
    struct AnyPublisher<Output, Failure: Error>: Publisher {
      func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
    }
    enum Publishers {
      class Autoconnect<Upstream: ConnectablePublisher>: Publisher {}
      @_incomplete struct CombineLatest<A: Publisher, B: Publisher>: Publisher {}
      @_incomplete struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {}
      @_incomplete struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {}
      @_incomplete struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher {}
      @_incomplete struct Merge<A: Publisher, B: Publisher>: Publisher {}
      @_incomplete struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher {}
      @_incomplete struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {}
      @_incomplete struct MergeMany<Upstream: Publisher>: Publisher {}
      @_incomplete struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {}
      @_incomplete struct Zip<A: Publisher, B: Publisher>: Publisher {}
      @_incomplete struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher {}
      @_incomplete struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher {}
    }
    protocol Cancellable { func cancel() }
    @_incomplete protocol ConnectablePublisher: Publisher {}
    @_incomplete protocol Scheduler<SchedulerTimeType> {}
    @_incomplete protocol Subject<Output, Failure>: AnyObject, Publisher {}
    @_incomplete protocol Subscriber<Input, Failure> {}
    @_incomplete protocol Subscription: Cancellable {}
    @_incomplete struct AnySubscriber<Input, Failure: Error>: Subscriber {}
    @_incomplete struct Deferred<DeferredPublisher: Publisher>: Publisher {}
    @_incomplete struct Empty<Output, Failure: Error>: Publisher {}
    @_incomplete struct Fail<Output, Failure: Error>: Publisher {}
    struct Just<Output>: Publisher {
      init(_ output: Output)
      func eraseToAnyPublisher() -> AnyPublisher<Output, Never>
    }
    @_incomplete struct Record<Output, Failure: Error>: Publisher {}
    @_incomplete class Future<Output, Failure: Error>: Publisher {}
    @_incomplete class ObservableObjectPublisher: Publisher {}
    enum Subscribers {
      @_incomplete class Assign<Root, Input> {}
      @_incomplete enum Completion<Failure: Error> {}
      struct Demand: Equatable, Comparable, Hashable, Codable, Sendable {
        static var unlimited: Subscribers.Demand { get }
        static var none: Subscribers.Demand { get }
      }
      @_incomplete class Sink<Input, Failure: Error> {}
    }
    enum Subscriptions {}
    extension NotificationCenter {
      struct Publisher { init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) }
      func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher
    }
    extension Timer {
      class TimerPublisher: ConnectablePublisher { func autoconnect() -> Publishers.Autoconnect<Timer.TimerPublisher> }
      static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil) -> Timer.TimerPublisher
    }
    """#)

  static let coreFoundation = PreludeText(
    "CoreFoundation",
    #"""
    typealias CFTimeInterval = Double
    typealias CFAbsoluteTime = CFTimeInterval
    func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime
    """#)

  static let coreGraphics = PreludeText(
    "CoreGraphics",
    #"""
    struct CGFloat: BinaryFloatingPoint, Codable, Sendable {}
    struct CGPoint: Equatable, Codable, Sendable {
      init(x: CGFloat, y: CGFloat)
      static var zero: CGPoint { get }
      var x: CGFloat { get }
      var y: CGFloat { get }
    }
    struct CGSize: Equatable, Codable, Sendable {
      init(width: CGFloat, height: CGFloat)
      static var zero: CGSize { get }
      var width: CGFloat { get }
      var height: CGFloat { get }
    }
    struct CGRect: Equatable, Codable, Sendable {
      init(origin: CGPoint, size: CGSize)
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)
      static var infinite: CGRect { get }
      static var null: CGRect { get }
      static var zero: CGRect { get }
      var width: CGFloat { get }
      var height: CGFloat { get }
      var origin: CGPoint { get }
      var size: CGSize { get }
      var maxX: CGFloat { get }
      var maxY: CGFloat { get }
      var midX: CGFloat { get }
      var midY: CGFloat { get }
      var minX: CGFloat { get }
      var minY: CGFloat { get }
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func union(_ r2: CGRect) -> CGRect
      func intersection(_ r2: CGRect) -> CGRect
    }
    #if canImport(Darwin)
    struct CGVector: Equatable, Codable, Sendable {
      init(dx: CGFloat, dy: CGFloat)
      static var zero: CGVector { get }
    }
    struct CGAffineTransform: Equatable, Codable, Sendable {
      init()
      init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
      init(rotationAngle angle: CGFloat)
      init(scaleX sx: CGFloat, y sy: CGFloat)
      init(translationX tx: CGFloat, y ty: CGFloat)
      static var identity: CGAffineTransform { get }
    }
    enum CGLineCap: Int32, Sendable {
      static var butt: CGLineCap { get }
      static var round: CGLineCap { get }
      static var square: CGLineCap { get }
    }
    enum CGLineJoin: Int32, Sendable {
      static var bevel: CGLineJoin { get }
      static var miter: CGLineJoin { get }
      static var round: CGLineJoin { get }
    }
    extension CGPoint { init?(dictionaryRepresentation dict: CFDictionary) }
    extension CGSize { init?(dictionaryRepresentation dict: CFDictionary) }
    extension CGRect { init?(dictionaryRepresentation dict: CFDictionary) }
    class CGColorSpace: Sendable { init?(name: CFString) }
    class CGDataProvider { init?(data: CFData); init?(url: CFURL); init?(filename: UnsafePointer<CChar>) }
    class CGPDFDocument { init?(_ url: CFURL); init?(_ provider: CGDataProvider) }
    class CGFont { init?(_ name: CFString); init?(_ provider: CGDataProvider) }
    class CGImage: Sendable {
      init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent)
      init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent)
    }
    class CGContext {
      init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32)
      init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?)
      init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?)
    }
    class CGGradient {
      init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?)
      init?(
        colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
        count: Int)
    }
    #endif
    @_incomplete class CGPath {}
    class CGColor: Sendable {
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(gray: CGFloat, alpha: CGFloat)
      init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>)
      init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>)
    }
    """#)

  static let quartzCore = PreludeText(
    "QuartzCore", prefix: "CA",
    #"""
    @_exported import CoreGraphics
    @_exported import Foundation
    func CACurrentMediaTime() -> CFTimeInterval
    """#)

  static let webKit = PreludeText(
    "WebKit", prefix: "WK",
    #"""
    @_exported import Foundation
    @MainActor protocol WKNavigationDelegate: NSObjectProtocol {}
    @MainActor protocol WKUIDelegate: NSObjectProtocol {}
    @MainActor protocol WKScriptMessageHandler: NSObjectProtocol {
      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }
    """#)

  static let appKit = PreludeText(
    "AppKit", prefix: "NS",
    #"""
    @_exported import CoreImage
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
    @MainActor class NSApplication: NSResponder { static var shared: NSApplication { get } }
    @MainActor class NSSplitViewController: NSViewController {}
    @MainActor class NSTabViewController: NSViewController {}
    @MainActor class NSCollectionViewItem: NSViewController {}
    @MainActor protocol NSApplicationDelegate: NSObjectProtocol {}
    @MainActor protocol NSWindowDelegate: NSObjectProtocol {}
    @MainActor protocol NSTableViewDataSource: NSObjectProtocol {}
    @MainActor protocol NSControlTextEditingDelegate: NSObjectProtocol {}
    @MainActor protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
    @MainActor protocol NSSearchFieldDelegate: NSTextFieldDelegate {}
    @MainActor protocol NSTextDelegate: NSObjectProtocol {}
    @MainActor protocol NSTextViewDelegate: NSTextDelegate {}
    @MainActor protocol NSTableViewDelegate: NSControlTextEditingDelegate {}
    @MainActor protocol NSOutlineViewDataSource: NSObjectProtocol {}
    @MainActor protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {}
    @MainActor protocol NSMenuDelegate: NSObjectProtocol {}
    @MainActor protocol NSToolbarDelegate: NSObjectProtocol {}
    @MainActor protocol NSSplitViewDelegate: NSObjectProtocol {}
    @MainActor protocol NSTabViewDelegate: NSObjectProtocol {}
    @MainActor protocol NSCollectionViewDelegate: NSObjectProtocol {}
    @MainActor protocol NSCollectionViewDataSource: NSObjectProtocol {
      func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath) -> NSCollectionViewItem
    }
    class NSColor: NSObject, Sendable {
      init?(named name: NSColor.Name)
      init?(named name: NSColor.Name, bundle: Bundle?)
      init?(cgColor: CGColor)
      init(ciColor: CIColor)
      init(patternImage image: NSImage)
      init(name colorName: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor)
      init(white: CGFloat, alpha: CGFloat)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(calibratedWhite white: CGFloat, alpha: CGFloat)
      init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(deviceWhite white: CGFloat, alpha: CGFloat)
      init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(resource: ColorResource)
      init(_ color: Color)
      func withAlphaComponent(_ alpha: CGFloat) -> NSColor
      var cgColor: CGColor { get }
      static var black: NSColor { get }
      static var blue: NSColor { get }
      static var brown: NSColor { get }
      static var clear: NSColor { get }
      static var controlAccentColor: NSColor { get }
      static var controlBackgroundColor: NSColor { get }
      static var controlColor: NSColor { get }
      static var controlTextColor: NSColor { get }
      static var cyan: NSColor { get }
      static var darkGray: NSColor { get }
      static var gray: NSColor { get }
      static var green: NSColor { get }
      static var labelColor: NSColor { get }
      static var lightGray: NSColor { get }
      static var linkColor: NSColor { get }
      static var magenta: NSColor { get }
      static var orange: NSColor { get }
      static var placeholderTextColor: NSColor { get }
      static var purple: NSColor { get }
      static var red: NSColor { get }
      static var secondaryLabelColor: NSColor { get }
      static var selectedControlColor: NSColor { get }
      static var selectedTextBackgroundColor: NSColor { get }
      static var separatorColor: NSColor { get }
      static var systemBlue: NSColor { get }
      static var systemGray: NSColor { get }
      static var systemGreen: NSColor { get }
      static var systemOrange: NSColor { get }
      static var systemRed: NSColor { get }
      static var systemYellow: NSColor { get }
      static var textBackgroundColor: NSColor { get }
      static var textColor: NSColor { get }
      static var white: NSColor { get }
      static var windowBackgroundColor: NSColor { get }
      static var yellow: NSColor { get }
    }
    class NSFont: NSObject, Sendable {
      init?(name fontName: String, size fontSize: CGFloat)
      init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat)
      static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont
      static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
      static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont
      static func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight = .regular) -> NSFont
    }
    class NSSound: NSObject {
      init?(named name: NSSound.Name)
      init?(contentsOf url: URL, byReference byRef: Bool)
      init?(contentsOfFile path: String, byReference byRef: Bool)
      init?(data: Data)
    }
    class NSDataAsset: NSObject {
      init?(name: NSDataAsset.Name)
      init?(name: NSDataAsset.Name, bundle: Bundle)
    }
    class NSImage: NSObject {
      init(cgImage: CGImage, size: NSSize)
      init(resource: ImageResource)
      init(size: NSSize)
      init?(named name: NSImage.Name)
      init?(data: Data)
      init?(contentsOf url: URL)
      init?(contentsOfFile fileName: String)
      init?(systemSymbolName name: String, accessibilityDescription description: String?)
      init?(pasteboard: NSPasteboard)
      init(byReferencing url: URL)
    }
    """#
      + appKitValues)

  static let swiftData = PreludeText(
    "SwiftData",
    #"""
    @_exported import Foundation
    @_exported import Observation
    @attached(member) @attached(memberAttribute) @attached(extension) @_exemption(Transient) macro Model()
    @attached(peer) macro Attribute()
    @attached(accessor) @attached(peer) macro Query()
    @attached(peer) macro Relationship()
    @attached(peer) macro Transient()
    @_incomplete struct FetchDescriptor<T> {}
    class ModelContainer: Equatable, Sendable { @MainActor var mainContext: ModelContext { get } }
    class ModelContext: Equatable {
      init(_ container: ModelContainer)
      var container: ModelContainer { get }
      var autosaveEnabled: Bool { get set }
      var hasChanges: Bool { get }
    }
    """#)
}
