print(Refusal().described(), Refusal.standard(), Sack().weighed())
var consignment = Consignment()
consignment.twice += 2
let courier = Courier()
print(consignment.label(), loads(of: consignment, by: courier))
#if STUBS
courier._load = { 100 }
consignment._getTwice = { 20 }
consignment._getSubscript = { $0 * 1000 }
print(consignment.label(), loads(of: consignment, by: courier))
var refusal = Refusal(code: 3)
refusal._described = { "stub" }
Refusal._standard = { 8 }
print(refusal.described(), Refusal.standard())
var sack = Sack()
sack._weighed = { 40 }
print(sack.weighed())
#endif
