@Stubbable
struct Basket {
    var fruits: [Int] = [1, 2, 3]
    var rotten: Int = 2
    var apples: Int = 1
    var pears: Int = 2
    var prices: [Int: Int] = [:]
    var price: Int = 4
    var owner: String = "b"
}
