#if os(Windows)
typealias Reporting = (Int) -> Void
typealias Shade = String
#else
typealias Reporting = Int
typealias Shade = Int
#endif

enum Visits {
    #if os(Windows)
    typealias Each = (Reporting) -> Bool
    #elseif STUBS || !STUBS
    typealias Each = (Int, Shade) -> Bool
    #else
    struct Each {}
    #endif
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Painting {
    var shade: Shade { get }
    func paint(_ shade: Shade) -> Shade
    func report(to reporting: Reporting) -> Int
    func visit(_ each: Visits.Each)
}

protocol Assembling {
    associatedtype Part
    typealias Parts = [Part]
    func assemble(_ part: Part)
    func assemble(all parts: Parts)
}

// @Spyable
// @StubbableProtocol
protocol ReportAssembling: Assembling where Part == Reporting {}

#if !os(Windows)
// @Spyable
protocol Reported {
    func report(to reporting: Reporting)
}
#endif
