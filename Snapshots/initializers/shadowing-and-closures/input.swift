final class Text { var name = "text" }

@Stubbable
class Shadowing {
    var count: Int = 0
    var name: String
    var onChange: () -> Int = { 0 }
    init(count: Int, name: String) {
        self.count = count
        let name = name + "!"
        self.name = name
        onChange = { [unowned self] in self.count }
    }
    init(values: [Int]) {
        name = ""
        for count in values where count > 0 { self.count += count }
        if let count = values.first { name = "\(count)" }
        let all = values.map { count in count + 1 }
        func later() { name += "later" }
        later()
        switch values.count { case let count where count > 2: name += "\(count)"; default: name += "\(count)\(all.count)" }
    }
    init(other: Shadowing?, text: Text?) {
        name = "own"
        if let self = other {
            self.count = 7
            name += "\(self.count)\(count)"
        }
        guard let self = text else { self.count = 8; return }
        self.name = "another"
        name += self.name
    }
    deinit { print("deinit", count, name) }
}
