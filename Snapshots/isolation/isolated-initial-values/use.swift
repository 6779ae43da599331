await MainActor.run {
    var gallery = Gallery(id: 1)
    gallery.other = Client(name: "new")
    print(gallery.text(), Gallery(shared: Client(name: "own"), id: 2).text())
    print(Frame().area(), Frame(width: 3).area(), Frame(plug: Plug(), width: 4).area())
    print(Panel().clients.count, Panel(clients: []).clients.count, Panel(size: 4).area())
}
#if STUBS
await MainActor.run {
    var gallery = Gallery(id: 1)
    gallery._getClient = { Client(name: "stub") }
    gallery._getPalette = { Palette(colors: 9) }
    gallery._setOther = { print("other", $0.name) }
    gallery.other = Client(name: "new")
    print(gallery.text())
    var panel = Panel()
    panel._getClients = { [] }
    panel._getSize = { 7 }
    print(panel.clients.count, panel.area())
}
#endif
