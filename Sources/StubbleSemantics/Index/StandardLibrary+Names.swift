extension StandardLibrary {
  /// Whether a name is one of the standard library's own.
  package static func isOfStandardLibrary(_ name: String) -> Bool {
    let foundation: Set<String> = [
      "Data", "Date", "URL", "UUID", "Decimal", "TimeInterval", "Locale", "TimeZone", "Calendar",
      "URLRequest",
      "DateComponents", "DateInterval", "IndexPath", "IndexSet", "Measurement", "CharacterSet",
      "URLComponents",
      "URLQueryItem", "URLSession", "NSCache", "NSHashTable", "NSMapTable", "Published",
      "CurrentValueSubject",
      "PassthroughSubject", "Mutex", "Atomic", "Deque", "OrderedDictionary", "OrderedSet",
    ]
    if foundation.contains(name) { return false }
    let others: Set<String> = [
      "Self", "Any", "AnyHashable", "AnyKeyPath", "PartialKeyPath", "Hasher", "Unicode", "Mirror", "Copyable",
      "Escapable", "MainActor", "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeRawBufferPointer",
      "UnsafeMutableRawBufferPointer", "OpaquePointer", "EncodingError", "DecodingError", "CancellationError",
      "CodingUserInfoKey", "KeyValuePairs", "ReversedCollection", "ReferenceWritableKeyPath",
      "UnsafeCurrentTask", "Task", "TaskGroup", "ThrowingTaskGroup", "AsyncMapSequence",
      "UnownedSerialExecutor",
      "CVarArg", "StringLiteralType", "DefaultStringInterpolation", "SystemRandomNumberGenerator",
    ]
    return sendableTypes.contains(name) || protocols.contains(name) || genericTypes.contains(name)
      || others.contains(name)
  }
}

extension StandardLibrary {
  /// The name is one of a type that is on every system.
  package static func isOld(_ name: String) -> Bool {
    let recent: Set<String> = ["ContinuousClock", "Duration", "TaskPriority"]
    let generic: Set<String> = [
      "Array", "ArraySlice", "ClosedRange", "Dictionary", "Optional", "Range", "Result", "Set",
      "UnsafeBufferPointer",
      "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafePointer",
    ]
    return (sendableTypes.contains(name) && !recent.contains(name)) || generic.contains(name)
      || ["Self", "Any", "AnyObject", "Error"].contains(name)
  }
}
