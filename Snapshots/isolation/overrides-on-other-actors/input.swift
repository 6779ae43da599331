import Foundation
final class Parcel { var weight = 1 }
class Mooring: NSObject {
    func tie() -> Int { 1 }
    var knot: Int { 1 }
    func untie() async -> Int { 1 }
}
@Stubbable
@MainActor final class SafeMooring: Mooring {
    override func tie() -> Int { 2 }
    override var knot: Int { 2 }
    override func untie() async -> Int { 2 }
    override var description: String { "mooring" }
    override var hash: Int { 7 }
    override func isEqual(_ object: Any?) -> Bool { false }
}
@Stubbable
class Depot {
    @MainActor func open() -> Int { 1 }
    @MainActor func close() -> Int { 1 }
    @MainActor var size: Int { 1 }
    @MainActor var level = 1
    @MainActor subscript(i: Int) -> Int { get { i } set {} }
    @MainActor class func kind() -> String { "depot" }
    @MainActor func load(_ count: Int) async -> Int { count }
    @MainActor func send(_ parcel: Parcel) async -> Int { parcel.weight }
    func count() async -> Int { 1 }
    func weigh(_ parcel: Parcel) async -> Int { parcel.weight }
}
@Stubbable
class FreeDepot: Depot {
    nonisolated override func open() -> Int { 2 }
    override func close() -> Int { 2 }
    nonisolated override var size: Int { 2 }
    nonisolated override var level: Int { get { 2 } set {} }
    nonisolated override subscript(i: Int) -> Int { get { i * 2 } set {} }
    nonisolated override class func kind() -> String { "free" }
    nonisolated override func load(_ count: Int) async -> Int { count * 2 }
    nonisolated(nonsending) override func send(_ parcel: Parcel) async -> Int { parcel.weight * 2 }
    @MainActor override func count() async -> Int { 2 }
    nonisolated(nonsending) override func weigh(_ parcel: Parcel) async -> Int { parcel.weight * 2 }
}
