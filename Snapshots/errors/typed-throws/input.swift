enum Fault: Error { case real, stub }

@Stubbable
class TypedThrows {
    func fails() throws(Fault) -> Int { throw Fault.real }
    func never() throws(Never) -> Int { 1 }
    func anyError() throws(any Error) -> Int { throw Fault.real }
    func waits() async throws(Fault) { throw .real }
    func generic<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int { try body() }
    func rethrowing(_ body: () throws -> Int) rethrows -> Int { try body() }
    func rethrowingTwo(_ a: (Int) throws -> Int, _ b: (Int) throws -> Int) rethrows -> [Int] { [try a(1), try b(2)] }
    func waitsRethrowing(_ body: () async throws -> Int) async rethrows -> Int { try await body() }
    var value: Int { get throws(Fault) { throw .real } }
}
