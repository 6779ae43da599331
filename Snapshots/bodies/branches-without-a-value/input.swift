struct Unsuited: Error {}
func made(_ number: Int) -> Int { number }

@Stubbable
class Choices {
    func parse(_ number: Int) throws -> Int {
        switch number {
        case 1: number + 1
        case 2: fallthrough
        case 3: made(number)
        default:
            print("unsuited")
            throw Unsuited()
        }
    }
    func check(_ isSuited: Bool) throws -> String {
        if isSuited { "suited" } else { print("unsuited"); throw Unsuited() }
    }
    func choose(_ isFirst: Bool) -> Int {
        if isFirst {
            #if DEBUG_CHOICES
            made(10)
            #else
            made(11)
            #endif
        } else {
            made(12)
        }
    }
    var nested: Int {
        #if DEBUG_CHOICES
        #if OTHER_CHOICES
        made(1)
        #else
        made(2)
        #endif
        #else
        #if OTHER_CHOICES
        made(3)
        #else
        made(4)
        #endif
        #endif
    }
    func mixed() -> Int {
        #if DEBUG_CHOICES
        #if OTHER_CHOICES
        made(5)
        #else
        let number = made(5)
        return number + 1
        #endif
        #else
        #sourceLocation(file: "choices.txt", line: 1)
        made(7)
        #sourceLocation()
        #endif
    }
    static func generated() -> Int {
        #sourceLocation(file: "choices.txt", line: 10)
        made(8)
        #sourceLocation()
    }
    #if !DEBUG_CHOICES
    var count = 9
    #sourceLocation(file: "choices.txt", line: 20)
    #sourceLocation()
    #endif
}
