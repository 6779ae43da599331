/// What no source in view says of the standard library and Foundation.
package enum StandardLibrary {
  /// The protocols that a protocol or alias brings with it.
  package static let implied: [String: [String]] = [
    "Hashable": ["Equatable"], "Comparable": ["Equatable"], "Strideable": ["Comparable"],
    "Codable": ["Encodable", "Decodable"], "SetAlgebra": ["Equatable"],
    "OptionSet": ["SetAlgebra", "RawRepresentable"], "AdditiveArithmetic": ["Equatable"],
    "Numeric": ["AdditiveArithmetic"], "SignedNumeric": ["Numeric"],
    "BinaryInteger": ["Numeric", "Hashable", "Strideable"], "FixedWidthInteger": ["BinaryInteger"],
    "FloatingPoint": ["SignedNumeric", "Hashable", "Strideable"], "BinaryFloatingPoint": ["FloatingPoint"],
    "StringProtocol": ["Hashable", "Comparable"], "CodingKey": ["Sendable"], "Error": ["Sendable"],
    "LocalizedError": ["Error"], "CustomNSError": ["Error"], "RecoverableError": ["Error"],
    "Actor": ["Sendable"], "DurationProtocol": ["Comparable", "AdditiveArithmetic", "Sendable"],
    "InstantProtocol": ["Comparable", "Hashable", "Sendable"], "Clock": ["Sendable"],
    "CodingKeyRepresentable": [], "SIMD": ["Hashable", "Codable"], "EntropySource": [],
    "Executor": ["Sendable"], "SerialExecutor": ["Executor"], "TaskExecutor": ["Executor"],
    "FormatStyle": ["Codable", "Hashable"], "ParseableFormatStyle": ["FormatStyle"],
    "ParseStrategy": ["Codable", "Hashable"], "SortComparator": ["Hashable"],
    "GlobalActor": [], "AnyActor": ["Sendable"], "DistributedActor": ["Sendable"],
    "UIViewController": [], "NSObject": ["Equatable", "Hashable"],
  ]

  /// The name is one of a well-known framework's, of a class or protocol that has nothing to do with coding.
  package static func isUncoded(_ name: String) -> Bool {
    let names: Set<String> = [
      "XCTestCase", "App", "ButtonStyle", "Commands", "Gesture", "Layout", "ObservableObject",
      "PreviewProvider", "Scene", "Shape", "ToolbarContent", "View", "ViewModifier", "Widget",
    ]
    let hasPrefix = ["CA", "NS", "UI", "WK"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
    return hasPrefix || names.contains(name)
  }

  /// Protocols that may stand after `any`.
  package static let protocols: Set<String> = [
    "Actor", "AdditiveArithmetic", "AsyncIteratorProtocol", "AsyncSequence", "BidirectionalCollection",
    "BinaryFloatingPoint", "BinaryInteger", "CaseIterable", "Clock", "Codable", "CodingKey", "Collection",
    "Comparable", "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable",
    "Decoder", "DurationProtocol", "Encodable", "Encoder", "Equatable", "Error", "ExpressibleByArrayLiteral",
    "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringLiteral",
    "FixedWidthInteger",
    "FloatingPoint", "Hashable", "Identifiable", "InstantProtocol", "IteratorProtocol",
    "LazySequenceProtocol",
    "LosslessStringConvertible", "MutableCollection", "Numeric", "OptionSet", "RandomAccessCollection",
    "RandomNumberGenerator", "RangeExpression", "RangeReplaceableCollection", "RawRepresentable", "Sendable",
    "Sequence", "SetAlgebra", "SignedInteger", "SignedNumeric", "StringProtocol", "Strideable",
    "TextOutputStream",
    "TextOutputStreamable", "UnsignedInteger", "LocalizedError", "DataProtocol", "ContiguousBytes",
    "CustomNSError", "AnyObject",
  ]

  /// Types that generated code names, and those that have sugar.
  package static let generatedNames: Set<String> = [
    "Array", "Bool", "CodingKey", "Dictionary", "Hasher", "Optional", "String", "Void",
  ]

  /// Types that are `Sendable` whatever surrounds them.
  package static let sendableTypes: Set<String> = [
    "Bool", "Character", "Double", "Duration", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "Never",
    "ObjectIdentifier", "StaticString", "String", "Substring", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Void", "Data", "Date", "URL", "UUID", "Decimal", "TimeInterval", "Locale", "TimeZone", "Calendar",
    "URLRequest", "DateComponents", "DateInterval", "IndexPath", "IndexSet", "Measurement", "CharacterSet",
    "URLComponents", "URLQueryItem", "URLSession", "Unicode.Scalar", "TaskPriority", "ContinuousClock",
  ]

  /// Types whose values depend on the lifetime of others.
  package static let nonescapableTypes: Set<String> = [
    "MutableRawSpan", "MutableSpan", "OutputRawSpan", "OutputSpan", "RawSpan", "Span", "UTF8Span",
  ]

  /// Types whose values cannot be copied.
  package static let noncopyableTypes: Set<String> = ["Atomic", "AtomicLazyReference", "Mutex"]

  /// What the protocols of collections and sequences let a type name of itself.
  package static let associatedTypes: Set<String> = [
    "ArrayLiteralElement", "AsyncIterator", "Element", "Failure", "ID", "Index", "Indices", "Iterator", "Key",
    "RawValue", "Stride", "SubSequence", "Value",
  ]

  /// Generic types: their names alone are no types.
  package static let genericTypes: Set<String> = [
    "Array", "ArraySlice", "AsyncStream", "AsyncThrowingStream", "Atomic", "AtomicLazyReference",
    "ClosedRange",
    "CheckedContinuation", "CollectionOfOne", "ContiguousArray", "CurrentValueSubject", "Deque", "Dictionary",
    "EmptyCollection", "Heap", "InlineArray", "KeyPath", "LazySequence", "ManagedAtomic", "ManagedBuffer",
    "Mutex",
    "ByteToMessageHandler", "CircularBuffer", "EventLoopFuture", "EventLoopPromise", "MarkedCircularBuffer",
    "MessageToByteHandler", "NIOAsyncChannel", "NIOAsyncSequenceProducer", "NIOAsyncWriter",
    "NIOLockedValueBox", "NIOLoopBound", "NIOLoopBoundBox", "NIOSingleStepByteToMessageProcessor",
    "NIOThrowingAsyncSequenceProducer", "OSAllocatedUnfairLock", "Optional",
    "OrderedDictionary", "OrderedSet", "PassthroughSubject", "Published", "Range", "Result", "Set", "Slice",
    "TaskLocal", "TreeDictionary", "TreeSet", "UnsafeAtomic", "UnsafeBufferPointer", "UnsafeContinuation",
    "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafePointer", "WritableKeyPath", "NSCache",
    "NSHashTable", "NSMapTable", "AnyIterator", "AnySequence", "AnyCollection", "Zip2Sequence", "Measurement",
  ]

  /// Generic types that do not take any argument.
  package static let demandingTypes: Set<String> = [
    "ClosedRange", "LazySequence", "Measurement", "OrderedDictionary", "OrderedSet", "Range", "Slice",
    "Zip2Sequence",
  ]

  /// Generic types that take any argument.
  package static let undemandingTypes: Set<String> = [
    "Array", "ArraySlice", "AsyncStream", "ContiguousArray", "CollectionOfOne", "EmptyCollection", "KeyPath",
    "Optional", "Result", "UnsafeBufferPointer", "UnsafeMutableBufferPointer", "UnsafeMutablePointer",
    "UnsafePointer",
    "WritableKeyPath", "AnyIterator", "AnySequence", "AnyCollection",
  ]

  /// Initialisers that may fail, by type and first label, `_` for none; `*` stands for any.
  package static let failableInitializers: [String: Set<String>] = [
    "URL": ["string"], "UUID": ["uuidString"], "Data": ["base64Encoded"],
    "TimeZone": ["identifier", "abbreviation", "secondsFromGMT"],
    "Int": ["_", "exactly"], "Double": ["_", "exactly"], "Float": ["_", "exactly"], "UInt": ["_", "exactly"],
    "Int8": ["_", "exactly"], "Int16": ["_", "exactly"], "Int32": ["_", "exactly"],
    "Int64": ["_", "exactly"],
    "UInt8": ["_", "exactly"], "UInt16": ["_", "exactly"], "UInt32": ["_", "exactly"],
    "UInt64": ["_", "exactly"],
    "Bool": ["_", "exactly"], "Decimal": ["string"], "URLComponents": ["string", "url"], "UIImage": ["*"],
    "NSImage": ["*"], "UIColor": ["named"], "UserDefaults": ["suiteName"], "InputStream": ["*"],
    "OutputStream": ["*"],
    "FileHandle": ["*"], "Bundle": ["*"],
    "String": ["data", "bytes", "validating", "validatingUTF8", "validatingCString", "exactly"],
    "Unicode.Scalar": ["_"], "Regex": ["*"], "Scalar": ["_"], "CGColor": ["*"], "UIStoryboard": [],
    "Locale.Language": [],
  ]
}
