// Protocol to stub
// @StubbableProtocol
protocol MyProtocol {}/*<stubble*/; class StubbableMyProtocol: MyProtocol { typealias SetupFunc = (inout Stubs) -> Void; var stubs: Stubs; init(setup: SetupFunc? = nil) { var stubs = Stubs(); setup?(&stubs); self.stubs = stubs }; struct Stubs { mutating func noop() {} }; var callOrder: [String] = []; func reset() { callOrder = [] } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8d343f05 b231 *//*stubble>*/