/// What a stub in place costs, after the table of the Stubble paper: the view model's grouping over a service behind
/// a protocol, over a stubbed one, over one that is applied and not stubbed, and over the original; and appends
/// through a stubbed array.
@main
enum InPlaceStubs {
  struct Student {
    let name: String
    let graduationYear: Int
  }

  protocol RosterServing {
    func fetchStudents() async throws -> [Student]
  }

  final class StubService: RosterServing {
    func fetchStudents() async throws -> [Student] { [] }
  }

  final class OriginalService {
    var response: [Student] = []

    func fetchStudents() async throws -> [Student] {
      return response
    }
  }

  // @Stubbable
  final class AppliedService {
    var response: [Student] = []

    func fetchStudents() async throws -> [Student] {
      return response
    }
  }

  final class OriginalList {
    var items: [Int] = []
  }

  // @Stubbable
  final class AppliedList {
    var items: [Int] = []
  }

  /// The view model, once for each way to its service.
  final class ProtocolModel {
    let service: any RosterServing
    init(service: any RosterServing) { self.service = service }

    func studentsByGraduationYear() async throws -> [Int: [Student]] {
      let students = try await service.fetchStudents()
      return Dictionary(grouping: students, by: \.graduationYear)
    }
  }

  final class OriginalModel {
    let service: OriginalService
    init(service: OriginalService) { self.service = service }

    func studentsByGraduationYear() async throws -> [Int: [Student]] {
      let students = try await service.fetchStudents()
      return Dictionary(grouping: students, by: \.graduationYear)
    }
  }

  final class AppliedModel {
    let service: AppliedService
    init(service: AppliedService) { self.service = service }

    func studentsByGraduationYear() async throws -> [Int: [Student]] {
      let students = try await service.fetchStudents()
      return Dictionary(grouping: students, by: \.graduationYear)
    }
  }

  static let calls = 20_000
  static let rounds = 60

  /// Off the main actor: a hop to it costs many times the call.
  static func main() async throws {
    try await Task.detached { try await measureCalls() }.value
    measureAppends()
  }

  static func measureCalls() async throws {
    let behindProtocol = ProtocolModel(service: StubService())
    let original = OriginalModel(service: OriginalService())
    let unset = AppliedModel(service: AppliedService())
    let set = AppliedModel(service: AppliedService())
    set.service._fetchStudents = { [] }
    var best = [Double](repeating: .infinity, count: 4)
    for _ in 0..<rounds {
      best[0] = min(
        best[0],
        try await time { for _ in 0..<calls { use(try await behindProtocol.studentsByGraduationYear()) } })
      best[1] = min(
        best[1], try await time { for _ in 0..<calls { use(try await set.studentsByGraduationYear()) } })
      best[2] = min(
        best[2], try await time { for _ in 0..<calls { use(try await original.studentsByGraduationYear()) } })
      best[3] = min(
        best[3], try await time { for _ in 0..<calls { use(try await unset.studentsByGraduationYear()) } })
    }
    print("studentsByGraduationYear")
    row("a stub behind a protocol", best[0] / Double(calls), best[0], best[0])
    row("a stub in place", best[1] / Double(calls), best[1], best[0])
    row("the original", best[2] / Double(calls), best[2], best[2])
    row("applied, no stub set", best[3] / Double(calls), best[3], best[2])
  }

  static func time(_ body: () async throws -> Void) async throws -> Double {
    let start = ContinuousClock.now
    try await body()
    return (ContinuousClock.now - start) / .nanoseconds(1)
  }

  static func measureAppends() {
    var measurement = Measurement("an append to an array property")
    measurement.add("stored") { calls in append(calls, to: OriginalList()) }
    measurement.add("stubbable, no stub set") { calls in append(calls, to: AppliedList()) }
    measurement.report()
  }

  /// The list comes from elsewhere, as it does in a program: the compiler knows nothing of it.
  @inline(never) static func append(_ calls: Int, to list: OriginalList) {
    for call in 0..<calls { list.items.append(call) }
  }

  @inline(never) static func append(_ calls: Int, to list: AppliedList) {
    for call in 0..<calls { list.items.append(call) }
  }

  static func row(_ name: String, _ nanoseconds: Double, _ time: Double, _ baseline: Double) {
    let padded = name + String(repeating: " ", count: max(0, 44 - name.count))
    print("  \(padded) \((nanoseconds * 10).rounded() / 10) ns  \((time / baseline * 100).rounded() / 100) x")
  }
}
