/// Sequences and collections of the standard library. Members that are not requirements of a protocol are declared in
/// extensions of it, as in the library.
enum SwiftCollections {
  static let text = #"""
    protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      var underestimatedCount: Int { get }
      func makeIterator() -> Iterator
    }
    extension Sequence {
      var underestimatedCount: Int { get }
      func map<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T]
      func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
      func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element]
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
      func forEach(_ body: (Element) throws -> Void) rethrows
      func reduce<R>(_ initialResult: R, _ nextPartialResult: (R, Element) throws -> R) rethrows -> R
      func reduce<R>(into initialResult: R, _ update: (inout R, Element) throws -> ()) rethrows -> R
      func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
      func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
      func count<E: Error>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int
      func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
      func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element]
      func prefix(_ maxLength: Int) -> PrefixSequence<Self>
      func suffix(_ maxLength: Int) -> [Element]
      func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self>
      func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self>
      func dropLast(_ k: Int = 1) -> [Element]
      func enumerated() -> EnumeratedSequence<Self>
      func reversed() -> [Element]
      func shuffled() -> [Element]
      func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [ArraySlice<Element>]
      func elementsEqual<S: Sequence>(
        _ other: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool
      func starts<S: Sequence>(
        with possiblePrefix: S, by areEquivalent: (Element, S.Element) throws -> Bool) rethrows -> Bool
      func lexicographicallyPrecedes<S: Sequence>(
        _ other: S, by areInIncreasingOrder: (Element, Element) throws -> Bool
      ) rethrows -> Bool where Element == S.Element
      func withContiguousStorageIfAvailable<R>(
        _ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R?
    }
    extension Sequence where Element: Equatable { func contains(_ element: Element) -> Bool }
    extension Sequence where Element: Comparable {
      func sorted() -> [Element]
      func min() -> Element?
      func max() -> Element?
    }
    extension Sequence where Element: StringProtocol { func joined(separator: String = "") -> String }
    extension Sequence where Element: Sequence { func joined() -> FlattenSequence<Self> }
    protocol Collection<Element>: Sequence {
      associatedtype Element
      associatedtype Index: Comparable
      associatedtype SubSequence: Collection = Slice<Self>
      associatedtype Indices: Collection = DefaultIndices<Self>
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      func index(after i: Index) -> Index
    }
    extension Collection {
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: Element? { get }
      func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      func randomElement() -> Element?
      func prefix(_ maxLength: Int) -> SubSequence
      func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      func suffix(_ maxLength: Int) -> SubSequence
      func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence
      func dropFirst(_ k: Int = 1) -> SubSequence
      func dropLast(_ k: Int = 1) -> SubSequence
      func split(
        maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
        whereSeparator isSeparator: (Element) throws -> Bool
      ) rethrows -> [SubSequence]
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func formIndex(after i: inout Index)
      func distance(from start: Index, to end: Index) -> Int
    }
    extension Collection where Element: Equatable {
      func firstIndex(of element: Element) -> Index?
      func split(
        separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [SubSequence]
    }
    protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }
    extension BidirectionalCollection {
      var last: Element? { get }
      func last(where predicate: (Element) throws -> Bool) rethrows -> Element?
      func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index?
      func reversed() -> ReversedCollection<Self>
    }
    extension BidirectionalCollection where Element: Equatable { func lastIndex(of element: Element) -> Index? }
    extension BidirectionalCollection where Element == String { func joined(separator: String = "") -> String }
    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    @_incomplete protocol MutableCollection<Element>: Collection {}
    @_incomplete protocol RangeReplaceableCollection<Element>: Collection {
      init()
      init<S: Sequence>(_ elements: S) where S.Element == Element
      init(repeating repeatedValue: Element, count: Int)
      static func + <Other: RangeReplaceableCollection>(lhs: Self, rhs: Other) -> Self where Element == Other.Element
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self
      mutating func append(_ newElement: Element)
      mutating func removeAll(keepingCapacity keepCapacity: Bool)
    }
    @_incomplete protocol LazySequenceProtocol: Sequence {}
    @_incomplete protocol SetAlgebra<Element>: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
      init()
      func contains(_ member: Element) -> Bool
      func union(_ other: Self) -> Self
      func intersection(_ other: Self) -> Self
      func symmetricDifference(_ other: Self) -> Self
      func subtracting(_ other: Self) -> Self
      func isSubset(of other: Self) -> Bool
      func isSuperset(of other: Self) -> Bool
      func isDisjoint(with other: Self) -> Bool
      var isEmpty: Bool { get }
      mutating func formUnion(_ other: Self)
    }
    @_incomplete protocol OptionSet: RawRepresentable, SetAlgebra {}
    @_incomplete protocol RangeExpression<Bound> { associatedtype Bound: Comparable }

    struct Array<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
      ExpressibleByArrayLiteral
    {
      typealias Index = Int
      typealias SubSequence = ArraySlice<Element>
      var indices: Range<Int> { get }
      init(repeating repeatedValue: Element, count: Int)
      @_memory(uninitialized) init(
        unsafeUninitializedCapacity: Int,
        initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void) rethrows
      func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    extension Array: Sendable where Element: Sendable {}
    extension Array: Equatable where Element: Equatable {}
    extension Array: Hashable where Element: Hashable {}
    extension Array: Encodable where Element: Encodable {}
    extension Array: Decodable where Element: Decodable {}
    struct ArraySlice<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
      ExpressibleByArrayLiteral
    {
      typealias Index = Int
      typealias SubSequence = ArraySlice<Element>
      var indices: Range<Int> { get }
    }
    extension ArraySlice: Sendable where Element: Sendable {}
    extension ArraySlice: Equatable where Element: Equatable {}
    extension ArraySlice: Hashable where Element: Hashable {}
    struct ContiguousArray<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
      ExpressibleByArrayLiteral
    {
      typealias Index = Int
      typealias SubSequence = ArraySlice<Element>
      var indices: Range<Int> { get }
      @_memory(uninitialized) init(
        unsafeUninitializedCapacity: Int,
        initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void) rethrows
    }
    extension ContiguousArray: Sendable where Element: Sendable {}
    extension ContiguousArray: Equatable where Element: Equatable {}
    extension ContiguousArray: Hashable where Element: Hashable {}
    struct Set<Element: Hashable>: Collection, SetAlgebra, Hashable {
      init<S: Sequence>(_ sequence: S) where S.Element == Element
      init(minimumCapacity: Int)
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element>
    }
    extension Set: Sendable where Element: Sendable {}
    extension Set: Encodable where Element: Encodable {}
    extension Set: Decodable where Element: Decodable {}
    struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral {
      typealias Element = (key: Key, value: Value)
      init()
      init(minimumCapacity: Int)
      init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value)
      init<S: Sequence>(
        _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows where S.Element == (Key, Value)
      init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
      where Value == [S.Element]
      var keys: Dictionary<Key, Value>.Keys { get }
      var values: Dictionary<Key, Value>.Values { get }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value]
      func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T]
      func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T]
      func merging(
        _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value
      ) rethrows -> [Key: Value]
      struct Keys: Collection, Equatable { typealias Element = Key }
      struct Values: MutableCollection { typealias Element = Value }
    }
    extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}
    extension Dictionary: Equatable where Value: Equatable {}
    extension Dictionary: Hashable where Value: Hashable {}
    extension Dictionary: Encodable where Key: Encodable, Value: Encodable {}
    extension Dictionary: Decodable where Key: Decodable, Value: Decodable {}
    struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral {}
    extension KeyValuePairs: Sendable where Key: Sendable, Value: Sendable {}

    struct Range<Bound: Comparable>: RangeExpression, Equatable {}
    extension Range: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension Range: Hashable where Bound: Hashable {}
    extension Range: Sendable where Bound: Sendable {}
    struct ClosedRange<Bound: Comparable>: RangeExpression, Equatable {}
    extension ClosedRange: RandomAccessCollection where Bound: Strideable, Bound.Stride: SignedInteger {}
    extension ClosedRange: Hashable where Bound: Hashable {}
    extension ClosedRange: Sendable where Bound: Sendable {}
    struct PartialRangeFrom<Bound: Comparable>: RangeExpression {}
    extension PartialRangeFrom: Sendable where Bound: Sendable {}
    struct PartialRangeThrough<Bound: Comparable>: RangeExpression {}
    extension PartialRangeThrough: Sendable where Bound: Sendable {}
    struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {}
    extension PartialRangeUpTo: Sendable where Bound: Sendable {}

    struct AnyIterator<Element>: IteratorProtocol, Sequence {
      init<I: IteratorProtocol>(_ base: I) where Element == I.Element
    }
    struct AnySequence<Element>: Sequence { init<S: Sequence>(_ base: S) where Element == S.Element }
    struct AnyCollection<Element>: Collection { init<C: Collection>(_ base: C) where Element == C.Element }
    struct AnyBidirectionalCollection<Element>: BidirectionalCollection {}
    struct AnyRandomAccessCollection<Element>: RandomAccessCollection {}
    struct IteratorSequence<Base: IteratorProtocol>: IteratorProtocol, Sequence {}
    extension IteratorSequence: Sendable where Base: Sendable {}
    struct JoinedSequence<Base: Sequence>: Sequence where Base.Element: Sequence {}
    extension JoinedSequence: Sendable where Base: Sendable, Base.Element.Element: Sendable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    struct CollectionDifference<ChangeElement>: Collection {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    extension CollectionDifference: Sendable where ChangeElement: Sendable {}
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    struct RangeSet<Bound: Comparable>: Equatable, CustomStringConvertible {}
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    extension RangeSet: Sendable where Bound: Sendable {}
    struct CollectionOfOne<Element>: RandomAccessCollection, MutableCollection {}
    extension CollectionOfOne: Sendable where Element: Sendable {}
    struct EmptyCollection<Element>: RandomAccessCollection, MutableCollection, Equatable, Sendable {}
    struct Slice<Base: Collection>: Collection { typealias Element = Base.Element }
    extension Slice: Sendable where Base: Sendable, Base.Index: Sendable {}
    struct ReversedCollection<Base: BidirectionalCollection>: BidirectionalCollection {
      typealias Element = Base.Element
    }
    extension ReversedCollection: Sendable where Base: Sendable {}
    struct LazySequence<Base: Sequence>: LazySequenceProtocol {}
    extension LazySequence: Sendable where Base: Sendable {}
    struct Zip2Sequence<Sequence1: Sequence, Sequence2: Sequence>: Sequence {
      typealias Element = (Sequence1.Element, Sequence2.Element)
    }
    extension Zip2Sequence: Sendable where Sequence1: Sendable, Sequence2: Sendable {}
    struct PrefixSequence<Base: Sequence>: Sequence {}
    extension PrefixSequence: Sendable where Base: Sendable {}
    struct DropFirstSequence<Base: Sequence>: Sequence {}
    extension DropFirstSequence: Sendable where Base: Sendable {}
    struct DropWhileSequence<Base: Sequence>: Sequence {}
    extension DropWhileSequence: Sendable where Base: Sendable, Base.Element: Sendable, Base.Iterator: Sendable {}
    struct EnumeratedSequence<Base: Sequence>: Sequence { typealias Element = (offset: Int, element: Base.Element) }
    extension EnumeratedSequence: Sendable where Base: Sendable {}
    @available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *)
    extension EnumeratedSequence: Collection where Base: Collection {}
    @available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *)
    extension EnumeratedSequence where Base: RandomAccessCollection {
      func reversed() -> ReversedCollection<Self>
    }
    struct Repeated<Element>: RandomAccessCollection {}
    extension Repeated: Sendable where Element: Sendable {}
    func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
    struct StrideTo<Element: Strideable>: Sequence {}
    extension StrideTo: Sendable where Element: Sendable, Element.Stride: Sendable {}
    struct StrideThrough<Element: Strideable>: Sequence {}
    extension StrideThrough: Sendable where Element: Sendable, Element.Stride: Sendable {}
    func stride<T: Strideable>(from start: T, to end: T, by step: T.Stride) -> StrideTo<T>
    func stride<T: Strideable>(from start: T, through end: T, by step: T.Stride) -> StrideThrough<T>
    func zip<Sequence1: Sequence, Sequence2: Sequence>(
      _ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<Sequence1, Sequence2>
    struct FlattenSequence<Base: Sequence>: Sequence where Base.Element: Sequence {}
    extension FlattenSequence: Sendable where Base: Sendable {}
    struct DefaultIndices<Elements: Collection>: Collection {}
    extension DefaultIndices: Sendable where Elements: Sendable, Elements.Index: Sendable, Elements.SubSequence: Sendable {}
    """#
}
