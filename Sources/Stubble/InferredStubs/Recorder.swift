/// A collection in which a spy records the arguments of calls; see `spyCalls(of:recorder:transform:)`.
public protocol Recorder: AnyObject, ExpressibleByArrayLiteral, CustomDebugStringConvertible
where ArrayLiteralElement == Element {
  /// What is recorded of a call: its arguments, or a value made of them.
  associatedtype Element

  /// Creates the records of no call.
  init()

  /// Creates the records of calls with some arguments, as a test expects them.
  init(_ elements: [Element])

  /// Adds the arguments of a call. May be called on several threads at once.
  func record(_ element: Element)

  /// The arguments of the call with an index; `nil` if there were fewer calls, or the arguments were deallocated.
  subscript(_ index: Int) -> Element? { get }

  /// The number of calls.
  var count: Int { get }
}

extension Recorder {
  /// Creates the records of calls with the arguments in a literal, as a test expects them.
  public init(arrayLiteral elements: Element...) { self.init(elements) }

  /// The recorded arguments as an array, without objects that were deallocated.
  public var debugDescription: String { "\((0..<count).compactMap { self[$0] })" }
}

extension Recorder where Self: Equatable {
  /// Returns whether the recorded arguments are those of the array, in order.
  public static func == (records: Self, elements: [Element]) -> Bool { records == Self(elements) }

  /// Returns whether the recorded arguments are those of the array, in order.
  public static func == (elements: [Element], records: Self) -> Bool { records == Self(elements) }
}
