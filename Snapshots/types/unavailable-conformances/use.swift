var mailParcel = MailParcel(label: "mailParcel")
var mailLetter = MailLetter(text: "mailLetter")
var mailSheet = MailSheet(stamps: [], price: 1)
func showMail(_ mailParcel: MailParcel, _ mailLetter: MailLetter, _ mailSheet: MailSheet) {
  print(mailParcel.label, mailLetter.weight(), mailSheet.price, mailSheet == MailSheet(stamps: [], price: 1))
}
showMail(mailParcel, mailLetter, mailSheet)
#if STUBS
  mailParcel._getLabel = { "stub" }
  mailLetter._weight = { 3 }
  mailSheet._getPrice = { 2 }
  showMail(mailParcel, mailLetter, mailSheet)
#endif
