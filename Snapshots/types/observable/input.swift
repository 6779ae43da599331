import Observation

@Stubbable
@Observable
class ObservableAccount {
    var balance = 1
    static let limit = 10
    var doubled: Int { balance * 2 }
    func pay(_ amount: Int) -> Int {
        balance += amount
        return balance
    }
    private func hide() {}
    subscript(index: Int) -> Int { get { balance + index } set { balance = newValue } }
}

@Stubbable
@Observation.Observable
final class ObservableBox<T> {
    var value: T
    init(_ value: T) { self.value = value }
    func get() -> T { value }
    static func zero() -> Int { 0 }
}

@Stubbable
@MainActor @Observable
final class ObservableScreen {
    var count = 1
    func show() { count += 1 }
    nonisolated func add(_ number: Int) -> Int { number + 1 }
}

@Stubbable
#if true
@Observable
#endif
final class SharedObservable: @unchecked Sendable {
    var count = 1
    @StubbableFunction(calls: true)
    func add(_ number: Int) { count += number }
}

@Stubbable
@Observable
class DerivedObservable: ObservableAccount {
    var bonus = 5
    override func pay(_ amount: Int) -> Int { super.pay(amount) + bonus }
    func reset() { bonus = 0 }
}

@Stubbable
@Observable
final class ObservableForm {
    var title: String { didSet { print("title", oldValue, title) } }
    var lines: [String] = []
    weak var parent: ObservableForm?
    @ObservationIgnored var cache = 0
    @ObservationIgnored lazy var late = 7
    let id: Int
    nonisolated(unsafe) static var made = 0
    init(title: String, id: Int) { self.title = title; self.id = id; self.title += "!"; cache = 1 }
    func add(_ line: String) { lines.append(line); cache += 1 }
}
