@available(macOS, introduced: 12)
struct DatedToken {}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Dated {
    @available(macOS, introduced: 12, deprecated: 14, message: "introduced and unavailable are words only")
    func token() -> DatedToken?
    @available(macOS, introduced: 12)
    var current: DatedToken? { get }
    @available(swift 5)
    func name() -> String
}
