class Packer {
    @StubbableFunction
    func pack<each Item>(_ item: repeat each Item) -> Int { 0 }
}
actor Keeper<each Item> {
    @StubbableFunction
    func counter() -> (repeat each Item) -> Int { { (_: repeat each Item) in 0 } }
}
