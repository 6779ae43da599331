import StubbleSemantics

/// The generated declarations for closures that several tasks may set and call: static and global closures, and those
/// of objects that several tasks use.
///
/// Each call of a stubbed member tests by one inlined atomic load whether its closure was ever set. It calls no generic
/// function for that, which would look up the metadata of the closure's type without optimization. A closure is
/// replaced by an atomic compare-and-exchange. A replaced closure is kept as long as its place exists, since another
/// task may be about to call it. A scope is a task with its child tasks, and keeps the closures that are set in it.
enum SharedStub {
  /// The first versions of the systems that have task-local values.
  static let versions: [AvailabilityAttribute.Introduction] = [
    .init(platform: "macOS", version: "10.15"), .init(platform: "iOS", version: "13"),
    .init(platform: "tvOS", version: "13"), .init(platform: "watchOS", version: "6"),
  ]
  static let systems = (versions.map(\.description) + ["*"]).joined(separator: ", ")

  /// Returns the type of the place, the stored variable, that holds a closure.
  static func storage(of closure: String) -> String { "_StubbleStub<\(closure)>.Place" }

  /// Returns the attributes and modifiers of a place.
  static func storageModifiers(_ words: FileWords) -> String {
    "\(words.safe)@exclusivity(unchecked) private nonisolated(unsafe) "
  }

  /// Returns a call that runs an operation in a scope.
  ///
  /// - Parameters:
  ///   - owner: The expression for the object whose closures the scope is for, or `nil` for static and global closures.
  ///   - operation: The expression for the operation.
  static func opening(owner: String?, _ operation: String = "operation") -> String {
    "_StubbleScope.open(\(owner ?? "nil"), \(operation))"
  }

  /// Returns the accessors of a closure whose place is a variable.
  ///
  /// - Parameters:
  ///   - owner: The expression for the object that the closure belongs to, or `nil` for a static or global closure.
  ///   - type: The type of the closure if the place holds an `Any`, or `nil` if the place has that type.
  static func accessors(of storage: String, owner: String?, as type: String? = nil) -> [Code] {
    let owner = owner.map { ", of: \($0)" } ?? ""
    let cast = type.map { " as? \($0)" } ?? ""
    return [
      .accessor(
        "get", "_stubbleIsSet(&\(storage)) ? _StubbleStub.closure(in: &\(storage)\(owner))\(cast) : nil"),
      .accessor("set", "_StubbleStub.set(newValue, in: &\(storage)\(owner))"),
    ]
  }

  /// Returns the accessors of a static closure of a generic type, whose place is in the registry.
  ///
  /// - Parameter standard: The qualification of names of the standard library, `Swift.` or empty.
  static func accessors(named name: String, type: String, standard: String) -> [Code] {
    [
      .accessor(
        "get",
        "_stubbleIsSet(&_stubbleStatics) ? _StubbleStub.closure(named: \(name.quoted), of: \(standard)ObjectIdentifier(\(type).self)) : nil"
      ),
      .accessor(
        "set",
        "_StubbleStub.set(newValue, named: \(name.quoted), of: \(standard)ObjectIdentifier(\(type).self))"
      ),
    ]
  }

  /// Returns the declarations that a file with such closures needs once.
  static func declarations(_ words: FileWords) -> [Code] { declarations[words] ?? newDeclarations(words) }

  /// The declarations for the usual settings, cached because most files need them.
  private static let declarations = Dictionary(
    uniqueKeysWithValues: FileWords.all.map { ($0, newDeclarations($0)) })

  private static func newDeclarations(_ words: FileWords) -> [Code] {
    let texts = [question(words), storage(words), stub(words), scope(words)]
    return Code.declarations(in: texts.joined(separator: "\n\n"))
  }

  /// Returns the function that tests whether a closure was ever set, by one atomic load.
  private static func question(_ words: FileWords) -> String {
    let (isolation, safe, unsafe, swift) = (words.isolation, words.safe, words.unsafe, words.standard)
    return """
      \(safe)@_transparent \(isolation)private func _stubbleIsSet<Value>(_ place: \(swift)UnsafeMutablePointer<_StubbleShared<Value>?>) -> \(swift)Bool {
          \(unsafe)\(swift)_stdlib_atomicAcquiringLoadARCRef(object: place) != nil
      }
      """
  }

  /// Returns the class whose objects a place holds: a value, linked to the previous one.
  private static func storage(_ words: FileWords) -> String {
    let (isolation, safe, unsafe, swift) = (words.isolation, words.safe, words.unsafe, words.standard)
    return """
      \(isolation)private final class _StubbleShared<Value>: @unchecked \(swift)Sendable {
          private let value: Value
          private var previous: _StubbleShared?

          private init(_ value: Value, after previous: _StubbleShared?) {
              self.value = value
              self.previous = previous
          }

          deinit {
              while \(swift)isKnownUniquelyReferenced(&previous) {
                  let next = previous?.previous
                  previous?.previous = nil
                  previous = next
              }
          }

          \(safe)@inline(__always) static func value(in place: \(swift)UnsafeMutablePointer<_StubbleShared?>) -> Value? {
              \(unsafe)\(swift)_stdlib_atomicAcquiringLoadARCRef(object: place)?._withUnsafeGuaranteedRef { $0.value }
          }

          \(safe)static func change(_ place: \(swift)UnsafeMutablePointer<_StubbleShared?>, _ change: (Value?) -> Value) {
              let word = \(unsafe)\(swift)UnsafeMutableRawPointer(place).assumingMemoryBound(to: \(swift)UnsafeRawPointer?.self)
              while true {
                  let old = \(unsafe)\(swift)_stdlib_atomicAcquiringLoadARCRef(object: place)
                  let last = \(unsafe)old?.takeUnretainedValue()
                  let new = \(unsafe)\(swift)Unmanaged.passRetained(_StubbleShared(change(last?.value), after: last))
                  var expected = \(unsafe)old.map { \(unsafe)\(swift)UnsafeRawPointer($0.toOpaque()) }
                  let made = \(unsafe)\(swift)UnsafeRawPointer(new.toOpaque())
                  if \(unsafe)\(swift)_stdlib_atomicCompareExchangeStrongPtr(object: word, expected: &expected, desired: made) {
                      \(unsafe)old?.release()
                      return
                  }
                  \(unsafe)new.release()
              }
          }
      }
      """
  }

  /// Returns the struct of a closure, with the flag whether some scope has its own instead.
  private static func stub(_ words: FileWords) -> String {
    let (isolation, safe, unsafe, swift) = (words.isolation, words.safe, words.unsafe, words.standard)
    return """
      \(isolation)private struct _StubbleStub<Closure> {
          typealias Place = _StubbleShared<Self>?
          private var closure: Closure?
          private var isScoped = false

          \(safe)@inline(__always) static func closure(in place: \(swift)UnsafeMutablePointer<Place>, of owner: \(swift)AnyObject? = nil) -> Closure? {
              guard let stub = _StubbleShared.value(in: place) else { return nil }
              return stub.isScoped ? stub.closureInScope(place, of: owner) : stub.closure
          }

          \(safe)@inline(never) private func closureInScope(_ place: \(swift)UnsafeMutablePointer<Place>, of owner: \(swift)AnyObject?) -> Closure? {
              guard #available(\(systems)), let own = _StubbleScope.of(owner)?[\(unsafe)\(swift)AnyHashable(place)] else { return closure }
              return own as? Closure
          }

          \(safe)static func set(_ closure: Closure?, in place: \(swift)UnsafeMutablePointer<Place>, of owner: \(swift)AnyObject? = nil) {
              if #available(\(systems)), let scope = _StubbleScope.of(owner) {
                  scope[\(unsafe)\(swift)AnyHashable(place)] = closure as Any
                  if _StubbleShared.value(in: place)?.isScoped != true { _StubbleShared.change(place) { _StubbleStub(closure: $0?.closure, isScoped: true) } }
                  return
              }
              _StubbleShared.change(place) { _StubbleStub(closure: closure, isScoped: $0?.isScoped ?? false) }
          }
      }
      """
  }

  /// Returns the class of a scope, which keeps the closures of a task and its child tasks.
  private static func scope(_ words: FileWords) -> String {
    let (isolation, swift) = (words.isolation, words.standard)
    return """
      @available(\(systems)) \(isolation)private final class _StubbleScope: @unchecked \(swift)Sendable {
          private static let current = _Concurrency.TaskLocal<_StubbleScope?>(wrappedValue: nil)
          private let owner: \(swift)AnyObject?
          private let outer = current.get()
          \(storageModifiers(words))var values: _StubbleShared<[\(swift)AnyHashable: Any]>? = nil

          private init(of owner: \(swift)AnyObject?) { self.owner = owner }

          static func of(_ owner: \(swift)AnyObject?) -> _StubbleScope? { current.get()?.nearest(of: owner) }

          private func nearest(of owner: \(swift)AnyObject?) -> _StubbleScope? {
              self.owner === owner ? self : outer?.nearest(of: owner)
          }

          subscript(key: \(swift)AnyHashable) -> Any? {
              get { _StubbleShared.value(in: &values)?[key] ?? outer?.nearest(of: owner)?[key] }
              set { _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: newValue ?? ()]) { $1 } } }
          }

          static func open<R>(_ owner: \(swift)AnyObject?, _ operation: () throws -> R) rethrows -> R {
              try current.withValue(_StubbleScope(of: owner), operation: operation)
          }

          static func open<R>(_ owner: \(swift)AnyObject?, isolation: isolated (any _Concurrency.Actor)? = #isolation, _ operation: () async throws -> R) async rethrows -> R {
              try await current.withValue(_StubbleScope(of: owner), operation: operation)
          }
      }
      """
  }

  /// Returns the registry for static closures of generic types, which a file needs once.
  static func registry(_ words: FileWords) -> [Code] {
    let (isolation, swift) = (words.isolation, words.standard)
    return Code.declarations(
      in: """
        \(storageModifiers(words))var _stubbleStatics: _StubbleShared<[\(swift)AnyHashable: Any]>? = nil

        extension _StubbleStub {
            \(isolation)fileprivate static func closure(named name: \(swift)String, of type: \(swift)ObjectIdentifier) -> Closure? {
                guard let stubs = _StubbleShared.value(in: &_stubbleStatics) else { return nil }
                let key = \(swift)AnyHashable([\(swift)AnyHashable(type), \(swift)AnyHashable(name)])
                if #available(\(systems)), let own = _StubbleScope.of(nil)?[key] { return own as? Closure }
                return stubs[key] as? Closure
            }

            \(isolation)fileprivate static func set(_ closure: Closure?, named name: \(swift)String, of type: \(swift)ObjectIdentifier) {
                let key = \(swift)AnyHashable([\(swift)AnyHashable(type), \(swift)AnyHashable(name)])
                if #available(\(systems)), let scope = _StubbleScope.of(nil) {
                    scope[key] = closure as Any
                    _StubbleShared.change(&_stubbleStatics) { $0 ?? [:] }
                    return
                }
                _StubbleShared.change(&_stubbleStatics) { ($0 ?? [:]).merging([key: closure as Any]) { $1 } }
            }
        }
        """)
  }

  /// Returns the functions that give each scope its own records of static and global functions, which a file needs
  /// once.
  static func records(_ words: FileWords) -> [Code] {
    let (isolation, unsafe, swift) = (words.isolation, words.unsafe, words.standard)
    return Code.declarations(
      in: """
        @available(\(systems)) extension _StubbleScope {
            \(isolation)fileprivate func record<Record: \(swift)AnyObject>(_ record: Record, orMake make: () -> Record) -> Record {
                if let outermost = outer?.nearest(of: owner) { return outermost.record(record, orMake: make) }
                let key = \(unsafe)\(swift)AnyHashable(\(swift)Unmanaged.passUnretained(record).toOpaque())
                if let own = self[key] as? Record { return own }
                _StubbleShared.change(&values) { ($0 ?? [:]).merging([key: make()]) { own, _ in own } }
                return self[key] as? Record ?? record
            }
        }

        extension \(LockedValue.nameInPlace) {
            \(isolation)fileprivate func inScope(_ value: @autoclosure () -> Value) -> \(LockedValue.nameInPlace) {
                guard #available(\(systems)), let scope = _StubbleScope.of(nil) else { return self }
                return scope.record(self) { \(LockedValue.nameInPlace)(value()) }
            }
        }
        """)
  }
}
