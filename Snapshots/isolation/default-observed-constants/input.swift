import Foundation
import Observation
protocol Shop { func price() -> Int }
final class CornerShop: Shop { func price() -> Int { 3 } }
@Stubbable
@Observable final class Basket {
  private let shop: any Shop
  let rebate: (Int) -> Int
  let first: any Shop, second: any Shop
  @ObservationIgnored let encoder: JSONEncoder
  @ObservationIgnored let title: String
  let extras: [Any] = [1]
  let known = 1
  let made: any Shop = CornerShop()
  var count = 2
  init(shop: any Shop, rebate: @escaping (Int) -> Int) {
    self.shop = shop
    self.rebate = rebate
    first = shop
    second = shop
    encoder = JSONEncoder()
    title = "t"
  }
  func total() -> Int { rebate(shop.price() * count) + first.price() + second.price() + extras.count + known }
}
