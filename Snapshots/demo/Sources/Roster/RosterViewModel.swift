/// What a roster's screen shows.
public final class RosterViewModel {
    private let service: RosterService

    public init(service: RosterService) {
        self.service = service
    }

    /// Where the roster comes from.
    public var source: String { service.server }

    /// The names of all students by the year in which they graduate.
    public func namesByGraduationYear() async throws -> [Int: [String]] {
        let students = try await service.fetchStudents()
        return Dictionary(grouping: students, by: \.graduationYear).mapValues { $0.map(\.name) }
    }

    /// A line to show instead of the roster when it cannot be had.
    public func summary() async -> String {
        do {
            return "\(try await service.fetchStudents().count) students"
        } catch {
            return "The roster is out of reach."
        }
    }
}
