var hidMachine = HidMachine<Int>(all: [1, 2])
let hidBox = HidBox("token"), hidStore = HidStore<Int>()
print(hidMachine.all, hidMachine.one as Any, HidMachine<Int>.Action().pools, hidMachine.count(3), hidBox.token, await hidStore.put(4))
#if STUBS
hidMachine._getAll = { [5] }
hidMachine._getOne = { 6 }
hidMachine._count = { $0 * 2 }
hidBox._getToken = { "stub" }
hidStore._put = { "stub \($0)" }
print(hidMachine.all, hidMachine.one as Any, hidMachine.count(3), hidBox.token, await hidStore.put(4))
#endif
