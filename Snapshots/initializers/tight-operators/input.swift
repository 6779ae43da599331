@Stubbable
class TightOperators {
    var n: Int = 1
    var flag: Bool = true
    var maybe: Int? = 2
    var text: String = "t"
    var list: [Int] = [1]
    var sum: Int
    var range: ClosedRange<Int>
    var `default`: Int = 3
    init(base: Int) {
        sum=base+n
        sum=sum+1
        range=n...n+1
        flag = !flag
        n = -n
        n+=1
        maybe? += 1
        sum += maybe!
        sum += maybe ?? n
        text += "\(n)\(text)\("\(flag)")"
        text = #"\#(text)!"#
        list[n]=list[0]+n
        `default` = `default`+self.`default`
        sum = flag ? n:sum
        swap(&n, &sum)
        (n, sum) = (sum, n)
        if n==0,flag==false { n=7 }
        let copy = (n, sum); _ = copy
        list=[n,sum]+list
        maybe = [maybe].compactMap{$0}.first
    }
    deinit { print("deinit", n, text, maybe!, !flag) }
}
