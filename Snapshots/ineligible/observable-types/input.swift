import Observation

@Observable
class Account {
    @StubbableProperty var balance: Int = 0
    @StubbableProperty var total: Int = 0
    @StubbableFunction func pay() { withMutation(keyPath: \.balance) {}; print(_total) }
}
@Stubbable
@Observable
final class Coded: Encodable {
    var name = "a"
    private enum CodingKeys: String, CodingKey { case _name = "name" }
}
