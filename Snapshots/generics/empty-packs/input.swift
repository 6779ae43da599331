struct EmptyPack<each Element> { var count = 0 }

@Stubbable
class EmptyPacks {
    var type: Any.Type { EmptyPack< >.self }
    var made: Int { EmptyPack< /* none */ >(count: 3).count }
    lazy var late: EmptyPack< > = EmptyPack< >(count: 2)
    func take(_ pack: EmptyPack< > = EmptyPack< >()) -> [Int] { [pack.count, EmptyPack<EmptyPack< >>(count: 1).count] }
}
