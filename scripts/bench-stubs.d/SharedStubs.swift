/// Measures calls through stubs that several tasks may set and call, against a variable without any checks of the
/// compiler.
@main
enum SharedStubs {
  final class UncheckedService: Sendable {
    @inline(never) func add(_ number: Int) -> Int { if let _add { _add(number) } else { number &+ 1 } }
    @inline(never) static func now(_ number: Int) -> Int { if let _now { _now(number) } else { number &+ 1 } }
    @exclusivity(unchecked) nonisolated(unsafe) var _add: (@Sendable (Int) -> Int)? = nil
    @exclusivity(unchecked) nonisolated(unsafe) static var _now: (@Sendable (Int) -> Int)? = nil
  }

  // @Stubbable
  final class AppliedService: Sendable {
    @inline(never) func add(_ number: Int) -> Int { number &+ 1 }
    @inline(never) static func now(_ number: Int) -> Int { number &+ 1 }
  }

  static func main() {
    let unchecked = UncheckedService(), applied = AppliedService()
    compare("no stub is set", unchecked, applied)
    unchecked._add = { $0 &+ 2 }
    applied._add = { $0 &+ 2 }
    UncheckedService._now = { $0 &+ 2 }
    AppliedService._now = { $0 &+ 2 }
    compare("a stub that captures nothing", unchecked, applied)
    let step = CommandLine.arguments.count
    unchecked._add = { $0 &+ step }
    applied._add = { $0 &+ step }
    UncheckedService._now = { $0 &+ step }
    AppliedService._now = { $0 &+ step }
    compare("a stub that captures something", unchecked, applied)
    AppliedService._withStubs {
      AppliedService._now = { $0 &+ step }
      compare("a stub in a scope", unchecked, applied)
    }
  }

  static func compare(_ title: String, _ unchecked: UncheckedService, _ applied: AppliedService) {
    var objects = Measurement("an object, \(title)")
    objects.add("an unchecked variable") { calls in for call in 0..<calls { use(unchecked.add(call)) } }
    objects.add("applied") { calls in for call in 0..<calls { use(applied.add(call)) } }
    objects.report()
    var types = Measurement("a type, \(title)")
    types.add("an unchecked variable") { calls in for call in 0..<calls { use(UncheckedService.now(call)) } }
    types.add("applied") { calls in for call in 0..<calls { use(AppliedService.now(call)) } }
    types.report()
  }
}
