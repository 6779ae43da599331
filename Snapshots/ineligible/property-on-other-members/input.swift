class Bell {
    @StubbableProperty func ring() {}
    @StubbableProperty init() {}
    @StubbableProperty class Clapper {}
}
