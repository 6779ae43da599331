struct EmptyPack<each Element> { var count = 0 }

/*<stubble @Stubbable*//*stubble>*/
class EmptyPacks {
    var type: Any.Type {/*<stubble*/ if let _getType { _getType() } else {/*stubble>*/ EmptyPack< >.self /*<stubble*/} /*stubble>*/}
    var made: Int {/*<stubble*/ if let _getMade { _getMade() } else {/*stubble>*/ EmptyPack< /* none */ >(count: 3).count /*<stubble*/} /*stubble>*/}
    /*<stubble*/private /*stubble>*/lazy var /*<stubble late*/_late/*stubble>*/: EmptyPack< > = EmptyPack< >(count: 2)
    func take(_ pack: EmptyPack< > = EmptyPack< >()) -> [Int] {/*<stubble*/ if let _take { _take(pack) } else {/*stubble>*/ [pack.count, EmptyPack<EmptyPack< >>(count: 1).count] /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _getType: (() -> Any.Type)? = nil; @exclusivity(unchecked) final var _getMade: (() -> Int)? = nil; var late: EmptyPack< > { get { if let _getLate { return _getLate() } else { return _late } } set { if let _setLate { _setLate(newValue) } else { _late = newValue } } _modify { if case nil = _getLate, case nil = _setLate { yield &_late } else { var value = self.late; yield &value; self.late = value } } }; @exclusivity(unchecked) final var _getLate: (() -> EmptyPack< >)? = nil; @exclusivity(unchecked) final var _setLate: ((EmptyPack< >) -> Void)? = nil; @exclusivity(unchecked) final var _take: ((EmptyPack< >) -> [Int])? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 4d415fb5 975f 392c ff98 7f3a ff98 b750 c6cf 3e41 ff98 b28b *//*stubble>*/