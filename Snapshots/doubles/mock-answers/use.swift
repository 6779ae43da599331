import Stubble
print(UserMissing())
#if STUBS
let users = MockUserLoading()
users.loadStub.when(\.id, 3).returnsOnce("three").throws(UserMissing())
users.loadStub.when { $0.name.isEmpty }.answers { "nobody (\($0.id))" }
users.loadStub.returns("somebody")
for (id, name) in [(1, "a"), (3, "a"), (3, "a"), (3, "")] {
  do { print(try users.load(id: id, name: name)) } catch { print(error) }
}
print(users.loadStub.calls(where: \.id, 3).count)
print(users.loadStub.calls(with: .init(id: 1, name: "a")).map(\.description))

users.fetchStub.handler = { $0.completion("user \($0.id)") }
users.fetch(id: 7) { print($0) }

let stubbed = StubbableUserLoading { $0.load = { id, _ in "user \(id)" } }
let loads = attachStub(to: &stubbed.stubs.load)
loads.when(\.0, 3).returnsOnce("three")
print(try stubbed.load(id: 3, name: ""), try stubbed.load(id: 3, name: "b"), loads.callArguments)
#endif
