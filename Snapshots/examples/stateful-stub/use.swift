let notebook = Notebook()
try notebook.save("lost", at: 1)
print(try notebook.text(at: 1) ?? "nothing")
#if STUBS
struct Full: Error {}
var pages: [Int: String] = [:]
notebook._save = { text, page in
    if pages.count == 2 { throw Full() }
    pages[page] = text
}
notebook._text = { pages[$0] }
try notebook.save("one", at: 1)
try notebook.save("two", at: 2)
print(try notebook.text(at: 1) ?? "nothing", try notebook.text(at: 3) ?? "nothing")
do { try notebook.save("three", at: 3) } catch { print("full") }
#endif
