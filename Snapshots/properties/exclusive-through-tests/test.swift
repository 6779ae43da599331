struct BasketTests {
    func testsRotten() -> Basket {
        var basket = Basket()
        basket.fruits.removeAll { $0 == basket.rotten }
        return basket
    }
    func testsExchange(_ body: (inout Basket) -> Void = { swap(&$0.apples, &$0.pears) }) -> Basket {
        var basket = testsRotten()
        body(&basket)
        return basket
    }
    func testsPrices() -> Basket {
        var basket = testsExchange()
        basket.prices[1, default: basket.price] *= 2
        basket.owner.append("\(basket.apples)")
        return basket
    }
}
