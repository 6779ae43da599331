import Stubble
import Testing

struct SpyTests {
  let mock = DatabaseMock()

  @Test func spiesRecordArguments() async throws {
    let users = spyCalls(of: &mock.addUserAction)
    let accounts = spyCalls(of: &mock.addAccountAction)
    let loads = spyCalls(of: &mock.loadAction)
    let saves = spyCalls(of: &mock.saveAction, transform: { $0.1 })
    _ = mock.addUser(name: "a")
    _ = try mock.addAccount(givenName: "John", lastName: "Appleseed")
    _ = await mock.load("b")
    try await mock.save("c", id: 7)
    #expect(users == ["a"])
    #expect(users[0] == "a")
    #expect(users[1] == nil && users[-1] == nil)
    #expect(accounts.count == 1)
    #expect(accounts[0]?.0 == "John" && accounts[0]?.1 == "Appleseed")
    #expect(loads == ["b"])
    #expect(saves == [7])
  }

  @Test func spiesKeepWhatThePlaceholderReturns() throws {
    let first = spyCalls(of: &mock.isOpenAction)
    let second = spyCalls(of: &mock.isOpenAction, transform: \.count)
    let errors = spyCalls(of: &mock.failAction)
    #expect(mock.isOpen("abc"))
    #expect(throws: DatabaseError()) { try mock.fail("a") }
    #expect(first == ["abc"])
    #expect(second == [3])
    #expect(errors == ["a"])
  }

  @Test func droppedRecordsEndTheRecording() {
    weak var dropped: ArgRecords<Entry>?
    do {
      let spy = spyCalls(of: &mock.addEntryAction)
      dropped = spy
      mock.addEntry(Entry("a"))
      #expect(spy.count == 1)
    }
    #expect(dropped == nil)
    mock.addEntry(Entry("b"))
  }

  @Test func weakSpiesKeepNothingAlive() {
    let spy = spyWeaklyCalls(of: &mock.addEntryAction)
    let kept = Entry("kept")
    mock.addEntry(kept)
    mock.addEntry(Entry("dropped"))
    #expect(spy.count == 2)
    #expect(spy[0] === kept)
    #expect(spy[1] == nil && spy[2] == nil)
  }

  @Test func recordsCompareWithArrays() {
    let records: ArgRecords = ["a", "b"]
    let array = ["a", "b"]
    #expect(records == array && array == records)
    #expect(records != ["a"])
    #expect(records.elements == array)
    #expect("\(records.debugDescription)" == #"["a", "b"]"#)
    let entry = Entry("a")
    let weakRecords: ArgWeakRecords = [entry]
    #expect(weakRecords == [Entry("a")] as ArgWeakRecords || weakRecords.count == 1)
    #expect(weakRecords == [entry])
  }

  @Test func recordersMayBeOfOnesOwn() {
    final class Last: Recorder {
      var element: String?
      var count = 0
      init(_ elements: [String]) { elements.forEach(record) }
      convenience init() { self.init([]) }
      func record(_ element: String) {
        self.element = element
        count += 1
      }
      subscript(_ index: Int) -> String? { index == count - 1 ? element : nil }
    }
    let spy = spyCalls(of: &mock.addUserAction, recorder: Last.self, transform: { $0.uppercased() })
    _ = mock.addUser(name: "a")
    _ = mock.addUser(name: "b")
    #expect(spy.element == "B")
    #expect(spy[1] == "B" && spy[0] == nil)
  }
}
