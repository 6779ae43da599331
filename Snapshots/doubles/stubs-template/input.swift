// Protocol to stub
// @StubbableProtocol
protocol MyProtocol {}
