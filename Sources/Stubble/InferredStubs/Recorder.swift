/// A store of the arguments that a spy saw; see `spyCalls(of:recorder:transform:)`.
public protocol Recorder: AnyObject, ExpressibleByArrayLiteral, CustomDebugStringConvertible
where ArrayLiteralElement == Element {
  associatedtype Element

  init()
  init(_ elements: [Element])

  /// Adds what a call was made with. May be called from several threads at once.
  func record(_ element: Element)

  /// What a call was made with; `nil` if there were not so many calls, or it is no longer there.
  subscript(_ index: Int) -> Element? { get }

  /// The number of calls.
  var count: Int { get }
}

extension Recorder {
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  public var debugDescription: String { "\((0..<count).compactMap { self[$0] })" }
}

extension Recorder where Self: Equatable {
  /// Whether the arguments are those of the array, in order.
  public static func == (records: Self, elements: [Element]) -> Bool { records == Self(elements) }

  /// Whether the arguments are those of the array, in order.
  public static func == (elements: [Element], records: Self) -> Bool { records == Self(elements) }
}
