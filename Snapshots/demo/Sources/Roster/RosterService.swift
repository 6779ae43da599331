/// A student on the roster.
public struct Student: Sendable, Equatable {
    public var name: String
    public var graduationYear: Int

    public init(name: String, graduationYear: Int) {
        self.name = name
        self.graduationYear = graduationYear
    }
}

/// Why the roster could not be fetched.
public enum RosterError: Error {
    case offline
}

/// Asks the school's server. In this demonstration there is none, so every request fails.
///
/// The comment below is all that stubble needs: no protocol, no import, no dependency.
// @Stubbable
public final class RosterService {
    public var server: String = "https://school.example"

    public init() {}

    /// Everyone on the roster.
    public func fetchStudents() async throws -> [Student] {
        try await fetchPage(1) + fetchPage(2)
    }

    /// One page of the roster.
    private func fetchPage(_ page: Int) async throws -> [Student] {
        throw RosterError.offline
    }
}
