@Stubbable
@requires_stored_property_inits
class ManagedRoot {
    var count: Int = 0
    var title = "root", label: String?
    var parts: [Int]? = [1]
    let kind = 2
    func fetch() -> Int { count }
}
@Stubbable
class ManagedPart: ManagedRoot {
    var part: Int = 1
    lazy var double = part * 2
    func first() -> Int { part }
}
