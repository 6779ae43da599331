@globalActor actor Database { static let shared = Database() }

@Database
@Stubbable
class Archive {
    var rows = 1
    lazy var twice = 2
    let limit = 3
    var watched = 4 { didSet { rows += oldValue } }
    func count() -> Int { rows + limit + twice + watched }
    nonisolated init() {}
}

final class Records: Sendable {
    @Database @StubbableProperty var stored: Int = 1
    @Database @StubbableProperty static var ofType: Int = 2
    @Database @StubbableProperty var computed: Int { stored + 1 }
    @Database @StubbableProperty weak var other: Records? = nil
    @Database @StubbableProperty let constant: Int = 6
    @Database @StubbableFunction func call() -> Int { stored }
}

@MainActor
@Stubbable
final class Form {
    @Database func save() -> Int { 5 }
}

@Stubbable
actor Inbox {
    @Database func sync() -> Int { 9 }
}
