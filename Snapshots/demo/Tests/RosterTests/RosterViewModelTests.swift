import Testing

@testable import Roster

/// Sets stubs on the concrete `RosterService`; compiles only while stubble is applied.
struct RosterViewModelTests {
    let service = RosterService()
    var model: RosterViewModel { RosterViewModel(service: service) }

    @Test func groupsStudentsByYear() async throws {
        service._fetchStudents = {
            [
                Student(name: "Ada", graduationYear: 2030), Student(name: "Emmy", graduationYear: 2031),
                Student(name: "Grace", graduationYear: 2030),
            ]
        }
        #expect(try await model.namesByGraduationYear() == [2030: ["Ada", "Grace"], 2031: ["Emmy"]])
    }

    @Test func joinsPagesOfThePrivateRequest() async throws {
        service._fetchPage = { page in [Student(name: "Student \(page)", graduationYear: 2030)] }
        #expect(try await model.namesByGraduationYear() == [2030: ["Student 1", "Student 2"]])
    }

    @Test func tellsThatTheRosterIsOutOfReach() async {
        service._fetchStudents = { throw RosterError.offline }
        #expect(await model.summary() == "The roster is out of reach.")
    }

    @Test func showsWhereTheRosterComesFrom() {
        #expect(model.source == "https://school.example")
        service._getServer = { "https://test.example" }
        #expect(model.source == "https://test.example")
    }

    @Test func doesWhatItDidWithoutStubs() async {
        #expect(await model.summary() == "The roster is out of reach.")
    }
}
