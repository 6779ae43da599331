func outer() {
    @StubbableFunction func inner() {}
    @StubbableProperty var local: Int = 1
    inner()
}
@StubbableProperty var global: Int = 1
