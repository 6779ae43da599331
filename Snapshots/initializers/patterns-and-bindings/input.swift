enum Reading: Sendable { case value(Int), pair(Int, Int), nothing }

@Stubbable
class Patterns {
    var x: Int?
    var y: Int = 0
    var all: [Int] = []
    init(_ reading: Reading, _ list: [Int?]) {
        x = list.first ?? nil
        if let x { y += x }
        guard let x else { return }
        y += x
        if let y = self.x, y > 0 { all.append(y) }
        switch reading {
        case .value(let y) where y > self.y: all.append(y)
        case let .pair(x, y): all += [x, y]
        case .value(y): all.append(-1)
        case .nothing, .value: y = 50
        }
        for case let y? in list { all.append(y) }
        for (index, x) in all.enumerated() where index == y { all[index] = x }
        while let y = all.last, y > 1000 { all.removeLast() }
        do { throw CancellationError() } catch let y as CancellationError { print(y) } catch { y = 1 }
        repeat { y += 1 } while y < 0
        let (y, z) = (1, self.y); all += [y, z]
        if case .value(let x)? = Optional(reading), x == y { self.y = x }
    }
    init(closures n: Int) {
        x = n
        let add = { [self] in y += 1 }
        add()
        all = [1, 2].map { $0 + n }
        all.sort { $0 > $1 }
        _ = \Patterns.x
    }
}
