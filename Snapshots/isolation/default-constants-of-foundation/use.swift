import Foundation
let archive = FoundationArchive(center: .default)
let worker = FoundationWorker()
let index = FoundationIndex()
print(archive.bundle === Bundle.main, archive.size(), worker.name(), worker.queue === OperationQueue.main)
print(index.bundle == nil, await index.pages())
#if STUBS
var stubbed = archive
let center = NotificationCenter()
stubbed._getCenter = { center }
worker._name = { "stub" }
print(stubbed.center === center, stubbed.size(), worker.name())
#endif
