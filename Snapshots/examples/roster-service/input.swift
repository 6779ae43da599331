struct Student: Sendable {
    let name: String
    let graduationYear: Int
}

class RosterService {
    @StubbableFunction
    func fetchStudents() async throws -> [Student] {
        // stands for a request over the network
        return [Student(name: "Ada", graduationYear: 2027), Student(name: "Alan", graduationYear: 2028)]
    }
}

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
