var inferredShelf = InferredShelf()
let inferredRack = InferredRack()
print(Array(inferredShelf), inferredShelf["b"] ?? 0, inferredShelf.cover(at: inferredShelf.startIndex), inferredRack[0..<1].count, inferredRack["abc"])
#if STUBS
InferredShelf._cover = { _ in "stub" }
InferredShelf._getSubscriptIndex = { _ in "shared" }
inferredRack._getSubscriptString = { _ in 7 }
print(Array(inferredShelf), inferredShelf["b"] ?? 0, inferredShelf.cover(at: inferredShelf.startIndex), inferredRack[0..<1].count, inferredRack["abc"])
InferredShelf._resetStubs()
#endif
