import Stubble
print("archive")
#if STUBS
let archive = MockArchive()
archive.openStub.prologue = { print("opening") }
archive.openStub.epilogue = { print("opened") }
try await archive.open("a.zip")
print(archive.openStub.callArguments)
print(archive.allStubs.filter { !$0.callNumbers.isEmpty }.compactMap(\.name), archive.allStubs.count)

let relaxed = MockArchive(.relaxed)
print(relaxed.size, try relaxed.entries(of: "/", recursive: true), relaxed.first() ?? "none", relaxed.newest())
relaxed.entriesStub.returnsOnce(["b"])
print(try relaxed.entries(of: "/", recursive: true), try relaxed.entries(of: "/", recursive: true))

StubFailure.handler = { print("failure:", $0) }
do { _ = try archive.entries(of: "/", recursive: false) } catch { print("thrown:", error) }
print(archive.size)
#endif
