@Stubbable
struct Memberwise {
    let y: Int
    var z: Int = 2
    var onTap: (() -> Void)?
    private var computedOnly: Int { y }
    func f() -> Int { y + z }
}
struct Button { var title: String; var onTap: (() -> Void)?; @StubbableFunction func tap() { onTap?() } }
@Stubbable
struct AllDefaults { var a: Int = 1, b: String = "b"; let c = 3; func sum() -> Int { a + c } }
@Stubbable
struct OwnInit { var a: Int; init(twice a: Int) { self.a = 2 * a }; func f() -> Int { a } }
struct ExtensionInit { var a: Int; @StubbableFunction func f() -> Int { a } }
extension ExtensionInit { init(twice a: Int) { self.init(a: 2 * a) } }
@Stubbable
struct PrivateMember { private var secret: Int = 1; func f() -> Int { secret } }
