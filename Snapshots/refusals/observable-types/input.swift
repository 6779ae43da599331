import Observation

@Observable
class Account {
    @StubbableProperty var balance: Int = 0
    @StubbableFunction func pay() {}
}
