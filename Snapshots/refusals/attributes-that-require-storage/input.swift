@requires_stored_property_inits
class Managed {
    @StubbableProperty var count: Int = 0
    @StubbableFunction func fetch() -> Int { count }
}
@Stubbable
class ManagedPart: Managed {
    var part: Int = 1
    func first() -> Int { part }
}
class ManagedElsewhere {
    @StubbableProperty @_hasStorage var count: Int = 0
}
