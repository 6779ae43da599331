class ManagedElsewhere {
    @StubbableProperty @_hasStorage var count: Int = 0
}
