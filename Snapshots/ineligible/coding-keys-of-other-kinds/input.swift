struct Row: Codable {
    enum CodingKeys: Int, CodingKey { case a, b }
    @StubbableProperty var a: Int
    var b: String
}
typealias Keys = String
struct Named: Codable {
    enum CodingKeys: Keys, CodingKey { case a }
    @StubbableProperty var a: Int
}
struct Elsewhere: Codable {
    typealias CodingKeys = SharedKeys
    @StubbableProperty var a: Int
}
enum SharedKeys: String, CodingKey { case a }
