import Distributed

distributed actor Node {
    @StubbableFunction distributed func ping() {}
}
