let office = Office()
print(Office.cover.text, Office.pages.count, office.highest, office.heaviest, office.grades, office.gradeCount)
print(office.parsed as Any, office.key, office.handlers.count, office.named.count, office.reports.count)
print(office.list, office.draft as Any, office.summary, office.again, office.size)
var fallbacks = OfficeFallbacks()
print(fallbacks.report.text, fallbacks.other.text, fallbacks.chain.text, fallbacks.maybe?.text as Any)
print(fallbacks.count, fallbacks.number, OfficeFallbacks(count: 6).count)
office.handlers.append { "\($0)" }
fallbacks.count += 1
print(office.handlers.map { $0(1) }, fallbacks.count)
#if STUBS
Office._getCover = { OfficeReport(text: "stub") }
office._getHeaviest = { 0 }
office._getGrades = { [.low] }
office._getHandlers = { [{ "stub \($0)" }] }
office._getDraft = { OfficeReport(text: "draft") }
office._getSummary = { "none" }
fallbacks._getCount = { 1 }
fallbacks._getMaybe = { nil }
print(Office.cover.text, office.heaviest, office.grades, office.handlers.map { $0(2) }, office.draft?.text as Any)
print(office.summary, office.again, fallbacks.count, fallbacks.maybe as Any)
#endif
