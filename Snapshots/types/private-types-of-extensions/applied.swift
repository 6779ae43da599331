private struct OwnTicket: ~Copyable {
    var number = 1
}

// @Stubbable
final class TicketDesk/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    func first() -> Int {/*<stubble*/ if let _first { _first() } else {/*stubble>*/ take(OwnTicket()) /*<stubble*/} /*stubble>*/}
    private func take(_ ticket: consuming OwnTicket) -> Int {/*<stubble*/ if let _takeConsumingOwnTicket { _takeConsumingOwnTicket(ticket) } else {/*stubble>*/ ticket.number /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _first: (() -> Int)? = nil; @exclusivity(unchecked) fileprivate var _takeConsumingOwnTicket: ((consuming OwnTicket) -> Int)? = nil; @exclusivity(unchecked) var _second: (() -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: a78667fe 7d3a a2a7 ff98 5472 ff98 7111 *//*stubble>*/