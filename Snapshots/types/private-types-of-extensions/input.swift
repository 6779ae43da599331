private struct OwnTicket: ~Copyable {
    var number = 1
}

// @Stubbable
final class TicketDesk {
    func first() -> Int { take(OwnTicket()) }
    private func take(_ ticket: consuming OwnTicket) -> Int { ticket.number }
}
