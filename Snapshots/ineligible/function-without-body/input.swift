protocol Clockwork {
    @StubbableFunction func tick()
}
