@Stubbable
struct Cart {
    var items: [Int] = [1, 2, 3]
    var selected: Int = 2
    var counts: [Int: Int] = [:]
    var base: Int = 10
    var first: Int = 1
    var second: Int = 2
    let limit: Int = 3
    var bonus: [Int]? = [1]
    var gift: Int = 7
    var note: String = "n"
    var total: Int = 0
}
func removeSelected(_ cart: inout Cart) { cart.items.removeAll { $0 == cart.selected } }
func keepBelowLimit(_ cart: inout Cart) { cart.items.sort { $0 == cart.limit && $1 != 0 } }
func tallyUp(_ cart: inout Cart) { cart.counts[1, default: cart.base] += 1 }
func exchange(_ cart: inout Cart) { swap(&cart.first, &cart.second) }
func addBonus(_ cart: inout Cart) { cart.bonus?.append(cart.gift) }
/// What is looked at before the change begins keeps nothing stored.
func sum(_ cart: inout Cart) {
    cart.total += cart.note.count
    cart.note.append("\(cart.total)")
    cart.total = cart.note.reduce(0) { sum, _ in sum + cart.total }
}
