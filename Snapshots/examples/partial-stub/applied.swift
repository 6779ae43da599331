struct Pupil: Sendable {
    var name: String
    var year: Int
}

class School {
    /*<stubble @StubbableFunction*//*stubble>*/
    private func loadPupils() async throws -> [Pupil] {/*<stubble*/ if let _loadPupils { try await _loadPupils() } else {/*stubble>*/
        [Pupil(name: "Emmy", year: 1), Pupil(name: "Kurt", year: 2)]
    /*<stubble*/} /*stubble>*/}

    func pupilsByYear() async throws -> [Int: [String]] {
        let pupils = try await loadPupils()
        return Dictionary(grouping: pupils, by: \.year).mapValues { $0.map(\.name) }
    }
/*<stubble*/@exclusivity(unchecked) final var _loadPupils: (() async throws -> [Pupil])? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 337942c3 5b6e 2c47 ff98 84dc *//*stubble>*/