let top = TopPage(), next = NextPage()
next.margin += "r"
print(top.margin, next.describe())
#if STUBS
top._getMargin = { 2 }
next._getMargin = { "narrow" }
print(top.margin, next.describe())
#endif
