@Stubbable
class Notebook {
    func save(_ text: String, at page: Int) throws {}
    func text(at page: Int) throws -> String? { nil }
}
