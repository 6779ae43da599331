enum Suit {
    case hearts
    @StubbableFunction func symbol() -> String { "h" }
    @StubbableProperty var isRed: Bool { true }
}
