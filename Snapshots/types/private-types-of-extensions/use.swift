let desk = TicketDesk()
print(desk.first(), desk.second())
#if STUBS
desk._second = { 20 }
print(desk.first(), desk.second())
#endif
