@Stubbable
class Builder {
    var parts: [String] = []
    func add(_ part: String) -> Self { parts.append(part); return self }
    func maybe() -> Self? { self }
    func all() -> [Builder] { [self] }
    class func make() -> Self { self.init() }
    required init() {}
}
@Stubbable
final class FinalBuilder {
    var parts: [String] = []
    func add(_ part: String) -> Self { parts.append(part); return self }
}
@Stubbable
struct ValueBuilder {
    var parts: [String] = []
    func adding(_ part: String) -> Self { Self(parts: parts + [part]) }
    func other(_ other: Self) -> [Self] { [self, other] }
}
struct Outside<Value> {
    @Stubbable
    final class Builder<Step> { var steps: [Step] = []; func add(_ step: Step) -> Self { steps.append(step); return self } }
}
