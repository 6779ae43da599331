func usePrintedNames() {
  let handlers = PrintedHandlers<Int, String>()
  handlers.add { print($0, $1) }
  handlers.send(1, "one")
  #if compiler(>=6.2)
    print(PrintedFlags())
    dump(PrintedSwitch())
    print(Mirror(reflecting: PrintedFlags()).children.map { $0.label ?? "" })
    #if STUBS
      var flags = PrintedFlags()
      flags._getPlain = { 3 }
      print(flags.plain)
    #endif
  #endif
}
usePrintedNames()
