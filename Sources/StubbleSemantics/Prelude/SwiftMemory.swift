/// The parts of the standard library that access memory: pointers, buffers, spans, and the bytes of values.
enum SwiftMemory {
  static let text = #"""
    enum MemoryLayout<T: ~Copyable & ~Escapable>: Sendable {
      static var size: Int { get }
      static var stride: Int { get }
      static var alignment: Int { get }
      @_memory(bytes) static func size(ofValue value: borrowing T) -> Int
      @_memory(bytes) static func stride(ofValue value: borrowing T) -> Int
      @_memory(bytes) static func alignment(ofValue value: borrowing T) -> Int
    }
    @_memory(untyped) @unsafe struct OpaquePointer: Hashable {
      init?(bitPattern: Int)
      init?(bitPattern: UInt)
      init(_ from: UnsafeRawPointer)
      init?(_ from: UnsafeRawPointer?)
      init(_ from: UnsafeMutableRawPointer)
      init?(_ from: UnsafeMutableRawPointer?)
      init<T: ~Copyable>(_ from: UnsafePointer<T>)
      init?<T: ~Copyable>(_ from: UnsafePointer<T>?)
      init<T: ~Copyable>(_ from: UnsafeMutablePointer<T>)
      init?<T: ~Copyable>(_ from: UnsafeMutablePointer<T>?)
    }
    @unsafe struct UnsafePointer<Pointee: ~Copyable>: Hashable, Comparable, Strideable {}
    extension UnsafePointer {
      init?(bitPattern: Int)
      init?(bitPattern: UInt)
      init(_ other: UnsafePointer<Pointee>)
      init?(_ other: UnsafePointer<Pointee>?)
      init(_ other: UnsafeMutablePointer<Pointee>)
      init?(_ other: UnsafeMutablePointer<Pointee>?)
      init(_ from: OpaquePointer)
      init?(_ from: OpaquePointer?)
      @_memory(retyping) func withMemoryRebound<T: ~Copyable, E: Error, Result: ~Copyable>(
        to type: T.Type, capacity count: Int, _ body: (UnsafePointer<T>) throws(E) -> Result
      ) throws(E) -> Result
    }
    @_memory(allocated) @unsafe struct UnsafeMutablePointer<Pointee: ~Copyable>: Hashable, Comparable, Strideable {}
    extension UnsafeMutablePointer {
      init?(bitPattern: Int)
      init?(bitPattern: UInt)
      init(_ other: UnsafeMutablePointer<Pointee>)
      init?(_ other: UnsafeMutablePointer<Pointee>?)
      init(mutating other: UnsafePointer<Pointee>)
      init?(mutating other: UnsafePointer<Pointee>?)
      init(_ from: OpaquePointer)
      init?(_ from: OpaquePointer?)
      @_memory(allocation) static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee>
      @_memory(retyping) func withMemoryRebound<T: ~Copyable, E: Error, Result: ~Copyable>(
        to type: T.Type, capacity count: Int, _ body: (UnsafeMutablePointer<T>) throws(E) -> Result
      ) throws(E) -> Result
    }
    @_memory(untyped) @unsafe struct UnsafeRawPointer: Hashable, Comparable, Strideable {
      init?(bitPattern: Int)
      init?(bitPattern: UInt)
      init(_ other: UnsafeRawPointer)
      init(_ other: UnsafeMutableRawPointer)
      init?(_ other: UnsafeMutableRawPointer?)
      init(_ other: OpaquePointer)
      init?(_ other: OpaquePointer?)
      init<T: ~Copyable>(_ other: UnsafePointer<T>)
      init?<T: ~Copyable>(_ other: UnsafePointer<T>?)
      init<T: ~Copyable>(_ other: UnsafeMutablePointer<T>)
      init?<T: ~Copyable>(_ other: UnsafeMutablePointer<T>?)
      @_memory(retyping) func load<T>(fromByteOffset offset: Int, as type: T.Type) -> T
      @_memory(retyping) func loadUnaligned<T: BitwiseCopyable>(fromByteOffset offset: Int, as type: T.Type) -> T
      @_memory(retyping) func bindMemory<T: ~Copyable>(to type: T.Type, capacity count: Int) -> UnsafePointer<T>
      @_memory(retyping) func assumingMemoryBound<T: ~Copyable>(to type: T.Type) -> UnsafePointer<T>
    }
    @_memory(untyped) @unsafe struct UnsafeMutableRawPointer: Hashable, Comparable, Strideable {
      init?(bitPattern: Int)
      init?(bitPattern: UInt)
      init(_ other: UnsafeMutableRawPointer)
      init(_ other: OpaquePointer)
      init?(_ other: OpaquePointer?)
      init<T: ~Copyable>(_ other: UnsafeMutablePointer<T>)
      init?<T: ~Copyable>(_ other: UnsafeMutablePointer<T>?)
      init(mutating other: UnsafeRawPointer)
      init?(mutating other: UnsafeRawPointer?)
      func copyMemory(from source: UnsafeRawPointer, byteCount: Int)
      @_memory(retyping) func load<T>(fromByteOffset offset: Int, as type: T.Type) -> T
      @_memory(retyping) func loadUnaligned<T: BitwiseCopyable>(fromByteOffset offset: Int, as type: T.Type) -> T
      @_memory(retyping) func storeBytes<T: BitwiseCopyable>(of value: T, toByteOffset offset: Int, as type: T.Type)
      @_memory(retyping) func initializeMemory<T>(
        as type: T.Type, repeating repeatedValue: T, count: Int) -> UnsafeMutablePointer<T>
      @_memory(retyping) func moveInitializeMemory<T: ~Copyable>(
        as type: T.Type, from source: UnsafeMutablePointer<T>, count: Int) -> UnsafeMutablePointer<T>
      @_memory(retyping) func bindMemory<T: ~Copyable>(to type: T.Type, capacity count: Int) -> UnsafeMutablePointer<T>
      @_memory(retyping) func assumingMemoryBound<T: ~Copyable>(to type: T.Type) -> UnsafeMutablePointer<T>
    }
    @unsafe struct UnsafeBufferPointer<Element: ~Copyable> {}
    extension UnsafeBufferPointer: RandomAccessCollection {}
    @_memory(allocated) @unsafe struct UnsafeMutableBufferPointer<Element: ~Copyable> {}
    extension UnsafeMutableBufferPointer: RandomAccessCollection, MutableCollection {}
    extension UnsafeMutableBufferPointer {
      @_memory(allocation) static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element>
    }
    @unsafe struct UnsafeRawBufferPointer: RandomAccessCollection {
      init(start: UnsafeRawPointer?, count: Int)
      @_memory(retyping) func load<T>(fromByteOffset offset: Int, as type: T.Type) -> T
      @_memory(retyping) func loadUnaligned<T: BitwiseCopyable>(fromByteOffset offset: Int, as type: T.Type) -> T
      @_memory(retyping) func bindMemory<T: ~Copyable>(to type: T.Type) -> UnsafeBufferPointer<T>
      @_memory(retyping) func assumingMemoryBound<T: ~Copyable>(to type: T.Type) -> UnsafeBufferPointer<T>
    }
    @unsafe struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
      init(start: UnsafeMutableRawPointer?, count: Int)
      @_memory(retyping) func load<T>(fromByteOffset offset: Int, as type: T.Type) -> T
      @_memory(retyping) func loadUnaligned<T: BitwiseCopyable>(fromByteOffset offset: Int, as type: T.Type) -> T
      @_memory(retyping) func storeBytes<T: BitwiseCopyable>(of value: T, toByteOffset offset: Int, as type: T.Type)
      @_memory(retyping) func moveInitializeMemory<T: ~Copyable>(
        as type: T.Type, fromContentsOf source: UnsafeMutableBufferPointer<T>) -> UnsafeMutableBufferPointer<T>
      @_memory(retyping) func bindMemory<T: ~Copyable>(to type: T.Type) -> UnsafeMutableBufferPointer<T>
      @_memory(retyping) func assumingMemoryBound<T: ~Copyable>(to type: T.Type) -> UnsafeMutableBufferPointer<T>
    }
    @unsafe struct Unmanaged<Instance: AnyObject> {}
    extension Unmanaged: Sendable where Instance: Sendable {}
    @_memory(uninitialized) class ManagedBuffer<Header, Element: ~Copyable> {}
    @_memory(uninitialized) struct ManagedBufferPointer<Header, Element>: Equatable {}
    @available(macOS 10.14.4, iOS 12.2, watchOS 5.2, tvOS 12.2, *)
    struct Span<Element: ~Copyable>: ~Escapable, BitwiseCopyable {}
    extension Span: Sendable where Element: Sendable & ~Copyable {}
    @available(macOS 10.14.4, iOS 12.2, watchOS 5.2, tvOS 12.2, *)
    struct MutableSpan<Element: ~Copyable>: ~Copyable, ~Escapable {}
    extension MutableSpan: Sendable where Element: Sendable & ~Copyable {}
    @available(macOS 10.14.4, iOS 12.2, watchOS 5.2, tvOS 12.2, *)
    struct OutputSpan<Element: ~Copyable>: ~Copyable, ~Escapable {}
    extension OutputSpan: Sendable where Element: Sendable & ~Copyable {}
    @available(macOS 10.14.4, iOS 12.2, watchOS 5.2, tvOS 12.2, *)
    struct RawSpan: ~Escapable, Sendable, BitwiseCopyable {
      @_memory(elements) init<T: BitwiseCopyable>(_unsafeElements buffer: UnsafeBufferPointer<T>)
      @_memory(elements) init<T: BitwiseCopyable>(_unsafeStart pointer: UnsafePointer<T>, count: Int)
      @_memory(elements) init<T: BitwiseCopyable>(_elements span: Span<T>)
      @_memory(elements) init<T: BitwiseCopyable>(_mutableSpan span: borrowing MutableSpan<T>)
      @_memory(retyping) @unsafe func unsafeLoad<T>(fromByteOffset offset: Int, as type: T.Type) -> T
      @_memory(retyping) @unsafe func unsafeLoad<T>(fromUncheckedByteOffset offset: Int, as type: T.Type) -> T
      @_memory(retyping) @unsafe func unsafeLoadUnaligned<T: BitwiseCopyable>(
        fromByteOffset offset: Int, as type: T.Type) -> T
    }
    @available(macOS 10.14.4, iOS 12.2, watchOS 5.2, tvOS 12.2, *)
    struct MutableRawSpan: ~Copyable, ~Escapable, Sendable {}
    @available(macOS 10.14.4, iOS 12.2, watchOS 5.2, tvOS 12.2, *)
    struct OutputRawSpan: ~Copyable, ~Escapable, Sendable {}
    @available(macOS 26, iOS 26, watchOS 26, tvOS 26, *)
    struct UTF8Span: ~Escapable, BitwiseCopyable {}
    @available(macOS 26, iOS 26, watchOS 26, tvOS 26, *)
    struct InlineArray<let count: Int, Element: ~Copyable>: ~Copyable {}
    extension InlineArray: Copyable where Element: Copyable {}
    extension InlineArray: Sendable where Element: Sendable & ~Copyable {}

    // MARK: The bytes of values
    @_memory(bytes) func withUnsafeBytes<T: ~Copyable, E: Error, Result: ~Copyable>(
      of value: borrowing T, _ body: (UnsafeRawBufferPointer) throws(E) -> Result
    ) throws(E) -> Result
    @_memory(bytes) func withUnsafeMutableBytes<T: ~Copyable, E: Error, Result: ~Copyable>(
      of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws(E) -> Result
    ) throws(E) -> Result
    @_memory(pointer) func withUnsafePointer<T: ~Copyable, E: Error, Result: ~Copyable>(
      to value: borrowing T, _ body: (UnsafePointer<T>) throws(E) -> Result
    ) throws(E) -> Result
    @_memory(pointer) func withUnsafeMutablePointer<T: ~Copyable, E: Error, Result: ~Copyable>(
      to value: inout T, _ body: (UnsafeMutablePointer<T>) throws(E) -> Result
    ) throws(E) -> Result
    @_memory(retyping) @_memory(uninitialized) func withUnsafeTemporaryAllocation<T, R>(
      of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws -> R) rethrows -> R
    @_memory(bytes) @_memory(retyping) @unsafe func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U
    """#
}
