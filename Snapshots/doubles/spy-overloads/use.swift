struct Fixed: DataService {
  func loadData() -> String { "data" }
  func loadData() -> Int { 1 }
}
print(Fixed().loadData() as String)
#if STUBS
let spy = DataServiceSpy()
spy.loadDataStringReturnValue = "value"
spy.loadDataIntReturnValue = 42
print(spy.loadData() as String, spy.loadData() as Int, spy.loadData() as Int)
print(spy.loadDataStringCallsCount, spy.loadDataIntCallsCount)
#endif
