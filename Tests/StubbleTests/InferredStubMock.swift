import Foundation
import Stubble

struct DatabaseError: Error, Equatable {
  var code = 0
}

struct Account: DefaultProvidable, Equatable {
  static var defaultValue: Account { Account(id: -1) }
  var id: Int
}

final class Entry: Equatable, Sendable {
  let name: String
  init(_ name: String = "") { self.name = name }
  static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.name == rhs.name }
}

/// Functions of every shape, each with the placeholder that the compiler infers.
class DatabaseMock {
  lazy var addUserAction = stub(of: addUser)
  func addUser(name: String) -> Int { addUserAction(name) }

  lazy var addAccountAction = stub(of: addAccount)
  func addAccount(givenName: String, lastName: String) throws -> Int {
    try addAccountAction((givenName, lastName))
  }

  lazy var resetAction = stub(of: reset)
  func reset() { resetAction(()) }

  lazy var isOpenAction = stub(of: isOpen, alwaysReturn: true)
  func isOpen(_ name: String) -> Bool { isOpenAction(name) }

  lazy var failAction = stub(of: fail, alwaysThrow: DatabaseError())
  func fail(_ name: String) throws -> Bool { try failAction(name) }

  lazy var failTypedAction = stub(of: failTyped, alwaysThrow: DatabaseError(code: 1))
  func failTyped(_ name: String) throws(DatabaseError) -> Entry { try failTypedAction(name) }

  lazy var accountAction = stub(of: account)
  func account() -> Account { accountAction(()) }

  lazy var tupleAction = stub(of: tuple, alwaysReturn: (0, ""))
  func tuple() -> (v1: Int, v2: String) { tupleAction(()) }

  lazy var takeTupleAction = stub(of: takeTuple)
  func takeTuple(_ tuple: (v1: Int, v2: String)) { takeTupleAction(tuple) }

  lazy var addEntryAction = stub(of: addEntry)
  func addEntry(_ entry: Entry) { addEntryAction(entry) }

  lazy var functionAction = stub(of: function, alwaysReturn: { "\($0)" })
  func function() -> (Int) -> String { functionAction(()) }

  lazy var completeAction = stub(of: complete)
  func complete(completion: @escaping (Bool) -> Void) { completeAction(completion) }

  lazy var completeTwiceAction = stub(of: completeTwice)
  func completeTwice(_ first: @escaping (Bool) throws -> Void, _ second: @escaping (Int) -> String) {
    completeTwiceAction((first, second))
  }

  lazy var enumerateAction = stub(of: enumerate)
  func enumerate(enumeration: (Entry) -> Void) {
    withoutActuallyEscaping(enumeration) { enumerateAction($0) }
  }

  lazy var logAction = stub(of: log)
  func log(_ message: @autoclosure () -> String) { logAction(message()) }

  lazy var logThrowingAction = stub(of: logThrowing)
  func logThrowing(_ message: @autoclosure () -> String) throws -> Int { try logThrowingAction(message()) }

  lazy var logAtAction = stub(of: logAt)
  func logAt(_ level: Int, _ message: @autoclosure () -> String) {
    withoutActuallyEscaping(message) { logAtAction((level, $0)) }
  }

  lazy var logLabelledAction = stub(of: logLabelled, alwaysReturn: 3)
  func logLabelled(_ message: @autoclosure () -> String, level: Int, file: String) throws -> Int {
    try withoutActuallyEscaping(message) { try logLabelledAction(($0, level, file)) }
  }

  lazy var keepAction = strictStub(of: keep)
  func keep(_ message: @escaping @autoclosure () -> String, level: Int) -> Bool {
    keepAction((message, level))
  }

  lazy var findNameAction: (String) -> Bool = stub(of: find)
  func find(_ name: String) -> Bool { findNameAction(name) }
  lazy var findIdAction: (Int) -> Bool = stub(of: find)
  func find(_ id: Int) -> Bool { findIdAction(id) }

  lazy var visitAction = stub(of: visit(_:))
  func visit(_ name: String) -> Bool { visitAction(name) }
  lazy var visitAtAction = stub(of: visit(_:at:))
  func visit(_ name: String, at date: Date) -> Bool { visitAtAction((name, date)) }

  lazy var loadAction = stub(of: load)
  func load(_ name: String) async -> Int { await loadAction(name) }

  lazy var saveAction = stub(of: save)
  func save(_ name: String, id: Int) async throws { try await saveAction((name, id)) }

  lazy var syncAction = stub(of: sync, alwaysThrow: DatabaseError(code: 2))
  func sync() async throws(DatabaseError) -> Entry { try await syncAction(()) }

  lazy var manyAction = stub(of: many)
  func many(a: Int, b: Int, c: String, d: String, e: Double, f: Bool, g: Int, h: Int) -> String? {
    manyAction((a, b, c, d, e, f, g, h))
  }

  lazy var strictAction = strictStub(of: strict)
  func strict(_ name: String) -> Bool { strictAction(name) }

  lazy var strictSaveAction = strictStub(of: strictSave)
  func strictSave(_ name: String, id: Int) async throws -> Bool { try await strictSaveAction((name, id)) }

  lazy var niceAction = niceStub(of: nice)
  func nice(_ name: String, id: Int) throws -> Bool { try niceAction((name, id)) }
}

/// A mock whose functions stay on the main actor.
@MainActor class MainActorMock {
  lazy var titleAction = stub(of: title)
  func title(of id: Int) -> String { titleAction(id) }

  lazy var loadAction = stub(of: load)
  func load(_ id: Int) async throws -> String { try await loadAction(id) }

  lazy var pairAction = stub(of: pair, alwaysReturn: true)
  func pair(_ id: Int, name: String) throws -> Bool { try pairAction((id, name)) }

  lazy var closeAction = stub(of: close)
  func close() { closeAction(()) }

  lazy var openAction = strictStub(of: open)
  func open(_ id: Int) throws(DatabaseError) -> Bool { try openAction(id) }
}
