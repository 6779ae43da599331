enum Shelf {}
typealias Rack = Shelf
extension Rack {
  nonisolated struct Free {
    @Stubbable
    struct Inner {
      var count = 1
      func next() -> Int { count + 1 }
    }
  }
  @Stubbable
  struct Kept {
    var count = 2
    func next() -> Int { count + 1 }
  }
}
nonisolated func nextOfInner() -> Int { Shelf.Free.Inner().next() }
