struct Visible: Sendable {}
private struct Hidden: Sendable { var n = 1 }

@Stubbable
public class AccessLevels {
    public private(set) var limited: Int = 1
    package var packaged: Int = 2
    internal fileprivate(set) var partly: Int = 3
    private var hiddenType: Hidden = Hidden()
    private func hidden(_ h: Hidden) -> Hidden { h }
    public func open() -> Int { hidden(hiddenType).n }
    @StubbableFunction(access: .public) public func wide() -> Int { 4 }
    public init() {}
    public func bump() { limited += 1 }
}
