import Foundation

var page = PrinterPage(), tray = PrinterTray()
print(try encoded(page), try encoded(tray), try encoded(PrinterJob()))
print(try JSONDecoder().decode(PrinterPage.self, from: Data(#"{"number": 3}"#.utf8)), tray.name())
#if STUBS
page._getNumber = { 10 }
PrinterTray._name = { "stub" }
print(page.number, try encoded(page), tray.name())
PrinterTray._name = nil
#endif
