let child = AliasedChild(), grandchild = AliasedGrandchild(), nested = AliasedNested()
let marked = AliasedMarked(), ints = AliasedIntStore(), texts = AliasedTextLists()
print(child.count, child.value(), child.shared(), child.own(), grandchild.value(), nested.shared())
print(ints.first() ?? 0, ints.add(3), texts.first() ?? [], texts.add([]), marked.value(), marked is any AliasedMark)
#if STUBS
child._getCount = { 100 }
child._value = { 200 }
grandchild._value = { 300 }
nested._shared = { "stub" }
marked._value = { 500 }
print(marked.value())
ints._first = { 400 }
texts._first = { [] }
print(child.count, child.value(), grandchild.value(), nested.shared(), ints.first() ?? 0, texts.first() ?? ["b"])
#endif
