var modified = ModifierNames(consuming: 2, nonisolated: 3)
print(modified.add(borrowing: 3, 4), modified.borrowing, modified.consuming, modified.sending, modified.isolated)
print(modified.mutating, modified.nonisolated, modified.lazy, modified.weak ?? 0, modified.each)
modified.read += 1
modified.modify += 1
print(modified.read, modified.modify, modified == ModifierNames(consuming: 2, nonisolated: 3))
let modifying = ModifierObject(consuming: 2)
modifying.borrowing = 5
print(modifying.borrowing, modifying.consuming, modifying.sending, modifying.optional, modifying.final())
print(modifying.dynamic(2), ModifierObject.isolated)
#if STUBS
modified._getBorrowing = { 100 }
modified._getLazy = { 60 }
modified._getRead = { 90 }
print(modified.borrowing, modified.lazy, modified.read, modified.add(borrowing: 1, 1))
modifying._getBorrowing = { 50 }
modifying._dynamic = { -$0 }
print(modifying.final(), modifying.dynamic(2), modifying.optional)
modifying._final = { 0 }
print(modifying.final())
#endif
