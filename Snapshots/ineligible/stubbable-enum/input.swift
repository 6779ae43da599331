@Stubbable
enum Phase {
    case waxing, waning
    func next() -> Phase { .waxing }
}
