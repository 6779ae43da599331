// @Stubbable
class ScopedBike: ScopedVehicle, @unchecked Sendable {
    override class func wheels() -> Int { 2 }
    class func gears() -> Int { 3 }
    override func speed() -> Int { super.speed() / 2 }
    func weight() -> Int { 9 }
}

// @Stubbable
final class ScopedTandem: ScopedBike, @unchecked Sendable {
    static func riders() -> Int { 2 }
    func length() -> Int { 3 }
}

// @Stubbable
@MainActor final class ScopedCover: ScopedPage {
    static func color() -> Int { 3 }
    func title() async -> Int { 4 }
}
