let records = Records(), inbox = Inbox(), form = await Form()
try await Task { @Database in
    let archive = Archive()
    archive.rows += 1
    archive.watched += 1
    archive.twice += 1
    records.stored += 1
    Records.ofType += 1
    print(archive.count(), records.stored, Records.ofType, records.computed, records.other == nil, records.constant)
}.value
print(await records.call(), await form.save(), await inbox.sync())
#if STUBS
records._call = { 10 }
form._save = { 50 }
inbox._sync = { 90 }
print(await records.call(), await form.save(), await inbox.sync())
try await Task { @Database in
    let archive = Archive()
    archive._getLimit = { 300 }
    records._getStored = { 400 }
    print(archive.count(), records.stored, records.computed)
}.value
#endif
