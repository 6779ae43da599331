/// Packages whose generic types are often initialized without written arguments, or which depend on what a type stores.
extension PreludeText {
  static let composableArchitecture = PreludeText(
    "ComposableArchitecture",
    #"""
    @_exported import Combine
    @_exported import Dependencies
    @_exported import DependenciesMacros
    @_exported import IdentifiedCollections
    @_exported import SwiftUI
    @attached(memberAttribute) @attached(extension) @_exemption() macro Reducer()
    @attached(member) @attached(memberAttribute) @attached(extension) @_exemption(ObservationStateIgnored)
    macro ObservableState()
    @attached(accessor) @attached(peer) macro Presents()
    @_incomplete protocol Reducer {
      @ReducerBuilder<State, Action> var body: Body { get }
    }
    @resultBuilder struct ReducerBuilder<State, Action> {}
    """#)

  /// What a command stores is read by mirrors.
  static let argumentParser = PreludeText(
    "ArgumentParser",
    #"""
    struct CommandConfiguration: Sendable {}
    struct ArgumentHelp: ExpressibleByStringInterpolation, Sendable {}
    struct NameSpecification: ExpressibleByArrayLiteral, Sendable {}
    struct ExitCode: Error, Hashable, Sendable {}
    struct ValidationError: Error, Sendable {}
    @_reflecting @propertyWrapper struct Argument<Value> {
      init(wrappedValue: Value, help: ArgumentHelp? = nil)
      init(help: ArgumentHelp? = nil)
      var wrappedValue: Value { get set }
    }
    @_reflecting @propertyWrapper struct Flag<Value> {
      init(wrappedValue: Value, name: NameSpecification = [], help: ArgumentHelp? = nil)
      init(help: ArgumentHelp? = nil)
      var wrappedValue: Value { get set }
    }
    @_reflecting @propertyWrapper struct Option<Value> {
      init(wrappedValue: Value, name: NameSpecification = [], help: ArgumentHelp? = nil)
      init(name: NameSpecification = [], help: ArgumentHelp? = nil)
      var wrappedValue: Value { get set }
    }
    @_reflecting @propertyWrapper struct OptionGroup<Value> {
      init()
      init(title: String = "")
      var wrappedValue: Value { get set }
    }
    """#)

  /// `Persisted` is left out: it has the property's storage in the database.
  static let realmSwift = PreludeText(
    "RealmSwift",
    #"""
    @_exported import Combine
    @_exported import Foundation
    @_reflecting @_incomplete class Object: NSObject {}
    @_reflecting @_incomplete class EmbeddedObject: NSObject {}
    @_reflecting @_incomplete class AsymmetricObject: NSObject {}
    @_incomplete struct AnyRealmCollection<Element> {}
    @_incomplete struct LinkingObjects<Element> {}
    @_incomplete class List<Element> {}
    @_incomplete class Map<Key, Value> {}
    @_incomplete class MutableSet<Element> {}
    @_incomplete class RealmOptional<Value> {}
    @_incomplete class RealmProperty<Value> {}
    @_incomplete struct Results<Element> {}
    @_incomplete struct SectionedResults<Key, Element> {}
    @_incomplete struct ThreadSafeReference<Confined> {}
    """#)

  static let handyJSON = PreludeText(
    "HandyJSON",
    #"""
    @_exported import Foundation
    @_reflecting @_incomplete protocol HandyJSON {}
    @_incomplete class TransformOf<ObjectType, JSONType> {}
    @_incomplete class EnumTransform<T> {}
    """#)

  static let kakaJSON = PreludeText(
    "KakaJSON",
    #"""
    @_exported import Foundation
    @_reflecting @_incomplete protocol Convertible {}
    """#)

  static let systemPackage = PreludeText("SystemPackage", systemTypes)
  static let system = PreludeText("System", systemTypes)
  private static let systemTypes = #"""
    struct FilePath: Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
      init()
      init(_ string: String)
      var string: String { get }
      var isAbsolute: Bool { get }
      var isEmpty: Bool { get }
      func appending(_ other: String) -> FilePath
      func removingLastComponent() -> FilePath
      struct Component: Hashable, Sendable, ExpressibleByStringLiteral { init?(_ string: String) }
      struct Root: Hashable, Sendable, ExpressibleByStringLiteral { init?(_ string: String) }
    }
    """#

  static let atomics = PreludeText(
    "Atomics",
    #"""
    struct ManagedAtomic<Value> { init(_ value: Value) }
    struct UnsafeAtomic<Value> {}
    """#)

  static let collections = PreludeText(
    "Collections",
    #"""
    @_exported import DequeModule
    @_exported import HashTreeCollections
    @_exported import HeapModule
    @_exported import OrderedCollections
    """#)
  static let deque = PreludeText(
    "DequeModule",
    #"""
    struct Deque<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
      init()
      init(minimumCapacity: Int)
      init(repeating repeatedValue: Element, count: Int)
      init<S: Sequence>(_ elements: S) where S.Element == Element
    }
    """#)
  static let heap = PreludeText(
    "HeapModule",
    #"""
    struct Heap<Element: Comparable>: ExpressibleByArrayLiteral {
      init()
      init(minimumCapacity: Int)
      init<S: Sequence>(_ elements: S) where S.Element == Element
    }
    """#)
  static let hashTrees = PreludeText(
    "HashTreeCollections",
    #"""
    struct TreeDictionary<Key: Hashable, Value>: Collection {}
    struct TreeSet<Element: Hashable>: Collection, ExpressibleByArrayLiteral {
      init()
      init<S: Sequence>(_ elements: S) where S.Element == Element
    }
    """#)
  static let ordered = PreludeText(
    "OrderedCollections",
    #"""
    struct OrderedDictionary<Key: Hashable, Value>: Sequence {}
    struct OrderedSet<Element: Hashable>: RandomAccessCollection, ExpressibleByArrayLiteral {
      init()
      init(minimumCapacity: Int)
      init<S: Sequence>(_ elements: S) where S.Element == Element
      init<S: Sequence>(uncheckedUniqueElements elements: S) where S.Element == Element
    }
    """#)

  static let nio = PreludeText(
    "NIO",
    #"""
    @_exported import NIOCore
    @_exported import NIOEmbedded
    @_exported import NIOPosix
    """#)
  static let nioConcurrencyHelpers = PreludeText(
    "NIOConcurrencyHelpers",
    #"""
    struct NIOLockedValueBox<Value> { init(_ value: Value) }
    extension NIOLockedValueBox: Sendable where Value: Sendable {}
    """#)
  static let nioCore = PreludeText(
    "NIOCore",
    #"""
    @_exported import Dispatch
    class ByteToMessageHandler<Decoder> {}
    class MessageToByteHandler<Encoder> {}
    class EventLoopFuture<Value> {}
    struct EventLoopPromise<Value> {}
    struct CircularBuffer<Element>: RandomAccessCollection {}
    struct MarkedCircularBuffer<Element>: RandomAccessCollection {}
    struct NIOAsyncChannel<Inbound: Sendable, Outbound: Sendable>: Sendable {}
    struct NIOAsyncSequenceProducer<Element: Sendable, Strategy, Delegate>: Sendable {}
    struct NIOThrowingAsyncSequenceProducer<Element: Sendable, Failure: Error, Strategy, Delegate>: Sendable {}
    struct NIOAsyncWriter<Element: Sendable, Delegate>: Sendable {}
    struct NIOLoopBound<Value>: Sendable {}
    class NIOLoopBoundBox<Value>: Sendable {}
    class NIOSingleStepByteToMessageProcessor<Decoder> {}
    """#)

  static let stubble = PreludeText(
    "Stubble",
    #"""
    @attached(peer) @_exemption() macro Stubbable()
    @attached(peer) @_exemption() macro StubbableFunction()
    @attached(accessor) macro StubbableProperty()
    @attached(peer) @_exemption() macro Spyable()
    @attached(peer) @_exemption() macro StubbableProtocol()
    @attached(peer) @_exemption() macro Mockable()
    class ThrowingStub<Arguments, ReturnType, ErrorType: Error> {}
    typealias Stub<Arguments, ReturnType> = ThrowingStub<Arguments, ReturnType, Never>
    struct GenericStub<Input, Output, E: Error> {}
    class StubSequence<Input, Output, E: Error> {}
    typealias SetupSequence<Input, Output> = StubSequence<Input, Output, Never>
    typealias SetupThrowableSequence<Input, Output> = StubSequence<Input, Output, any Error>
    protocol Recorder: AnyObject, ExpressibleByArrayLiteral, CustomDebugStringConvertible {}
    class ArgRecords<Element>: Recorder {}
    class ArgWeakRecords<Element: AnyObject>: Recorder {}
    protocol CallRecording: AnyObject {}
    protocol DefaultProvidable {}
    enum MockPolicy: Sendable {}
    enum StubAccess: Sendable {}
    typealias SpyAccessLevel = StubAccess
    enum StubExpectation: Sendable {}
    struct StubFailure: Sendable, CustomStringConvertible {}
    struct StubTimeout: Error, CustomStringConvertible {}
    struct UnexpectedCall: Error, CustomStringConvertible {}
    """#)
}
