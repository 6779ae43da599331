import Stubble

/*<stubble @Spyable*//*stubble>*/
protocol DataService {
    func loadData() -> String
    func loadData() -> Int
}/*<stubble*/; class DataServiceSpy: DataService, @unchecked Sendable { init() {}; var loadDataStringCallsCount = 0; var loadDataStringCalled: Bool { loadDataStringCallsCount > 0 }; var loadDataStringReturnValue: String!; var loadDataStringClosure: (() -> String)?; func loadData() -> String { loadDataStringCallsCount += 1; callOrder.append("loadData()"); if let loadDataStringClosure { return loadDataStringClosure() }; return loadDataStringReturnValue }; var loadDataIntCallsCount = 0; var loadDataIntCalled: Bool { loadDataIntCallsCount > 0 }; var loadDataIntReturnValue: Int!; var loadDataIntClosure: (() -> Int)?; func loadData() -> Int { loadDataIntCallsCount += 1; callOrder.append("loadData()"); if let loadDataIntClosure { return loadDataIntClosure() }; return loadDataIntReturnValue }; var callOrder: [String] = []; func reset() { callOrder = []; loadDataStringCallsCount = 0; loadDataIntCallsCount = 0 } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 2b99d206 8fb5 2d60 *//*stubble>*/