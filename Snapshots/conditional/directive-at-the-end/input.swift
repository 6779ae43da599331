#if DEBUG || !DEBUG
@Stubbable
struct Ended<Item> { static func size() -> Int { 1 } }
#endif // Ended