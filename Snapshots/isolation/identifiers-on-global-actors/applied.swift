import Foundation

struct Configuration: Identifiable, Hashable {
    var id = UUID()
    var name = "configuration"
}

final class Profile: Identifiable {
    let id: Int = 3
}

struct Step: Identifiable {
    let id: Configuration.ID
}

// @Stubbable
@MainActor
struct Numbers: Identifiable, Hashable {
    /*<stubble var*/nonisolated var/*stubble>*/ id: Configuration.ID/*<stubble*/ { @storageRestrictions(initializes: _id) init(initialValue) { _id = initialValue } get { if let _getId { return _getId() } else { return _id } } set { if let _setId { _setId(newValue) } else { _id = newValue } } _modify { if case nil = _getId, case nil = _setId { yield &_id } else { var value = self.id; yield &value; self.id = value } } }/*stubble>*/
    /*<stubble var*/nonisolated var/*stubble>*/ count/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _count) init(initialValue) { _count = initialValue } get { if let _getCount { return _getCount() } else { return _count } } set { if let _setCount { _setCount(newValue) } else { _count = newValue } } _modify { if case nil = _getCount, case nil = _setCount { yield &_count } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
/*<stubble*/private var _id: Configuration.ID; nonisolated(unsafe) var _getId: (() -> Configuration.ID)? = nil; nonisolated(unsafe) var _setId: ((Configuration.ID) -> Void)? = nil; private var _count: Int; nonisolated(unsafe) var _getCount: (() -> Int)? = nil; nonisolated(unsafe) var _setCount: ((Int) -> Void)? = nil; nonisolated init(id: Configuration.ID, count: Int = 1) { self._id = id; self._count = count }; nonisolated static func == (a: Self, b: Self) -> Bool { guard a._id == b._id else { return false }; guard a._count == b._count else { return false }; return true }; nonisolated func hash(into hasher: inout Hasher) { hasher.combine(self._id); hasher.combine(self._count) }/*stubble>*/}

// @Stubbable
@MainActor
struct Badge: Identifiable {
    /*<stubble var*/nonisolated var/*stubble>*/ id: Profile.ID/*<stubble*/ { @storageRestrictions(initializes: _id) init(initialValue) { _id = initialValue } get { if let _getId { return _getId() } else { return _id } } set { if let _setId { _setId(newValue) } else { _id = newValue } } _modify { if case nil = _getId, case nil = _setId { yield &_id } else { var value = self.id; yield &value; self.id = value } } }/*stubble>*/
/*<stubble*/private var _id: Profile.ID; nonisolated(unsafe) var _getId: (() -> Profile.ID)? = nil; nonisolated(unsafe) var _setId: ((Profile.ID) -> Void)? = nil; nonisolated init(id: Profile.ID) { self._id = id }/*stubble>*/}

// @Stubbable
@MainActor
struct Progress: Identifiable {
    /*<stubble let*/nonisolated var/*stubble>*/ id: Step.ID/*<stubble*/ { @storageRestrictions(initializes: _id) init(initialValue) { _id = initialValue } get { if let _getId { return _getId() } else { return _id } } }/*stubble>*/
    func show() -> Int {/*<stubble*/ if let _show { _show() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}
/*<stubble*/private let _id: Step.ID; nonisolated(unsafe) var _getId: (() -> Step.ID)? = nil; var _show: (@MainActor () -> Int)? = nil; nonisolated init(id: Step.ID) { self._id = id }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d06faa1b 30ef bfb0 30ef 8ed7 667d 659c 30ef bfb0 55ec 1528 cc25 290d ff98 c26f *//*stubble>*/