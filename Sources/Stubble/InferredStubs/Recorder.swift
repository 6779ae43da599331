/// A collection in which a spy records the arguments of calls; see `spyCalls(of:recorder:transform:)`.
public protocol Recorder: AnyObject, ExpressibleByArrayLiteral, CustomDebugStringConvertible
where ArrayLiteralElement == Element {
  associatedtype Element

  init()
  init(_ elements: [Element])

  /// Adds the arguments of a call. May be called on several threads at once.
  func record(_ element: Element)

  /// The arguments of the call with an index; `nil` if there were fewer calls, or the arguments were deallocated.
  subscript(_ index: Int) -> Element? { get }

  /// The number of calls.
  var count: Int { get }
}

extension Recorder {
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  public var debugDescription: String { "\((0..<count).compactMap { self[$0] })" }
}

extension Recorder where Self: Equatable {
  /// Returns whether the recorded arguments are those of the array, in order.
  public static func == (records: Self, elements: [Element]) -> Bool { records == Self(elements) }

  /// Returns whether the recorded arguments are those of the array, in order.
  public static func == (elements: [Element], records: Self) -> Bool { records == Self(elements) }
}
