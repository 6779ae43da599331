let raw = RawNames()
print(raw.`returns the first page`(), raw.`is it ready?`)
#if STUBS
raw.`_returns the first page` = { 2 }
print(raw.`returns the first page`())
#endif
