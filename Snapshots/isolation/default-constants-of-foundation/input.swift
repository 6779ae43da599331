import Foundation

// @Stubbable
struct FoundationArchive {
    let bundle = Bundle.main
    let decoder = JSONDecoder()
    let encoder: PropertyListEncoder = PropertyListEncoder()
    let center: NotificationCenter
    func size() -> Int { 1 }
}

// @Stubbable
final class FoundationWorker {
    let queue: OperationQueue = .main
    let process = ProcessInfo.processInfo
    let decoders: [String: JSONDecoder] = [:]
    func name() -> String { "\(process.processIdentifier > 0) \(decoders.count)" }
}

// @Stubbable
actor FoundationIndex {
    let encoder = JSONEncoder()
    let bundle: Bundle? = nil
    func pages() -> Int { bundle == nil ? 1 : 2 }
}
