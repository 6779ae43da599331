import Foundation
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func json(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
var parcel = ParcelRecord(label: "p")
print(ParcelRecord.columns, ParcelRecord.orders(), try json(parcel), CrateRecord().firstKey() ?? "none", try json(CrateRecord()))
print(ParcelRecord.Printer().all())
print(ParcelOffer.order(of: .label), try json(ParcelOffer(price: 1, label: "o")), try json(ParcelDemand(price: 2, label: "d")))
print(try json(LabelRecord(size: 2)))
#if STUBS
parcel._getLabel = { "stubbed" }
print(parcel.label, try json(parcel))
#endif
