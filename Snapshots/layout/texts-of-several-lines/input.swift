@Stubbable
struct SeveralLines {
    @available(*, deprecated, message: """
        use "other",
          or \
        \"nothing\"
        """) static let first = 1
    @available(
        *,
        deprecated,
        message: "second"
    )
    static let second = 2, third: Int = 3
}

@Stubbable
class SeveralLinesObject {
    @available(*, deprecated, message: """

        late

        """)
    lazy var late: Int = 4
    @available(*, deprecated, message: """
    """) var seen = 5 {
        didSet { print("seen") }
    }
    @available(*, deprecated, message: """
        one
        """) let fixed = 6, other = 7
    let text = """
        several
        lines
        """
    var message = """
        more
        """
}
