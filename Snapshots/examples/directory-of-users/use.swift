struct Refused: Error {}
let directory = Directory()
let ada = User(name: "Ada")
print(directory.addUser(ada, at: 0), try directory.addUser(ada), directory.user(at: (1, 2)) == nil)
print(directory.nameAndAge(), directory.greeting()("you"))
directory.load { print($0 == nil) }
directory.load(then: { print($0 == nil) }, otherwise: { print($0) })
directory.visit { print($0.name) }
directory.log("a")
directory.log("b", level: 2)
#if STUBS
directory._addUserAt = { user, index in user == ada && index == 1 }
directory._addUser = { _ in throw Refused() }
directory._user = { User(name: "at \($0.row),\($0.column)") }
directory._nameAndAge = { (name: "Grace", age: 85) }
directory._loadThen = { done in done(ada) }
directory._loadThenOtherwise = { _, failed in failed(Refused()) }
directory._visit = { visitor in visitor(ada); visitor(User(name: "twice")) }
directory._greeting = { { _ in "goodbye" } }
directory._log = { print("stub:", $0()) }
directory._logLevel = { message, level in if level > 2 { print("stub \(level):", message()) } }
print(directory.addUser(ada, at: 0), directory.addUser(ada, at: 1), directory.user(at: (1, 2))?.name ?? "-")
do { print(try directory.addUser(ada)) } catch { print(error) }
print(directory.nameAndAge(), directory.greeting()("you"))
directory.load { print($0?.name ?? "-") }
directory.load(then: { print($0 == nil) }, otherwise: { print($0) })
directory.visit { print($0.name) }
directory.log("a")
directory.log({ print("never"); return "b" }(), level: 2)
directory.log("c", level: 3)
#endif
