class Lamp {}

@Stubbable
extension Lamp {
    func light() {}
}
