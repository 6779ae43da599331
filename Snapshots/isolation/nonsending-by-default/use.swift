let postman = Postman(), office = PostOffice()
var inbox = PaperInbox()
print(try await postman.deliver(Letter(), to: &inbox), await office.deliver(Letter(), to: &inbox))
await postman.give("given", Letter(), to: &inbox)
await postman.send("sent", to: &inbox)
print(inbox.texts)
#if STUBS
postman._deliver = { letter, inbox in inbox.put("stub"); return 10 }
postman._give = { _, _, inbox in inbox.put("stubbed") }
office._deliver = { letter, inbox in inbox.put("office"); return 20 }
print(try await postman.deliver(Letter(), to: &inbox), await office.deliver(Letter(), to: &inbox))
await postman.give("given", Letter(), to: &inbox)
print(inbox.texts)
#endif
