@Stubbable
class TightClass{
    var x=1
    var text="x"
    var list=[1,2]
    var none:Int?=nil
    let fixed=5
    let maybe:Int?=nil
    static let shared=1
    lazy var late=[1]
    lazy var closure={(x:Int)->Int in x}
    var seen=1{didSet{print("seen",seen)}}
    var a=1,b="2"
    private(set) var `default`:Set<Int>=[1]
    var computed:Int{x+1}
    func call(_:Int=3,x y:Int=2)->Int{y+x}
}

@Stubbable
struct LooseStruct  {
    var   x   =   1
    var text
        = "x"
    var list:
        [ Int ]
        =
        [ 1 , 2 ]
    let maybe  :  Int?
        = nil
    lazy
    var late = [ 1 ]
    static
    let shared
        = 1
    var a
        = 1 , b = 2
    var seen
        = 1
    {
        didSet
        {
            print ( "seen", seen )
        }
    }
    func
    call
    (
        _ x : Int
    )
        -> Int
    {
        x
    }
}
