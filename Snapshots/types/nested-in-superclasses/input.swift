struct InheritedToken: Sendable {}
struct InheritedBox: Sendable {}

class NestingBase {
    struct InheritedToken: ~Copyable { var number = 1 }
    final class InheritedBox { var number = 2 }
    struct Pair<First> { var first: First }
    struct Failure: Error {}
}

class NestingMiddle: NestingBase {}

@Stubbable
final class NestingService: NestingMiddle {
    var token = InheritedToken()
    var box = InheritedBox()
    func take(_ token: consuming InheritedToken) -> Int { token.number }
    func make() -> InheritedToken { InheritedToken(number: 3) }
    func copy(_ box: InheritedBox) -> InheritedBox { box }
    func pair(_ pair: Pair<Int>) throws(Failure) -> Pair<String> { Pair(first: "\(pair.first)") }
}

@Stubbable
struct NestingUser {
    func look(at token: borrowing NestingService.InheritedToken) -> Int { token.number }
    func box() -> NestingService.InheritedBox { NestingService.InheritedBox() }
}
