@Stubbable
class OptionalsAndClosures {
    var optional: Int?
    var optionalWithDefault: Int? = 1
    var unwrapped: String!
    var spelled: Optional<Int> = nil
    var onTap: () -> Void = {}
    var onEvent: ((Int) -> Int)?
    var existential: any Equatable = 1
    var optionalExistential: (any Error)?
    var tuple: (a: Int, b: Int) = (1, 2)
    var array: [Int]?
    var type: AnyClass = OptionalsAndClosures.self
    var optionalType: AnyObject.Type?
    var anyType: (any AnyObject.Type)? = nil
    var types: [AnyClass] = []
}
