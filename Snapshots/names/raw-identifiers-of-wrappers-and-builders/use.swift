var rawForm = RawForm()
print(rawForm.`the count`, rawForm.kind, rawForm.kinds, rawForm.`the parts`(), rawForm.`the rest`, rawForm.sum())
print(rawForm == RawForm(), Mirror(reflecting: rawForm).children.map { $0.label ?? "" })
#if STUBS
rawForm.`_the parts` = { [5] }
rawForm.`_getThe rest` = { [6] }
rawForm.`_getThe count` = { 7 }
rawForm._getKind = { .`the first` }
print(rawForm.`the count`, rawForm.kind, rawForm.`the parts`(), rawForm.`the rest`, rawForm.sum())
#endif
