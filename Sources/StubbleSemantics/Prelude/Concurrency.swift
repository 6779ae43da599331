/// Modules that come with the toolchain: locks, queues, observation, tests.
extension PreludeText {
  static let synchronization = PreludeText(
    "Synchronization",
    #"""
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    struct Mutex<Value: ~Copyable>: ~Copyable, Sendable { init(_ initialValue: consuming sending Value) }
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    struct Atomic<Value: AtomicRepresentable>: ~Copyable { init(_ initialValue: consuming Value) }
    extension Atomic: Sendable where Value: Sendable {}
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    struct AtomicLazyReference<Instance: AnyObject>: ~Copyable { init() }
    extension AtomicLazyReference: Sendable where Instance: Sendable {}
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    @_incomplete protocol AtomicRepresentable {}
    extension Int: AtomicRepresentable {}
    extension Bool: AtomicRepresentable {}
    """#)

  static let observation = PreludeText(
    "Observation",
    #"""
    @attached(member) @attached(memberAttribute) @attached(extension) @_exemption(ObservationIgnored) @_anyName
    macro Observable()
    @available(macOS 14, iOS 17, watchOS 10, tvOS 17, *)
    protocol Observable {}
    @available(macOS 14, iOS 17, watchOS 10, tvOS 17, *)
    struct ObservationRegistrar: Sendable { init() }
    """#)

  static let dispatch = PreludeText(
    "Dispatch",
    #"""
    class DispatchIO {
      enum StreamType: Hashable { case stream, random; init?(rawValue: UInt) }
      #if canImport(Darwin)
      init?(
        type: DispatchIO.StreamType, path: UnsafePointer<Int8>, oflag: Int32, mode: UInt16, queue: DispatchQueue,
        cleanupHandler: @escaping (_ error: Int32) -> Void)
      #else
      init?(
        type: DispatchIO.StreamType, path: UnsafePointer<Int8>, oflag: Int32, mode: UInt32, queue: DispatchQueue,
        cleanupHandler: @escaping (_ error: Int32) -> Void)
      #endif
      init(
        type: DispatchIO.StreamType, fileDescriptor: Int32, queue: DispatchQueue,
        cleanupHandler: @escaping (_ error: Int32) -> Void)
    }
    class DispatchQueue: Sendable {
      init(
        label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = [],
        autoreleaseFrequency: DispatchQueue.AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil)
      func async(execute workItem: DispatchWorkItem)
      func sync<T>(execute work: () throws -> T) rethrows -> T
      static var main: DispatchQueue { get }
      static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
      var label: String { get }
    }
    struct DispatchTime: Comparable, Sendable {
      static func now() -> DispatchTime
      static var distantFuture: DispatchTime { get }
      var uptimeNanoseconds: UInt64 { get }
    }
    class DispatchGroup: Sendable { init() }
    class DispatchSemaphore: Sendable { init(value: Int) }
    class DispatchWorkItem {}
    enum DispatchTimeInterval: Equatable, Sendable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
    }
    """#)

  static let xctest = PreludeText(
    "XCTest",
    #"""
    @_exported import Foundation
    class XCTestCase {}
    class XCTestExpectation {}
    """#)

  static let testing = PreludeText("Testing", "@attached(peer) @_exemption() macro Suite()")

  static let os = PreludeText(
    "os",
    #"""
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct OSAllocatedUnfairLock<State> {
      init() where State == ()
      init(initialState: State)
      init(uncheckedState initialState: State)
    }
    extension OSAllocatedUnfairLock: Sendable {}
    struct Logger: Sendable {
      init()
      init(_ logObj: OSLog)
      init(subsystem: String, category: String)
    }
    """#)

  static let osLog = PreludeText("OSLog", "@_exported import os")
}
