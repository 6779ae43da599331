// @Mockable
// @StubbableProtocol
protocol UserLoading {
  func load(id: Int, name: String) throws -> String
  func fetch(id: Int, completion: @escaping (String) -> Void)
}

struct UserMissing: Error {}
