class Kettle {
    @Stubbable func boil() {}
    @Stubbable var water: Int = 0
    @Stubbable init() {}
}
@StubbableFunction class Pot {}
@StubbableProperty struct Pan {}
