class Clock {
    @StubbableFunction var hour: Int = 1
    @StubbableFunction init() {}
    @StubbableFunction deinit {}
    @StubbableFunction typealias Minute = Int
    @StubbableFunction struct Second {}
}
