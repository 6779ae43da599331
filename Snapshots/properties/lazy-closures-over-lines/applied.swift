/*<stubble @Stubbable*//*stubble>*/
class LazyClosures {
    var base: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _base) init(initialValue) { _base = initialValue } get { if let _getBase { return _getBase() } else { return _base } } set { if let _setBase { _setBase(newValue) } else { _base = newValue } } _modify { if case nil = _getBase, case nil = _setBase { yield &_base } else { var value = self.base; yield &value; self.base = value } } }/*stubble>*//*<stubble*/; final private var _base: Int/*stubble>*/
    /*<stubble*/private /*stubble>*/lazy var /*<stubble add*/_add/*stubble>*/: (
        _ first: Int,
        // the other
        _ second: Int
    ) -> Int = { [unowned self] first, second in
        first + second + base
    }
    /*<stubble*/private /*stubble>*/lazy var /*<stubble maybe*/_maybe/*stubble>*/:
        ((Int)
            -> Int)?
        = { [weak self] in
            $0 + (self?.base ?? 0)
        }
    /*<stubble*/private /*stubble>*//*<stubble private(set)*//*stubble>*/ lazy var /*<stubble chained*/_chained/*stubble>*/: (Int) -> (
        Int) -> Int = { [unowned self, base] first in
            { [unowned self] second in first + second + base + self.base }
        }
    /*<stubble*/private /*stubble>*/lazy var /*<stubble change*/_change/*stubble>*/: (inout [
        Int]) -> Void = { [
            weak self
        ] list in
            list.append(self?.base ?? 0)
        }
    /*<stubble*/private /*stubble>*/lazy var /*<stubble failing*/_failing/*stubble>*/: @Sendable (
        Int
    ) async throws -> Int = { [count = self.base] number in
        number + count
    }
/*<stubble*/@exclusivity(unchecked) final var _getBase: (() -> Int)? = nil; @exclusivity(unchecked) final var _setBase: ((Int) -> Void)? = nil; var add: (_ first: Int, _ second: Int) -> Int { get { if let _getAdd { return _getAdd() } else { return _add } } set { if let _setAdd { _setAdd(newValue) } else { _add = newValue } } _modify { if case nil = _getAdd, case nil = _setAdd { yield &_add } else { var value = self.add; yield &value; self.add = value } } }; @exclusivity(unchecked) final var _getAdd: (() -> (_ first: Int, _ second: Int) -> Int)? = nil; @exclusivity(unchecked) final var _setAdd: ((@escaping (_ first: Int, _ second: Int) -> Int) -> Void)? = nil; var maybe: ((Int) -> Int)? { get { if let _getMaybe { return _getMaybe() } else { return _maybe } } set { if let _setMaybe { _setMaybe(newValue) } else { _maybe = newValue } } _modify { if case nil = _getMaybe, case nil = _setMaybe { yield &_maybe } else { var value = self.maybe; yield &value; self.maybe = value } } }; @exclusivity(unchecked) final var _getMaybe: (() -> ((Int) -> Int)?)? = nil; @exclusivity(unchecked) final var _setMaybe: ((((Int) -> Int)?) -> Void)? = nil; private(set) var chained: (Int) -> (Int) -> Int { get { if let _getChained { return _getChained() } else { return _chained } } set { if let _setChained { _setChained(newValue) } else { _chained = newValue } } _modify { if case nil = _getChained, case nil = _setChained { yield &_chained } else { var value = self.chained; yield &value; self.chained = value } } }; @exclusivity(unchecked) final var _getChained: (() -> (Int) -> (Int) -> Int)? = nil; @exclusivity(unchecked) final var _setChained: ((@escaping (Int) -> (Int) -> Int) -> Void)? = nil; var change: (inout [Int]) -> Void { get { if let _getChange { return _getChange() } else { return _change } } set { if let _setChange { _setChange(newValue) } else { _change = newValue } } _modify { if case nil = _getChange, case nil = _setChange { yield &_change } else { var value = self.change; yield &value; self.change = value } } }; @exclusivity(unchecked) final var _getChange: (() -> (inout [Int]) -> Void)? = nil; @exclusivity(unchecked) final var _setChange: ((@escaping (inout [Int]) -> Void) -> Void)? = nil; var failing: @Sendable (Int) async throws -> Int { get { if let _getFailing { return _getFailing() } else { return _failing } } set { if let _setFailing { _setFailing(newValue) } else { _failing = newValue } } _modify { if case nil = _getFailing, case nil = _setFailing { yield &_failing } else { var value = self.failing; yield &value; self.failing = value } } }; @exclusivity(unchecked) final var _getFailing: (() -> @Sendable (Int) async throws -> Int)? = nil; @exclusivity(unchecked) final var _setFailing: ((@escaping @Sendable (Int) async throws -> Int) -> Void)? = nil/*stubble>*/}

/*<stubble @Stubbable*//*stubble>*/
struct LazyClosuresOfStruct {
    var base: Int = 1/*<stubble*/ { @storageRestrictions(initializes: _base) init(initialValue) { _base = initialValue } get { if let _getBase { return _getBase() } else { return _base } } set { if let _setBase { _setBase(newValue) } else { _base = newValue } } _modify { if case nil = _getBase, case nil = _setBase { yield &_base } else { var value = self.base; yield &value; self.base = value } } }/*stubble>*//*<stubble*/; private var _base: Int/*stubble>*/
    /*<stubble*/private /*stubble>*/lazy var /*<stubble add*/_add/*stubble>*/: (
        Int
    ) -> Int = { [base] in
        $0 + base
    }
/*<stubble*/nonisolated(unsafe) var _getBase: (() -> Int)? = nil; nonisolated(unsafe) var _setBase: ((Int) -> Void)? = nil; var add: (Int) -> Int { mutating get { if let _getAdd { return _getAdd() } else { return _add } } set { if let _setAdd { _setAdd(newValue) } else { _add = newValue } } _modify { if case nil = _getAdd, case nil = _setAdd { yield &_add } else { var value = self.add; yield &value; self.add = value } } }; nonisolated(unsafe) var _getAdd: (() -> (Int) -> Int)? = nil; nonisolated(unsafe) var _setAdd: ((@escaping (Int) -> Int) -> Void)? = nil; init(base: Int = 1, add: ((Int) -> Int)? = nil) { self._base = base; if let add { self._add = add } }; init() {}/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 5c372732 975f a378 5ba6 b750 cea9 b750 de24 b750 15b4 e5df b750 7ac3 b750 1818 6aaf 975f a378 36d8 b750 cea9 31f2 *//*stubble>*/