struct Student: Sendable {
    let name: String
    let graduationYear: Int
}

class RosterService {
    /*<stubble @StubbableFunction*//*stubble>*/
    func fetchStudents() async throws -> [Student] {/*<stubble*/ if let _fetchStudents { return try await _fetchStudents() } else {/*stubble>*/
        // stands for a request over the network
        return [Student(name: "Ada", graduationYear: 2027), Student(name: "Alan", graduationYear: 2028)]
    /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _fetchStudents: (() async throws -> [Student])? = nil/*stubble>*/}

class RosterViewModel {
    let service: RosterService

    init(service: RosterService) {
        self.service = service
    }

    func studentsByGraduationYear() async throws -> [Int: [Student]] {
        let students = try await service.fetchStudents()
        return Dictionary(grouping: students, by: \.graduationYear)
    }
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 07a3a762 5b6e 7ee8 ff98 cd76 *//*stubble>*/