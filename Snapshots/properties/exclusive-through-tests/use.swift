var basket = BasketTests().testsPrices()
print(basket.fruits, basket.apples, basket.prices, basket.owner)
#if STUBS
basket._getOwner = { "stubbed" }
print(basket.owner)
#endif
