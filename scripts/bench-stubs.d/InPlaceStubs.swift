/// Measures stubs in place like the table of the Stubble paper: the view model's grouping with a service of a
/// protocol, with a stubbed service, with an applied service without a stub, and with the original; and 20,000 appends
/// to a stubbed array property.
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

  final class OriginalObject {
    var items: [Int] = []
  }

  // @Stubbable
  final class AppliedObject {
    var items: [Int] = []
  }

  struct OriginalStruct {
    var items: [Int] = []
  }

  // @Stubbable
  struct AppliedStruct {
    var items: [Int] = []
  }

  /// The view model, in one version for each kind of service.
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

  /// Measures off the main actor, since a hop to it costs many times as much as the call.
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
    row("a stub of a protocol", best[0] / Double(calls), best[0], best[0])
    row("a stub in place", best[1] / Double(calls), best[1], best[0])
    row("the original", best[2] / Double(calls), best[2], best[2])
    row("applied, no stub set", best[3] / Double(calls), best[3], best[2])
  }

  static func time(_ body: () async throws -> Void) async throws -> Double {
    let start = ContinuousClock.now
    try await body()
    return (ContinuousClock.now - start) / .nanoseconds(1)
  }

  /// Measures appends to the array of a new value each time. The values are kept, since a value that reused the memory
  /// of another would not have to allocate any, which is most of the original's cost.
  static func measureAppends() {
    var kept: [Any] = []
    var objects = Measurement(
      "20,000 appends to an array property of an object", calls: 20_000, repetitions: 1)
    objects.add("stored") { appends in
      let object = OriginalObject()
      append(appends, to: object)
      kept.append(object)
    }
    objects.add("stubbable, no stub set") { appends in
      let object = AppliedObject()
      append(appends, to: object)
      kept.append(object)
    }
    objects.report()
    var structs = Measurement(
      "20,000 appends to an array property of a struct", calls: 20_000, repetitions: 1)
    structs.add("stored") { appends in
      var value = OriginalStruct()
      append(appends, to: &value)
      kept.append(value)
    }
    structs.add("stubbable, no stub set") { appends in
      var value = AppliedStruct()
      append(appends, to: &value)
      kept.append(value)
    }
    structs.report()
  }

  // The values are parameters of functions that are not inlined, so that the compiler knows nothing about them, as in a
  // real program.

  @inline(never) static func append(_ appends: Int, to object: OriginalObject) {
    for number in 0..<appends { object.items.append(number) }
  }

  @inline(never) static func append(_ appends: Int, to object: AppliedObject) {
    for number in 0..<appends { object.items.append(number) }
  }

  @inline(never) static func append(_ appends: Int, to value: inout OriginalStruct) {
    for number in 0..<appends { value.items.append(number) }
  }

  @inline(never) static func append(_ appends: Int, to value: inout AppliedStruct) {
    for number in 0..<appends { value.items.append(number) }
  }

  static func row(_ name: String, _ nanoseconds: Double, _ time: Double, _ baseline: Double) {
    let padded = name + String(repeating: " ", count: max(0, 44 - name.count))
    print("  \(padded) \((nanoseconds * 10).rounded() / 10) ns  \((time / baseline * 100).rounded() / 100) x")
  }
}
