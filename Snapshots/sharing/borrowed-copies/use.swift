func useBorrowedCopies() {
    print(PoseMatrix(from: Turn()).sum, PoseMatrix(from: Pose()).sum, Pose().moved().sum)
    print(PoseMatrix(step: Step(), label: Label()).sum)
}
useBorrowedCopies()
#if STUBS
func stubBorrowedCopies() {
    Turn._doubled = { 50 }
    useBorrowedCopies()
    var step = Step()
    step._halved = { 20 }
    print(PoseMatrix(step: step, label: Label()).sum)
}
stubBorrowedCopies()
#endif
