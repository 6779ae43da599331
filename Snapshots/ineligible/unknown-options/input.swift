@Stubbable(methods: true, statics: 1)
class Radio {
    @StubbableFunction(name: "two words") func play() {}
    @StubbableFunction("play", access: .secret) func stop() {}
    @StubbableProperty(calls: true) var volume: Int = 1
    func off() {}
}
