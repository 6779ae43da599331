@Stubbable
class Animal {
    var name: String = "animal"
    var sound: String { "?" }
    func speak() -> String { sound }
    func move(by n: Int) -> Int { n }
    class func kind() -> String { "animal" }
    init() {}
}
@Stubbable
class Hound: Animal {
    var tricks: [String] = []
    override var sound: String { "woof" }
    override func speak() -> String { super.speak() + "!" }
    override class func kind() -> String { "hound" }
    func fetch() -> String { "stick" }
}
class Puppy: Hound { var age: Int; init(age: Int) { self.age = age; super.init(); tricks = ["sit"] } }
class Foreign: Animal { @StubbableFunction override func speak() -> String { "foreign" } }
@Stubbable
class ConnectorByType {
    func connect(to port: Int) -> String { "port" }
    func connect(to name: String) -> String { "name" }
}
@Stubbable
class LocalConnector: ConnectorByType {
    override func connect(to name: String) -> String { "local" }
    override func connect(to port: Int) -> String { "local port" }
}
