@Stubbable
class Observed {
    var log: [String] = []
    var value: Int = 0 { didSet { log.append("\(oldValue) to \(value)") } }
    var both: Int = 1 {
        willSet { log.append("will \(newValue)") }
        didSet {
            log.append("did \(both)")
            if both > 10 { both = 10 }
        }
    }
    var named: [Int] = [] {
        willSet(next) { log.append("\(named.count) then \(next.count)") }
        didSet(last) { log.append("\(last.count) before \(self.named.count)") }
    }
    var late: String { didSet { log.append(late) } }
    init(late: String) { self.late = late; value = 5; both = 20 }
}
