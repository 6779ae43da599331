func usePointers() {
  let cell = ValueCell<String>.make("a")
  print(cell.load())
  let owner = PairOwner()
  print(owner.depth(), owner.stack.bytes()?.isEmpty() ?? true, owner.stack.inner()?.capacity() ?? 0)
}
usePointers()
#if STUBS
ValueCell<String>._load = { "stub" }
ByteStorage._count = { 7 }
MoreBytes._isEmpty = { true }
Stores.Inner._capacity = { 9 }
usePointers()
let owner = PairOwner()
owner._depth = { 5 }
print(owner.depth())
#endif
