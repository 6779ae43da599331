var inventory = Inventory()
Clerk.clear(&inventory)
Clerk.change(&inventory)
Clerk.tally(&inventory)
print(inventory.goods, inventory.left, inventory.right, inventory.tally, inventory.label)
#if STUBS
inventory._getLabel = { "stubbed" }
print(inventory.label)
#endif
