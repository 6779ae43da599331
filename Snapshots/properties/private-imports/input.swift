#if canImport(Foundation)
private import Foundation
#endif

// What a file imports for itself alone is private to it, and so are closures that speak of it.
@Stubbable
class PrivateImporter {
    fileprivate func measured(_ number: NSNumber) -> Int { number.intValue }
    private func plain(_ number: Int) -> Int { number }
    func all() -> Int { measured(NSNumber(value: 2)) + plain(3) }
}
