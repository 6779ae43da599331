import Foundation
import Observation
let basket = Basket(shop: CornerShop(), rebate: { $0 - 1 })
withObservationTracking { print(basket.total(), basket.title, basket.made.price()) } onChange: { print("changed") }
basket.count = 5
print(basket.total(), basket.encoder.outputFormatting == [])
#if STUBS
basket._getShop = { CornerShop() }
basket._getRebate = { { $0 + 100 } }
basket._getExtras = { [] }
basket._getTitle = { "stub" }
print(basket.total(), basket.title)
#endif
