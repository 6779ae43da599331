import Stubble
print(title(of: Screen()), NumberedScreen(number: 3).show())
#if STUBS
let login = LoginScreenSpy()
login.title = "login"
login.user = "me"
login.fail("late")
login.addReturnValue = 2
print(login.add(Screen.ScreenPart(height: 3)), login.addCallsCount)
print(title(of: login), login.show(), login.failReceivedReason ?? "", login.userSetCallsCount)
let list = StubbableListScreen { $0.row = { "row \($0)" } }
list.stubs.height = { part in part.height * 2 }
print(list.height(of: Screen.ScreenPart(height: 4)))
print(title(of: list), (list as any ListScreen).row(at: 1))
let detail = MockDetailScreen(number: 4)
detail.detailStub.returns(5)
print(detail.number, detail.detail(of: 1), detail.detailStub.callArguments)
let other = DetailScreenSpy(number: 6)
other.detailOfReturnValue = 7
print(other.number, other.detail(of: 8), other.detailOfReceivedInvocations)
#endif
