func factory() {
    @Stubbable class Hidden { func f() {} }
    _ = Hidden()
}
