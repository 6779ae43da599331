struct User: Equatable, Sendable { var name: String }

/*<stubble @Stubbable*//*stubble>*/
class Directory {
    func addUser(_ user: User, at index: Int) -> Bool {/*<stubble*/ if let _addUserAt { _addUserAt(user, index) } else {/*stubble>*/ index >= 0 /*<stubble*/} /*stubble>*/}
    func addUser(_ user: User) throws -> Int {/*<stubble*/ if let _addUser { try _addUser(user) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    func user(at place: (row: Int, column: Int)) -> User? {/*<stubble*/ if let _user { _user(place) } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    func nameAndAge() -> (name: String, age: Int) {/*<stubble*/ if let _nameAndAge { _nameAndAge() } else {/*stubble>*/ ("nobody", 0) /*<stubble*/} /*stubble>*/}
    func load(then done: @escaping (User?) -> Void) {/*<stubble*/ if let _loadThen { _loadThen(done) } else {/*stubble>*/ done(nil) /*<stubble*/} /*stubble>*/}
    func load(then done: @escaping (User?) -> Void, otherwise failed: @escaping (any Error) -> Void) {/*<stubble*/ if let _loadThenOtherwise { _loadThenOtherwise(done, failed) } else {/*stubble>*/ done(nil) /*<stubble*/} /*stubble>*/}
    func visit(_ visitor: (User) -> Void) {/*<stubble*/ if let _visit { _visit(visitor) } else {/*stubble>*/ visitor(User(name: "real")) /*<stubble*/} /*stubble>*/}
    func greeting() -> (String) -> String {/*<stubble*/ if let _greeting { _greeting() } else {/*stubble>*/ { "hello \($0)" } /*<stubble*/} /*stubble>*/}
    func log(_ message: @autoclosure () -> String) {/*<stubble*/ if let _log { _log(message) } else {/*stubble>*/ print("log:", message()) /*<stubble*/} /*stubble>*/}
    func log(_ message: @autoclosure () -> String, level: Int) {/*<stubble*/ if let _logLevel { _logLevel(message, level) } else {/*stubble>*/ print("log \(level):", message()) /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _addUserAt: ((User, Int) -> Bool)? = nil; @exclusivity(unchecked) final var _addUser: ((User) throws -> Int)? = nil; @exclusivity(unchecked) final var _user: (((row: Int, column: Int)) -> User?)? = nil; @exclusivity(unchecked) final var _nameAndAge: (() -> (name: String, age: Int))? = nil; @exclusivity(unchecked) final var _loadThen: ((@escaping (User?) -> Void) -> Void)? = nil; @exclusivity(unchecked) final var _loadThenOtherwise: ((@escaping (User?) -> Void, @escaping (any Error) -> Void) -> Void)? = nil; @exclusivity(unchecked) final var _visit: (((User) -> Void) -> Void)? = nil; @exclusivity(unchecked) final var _greeting: (() -> (String) -> String)? = nil; @exclusivity(unchecked) final var _log: ((() -> String) -> Void)? = nil; @exclusivity(unchecked) final var _logLevel: ((() -> String, Int) -> Void)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: a7322ecc 975f 592e ff98 932f ff98 fcaa ff98 dfed ff98 c207 ff98 7c30 ff98 1dd4 ff98 c55e ff98 8a2c ff98 e208 ff98 39c2 *//*stubble>*/