struct Pupil: Sendable {
    var name: String
    var year: Int
}

class School {
    @StubbableFunction
    private func loadPupils() async throws -> [Pupil] {
        [Pupil(name: "Emmy", year: 1), Pupil(name: "Kurt", year: 2)]
    }

    func pupilsByYear() async throws -> [Int: [String]] {
        let pupils = try await loadPupils()
        return Dictionary(grouping: pupils, by: \.year).mapValues { $0.map(\.name) }
    }
}
