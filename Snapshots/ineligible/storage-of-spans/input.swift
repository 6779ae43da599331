struct Packet {
    @StubbableProperty var data: [UInt8]
    @StubbableProperty var label: String = ""
    var bytes: Span<UInt8> { data.span }
}
