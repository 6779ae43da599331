class Packer {
    @StubbableFunction
    func pack<each Item>(_ item: repeat each Item) -> Int { 0 }
}
