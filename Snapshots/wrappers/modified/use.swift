let journal = Journal()
journal.add("a")
journal.add("b")
journal.add("c")
print(journal.entries, journal.copy().entries, journal.copy().limit, journal.changes())
let page = Page()
page.fill()
print(page.lines)
#if STUBS
journal._getLimit = { 9 }
journal.add("d")
print(journal.entries, journal.limit)
journal._setLimit = { print("limit", $0) }
journal.limit = 4
var stubbedPage = page
stubbedPage._getLines = { 10 }
stubbedPage.fill()
print(stubbedPage.lines, page.lines)
#endif
