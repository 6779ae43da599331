class Shelf {
    var storage: [Int] = []
    @StubbableProperty
    var books: [Int] {
        _read { yield storage }
        _modify { yield &storage }
    }
    @StubbableProperty
    var first: Int {
        unsafeAddress { UnsafePointer(bitPattern: 8)! }
    }
}
