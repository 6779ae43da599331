/// A typed index into a `Table`.
@usableFromInline package protocol TableKey: Hashable, Comparable, Sendable {
  var rawValue: Int { get }
  init(rawValue: Int)
}

extension TableKey {
  @inlinable package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The index of a file among those of a project.
@usableFromInline package struct FileID: TableKey {
  @usableFromInline package let rawValue: Int

  @inlinable package init(rawValue: Int) { self.rawValue = rawValue }
}

/// The index of a type among those that a project declares.
@usableFromInline package struct TypeID: TableKey {
  @usableFromInline package let rawValue: Int

  @inlinable package init(rawValue: Int) { self.rawValue = rawValue }
}

/// An array that is indexed by typed keys: one value for each file, or for each type.
@usableFromInline package struct Table<Key: TableKey, Value> {
  /// The values in the order of their keys.
  @usableFromInline package private(set) var values: [Value]

  @inlinable package init(_ values: [Value] = []) { self.values = values }

  /// Creates a table with `count` times the same value.
  @inlinable package init(repeating value: Value, count: Int) {
    values = Array(repeating: value, count: count)
  }

  @inlinable package subscript(key: Key) -> Value {
    get { values[key.rawValue] }
    _modify { yield &values[key.rawValue] }
  }

  /// The keys in order.
  @inlinable package var keys: [Key] { values.indices.map(Key.init) }

  /// The keys with their values, in order.
  @inlinable package var entries: [(key: Key, value: Value)] {
    values.enumerated().map { (Key(rawValue: $0.offset), $0.element) }
  }

  /// Appends a value and returns its key.
  @inlinable package mutating func append(_ value: Value) -> Key {
    values.append(value)
    return Key(rawValue: values.count - 1)
  }
}

extension Table: Sendable where Value: Sendable {}
