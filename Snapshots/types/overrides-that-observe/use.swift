import Foundation
let panel = Panel()
let dialog = Dialog()
func showPanel(_ panel: Panel, _ dialog: Dialog) {
  panel.owner = dialog
  panel.root = dialog
  dialog.width = 3
  print(panel.owner === dialog, panel.root === dialog, dialog.area())
  print(Mirror(reflecting: dialog).children.map { $0.label ?? "" })
  print(String(decoding: try! JSONEncoder().encode(dialog), as: UTF8.self))
}
showPanel(panel, dialog)
#if STUBS
  panel._getOwner = { nil }
  dialog._getWidth = { 10 }
  dialog._area = { 20 }
  showPanel(panel, dialog)
#endif
