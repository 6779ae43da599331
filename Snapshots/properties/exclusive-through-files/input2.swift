extension [Int] {
    mutating func exchange(with other: inout Int) { swap(&self[0], &other) }
}
enum Clerk {
    static func clear(_ inventory: inout Inventory) {
        inventory.goods.removeAll { $0 == inventory.barred }
    }
    static func change(_ inventory: inout Inventory) {
        swap(&inventory.left, &inventory.right)
        inventory.label += "\(inventory.goods.count)"
    }
    static func tally(_ inventory: inout Inventory) {
        inventory.tally["a", default: inventory.start] += 1
        inventory.goods.exchange(with: &inventory.left)
    }
}
