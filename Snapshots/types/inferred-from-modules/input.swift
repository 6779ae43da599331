import Foundation

@Stubbable
struct Surroundings {
    var address = URL(string: "https://a.b")
    let port = Int("80")
    var home = ProcessInfo.processInfo.environment["HOME"] == nil
    var environment = ProcessInfo.processInfo.environment
    let arguments = CommandLine.arguments
    var defaults = UserDefaults(suiteName: "surroundings")
    let bundle = Bundle.main
    var identifier = UUID().uuidString
    var created = Date().timeIntervalSince1970
    let start = ContinuousClock.now
    let queue = OperationQueue.main
    func age(at time: TimeInterval) -> TimeInterval { time - created }
}
