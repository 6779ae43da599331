var cart = Cart()
removeSelected(&cart)
keepBelowLimit(&cart)
tallyUp(&cart)
exchange(&cart)
addBonus(&cart)
sum(&cart)
print(cart.items, cart.counts, cart.first, cart.second, cart.bonus ?? [], cart.note, cart.total)
#if STUBS
cart._getNote = { "stubbed" }
cart._getTotal = { 100 }
print(cart.note, cart.total)
#endif
