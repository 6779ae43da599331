#if STUBS
struct OwnAuthority: Authority {
  func check(_ permit: borrowing License?, times: Int) -> Int { times }
  func grant(_ result: consuming Result<Permit, any Error>) { print("granted") }
  func renew(_ permit: inout Permit?) { permit = Permit(number: 2) }
  func file(_ folder: borrowing Folder<Permit>) -> Int { folder.content.number }
  func open(_ folder: borrowing Folder<Int>) -> Int { folder.content }
  func sum(_ numbers: Span<Int>?) -> Int { numbers?.count ?? 0 }
  subscript(_ numbers: Span<Int>?) -> Int {
    get { 3 }
    set { print("set", newValue) }
  }
}
func ask(_ authority: any Authority) {
  var permit: Permit? = Permit()
  var authority = authority
  authority.renew(&permit)
  print(permit?.number ?? 0, authority.check(permit, times: 4), authority.file(Folder(content: Permit())))
  let numbers = [1, 2]
  print(authority.open(Folder(content: 5)), authority.sum(numbers.span), authority[numbers.span])
  authority[nil] = 6
  authority.grant(.success(Permit()))
}
let authoritySpy = AuthoritySpy(forwardingTo: OwnAuthority())
ask(authoritySpy)
print(authoritySpy.callOrder, authoritySpy.openReceivedInvocations.map(\.content))
authoritySpy.grantClosure = { _ in print("closure") }
ask(authoritySpy)
ask(
  StubbableAuthority {
    $0.noop()
    $0.renew = { $0 = Permit(number: 7) }
    $0.check = { permit, times in -times }
  })
let mockAuthority = MockAuthority(.relaxed)
ask(mockAuthority)
print(mockAuthority.checkStub.callArguments, mockAuthority.openStub.callArguments.map(\.content))
#endif
