// @Stubbable
class ScopedVehicle: @unchecked Sendable {
    class func wheels() -> Int { 4 }
    func speed() -> Int { 50 }
}

// @Stubbable
class ScopedPage {
    static func size() -> Int { 1 }
    func lines() -> Int { 2 }
}
