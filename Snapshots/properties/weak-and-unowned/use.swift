let owner = Delegate()
let references = References(owner)
do {
    let delegate = Delegate()
    references.delegate = delegate
    print(references.delegate === delegate, references.owner.n, references.raw.n)
}
print(references.delegate == nil, references.later == nil)
print(InferredReferences().delegate?.n ?? 0, InferredReferences(delegate: nil).delegate == nil, InferredReferences().owner.n)
#if STUBS
let other = Delegate()
other.n = 2
references._getDelegate = { other }
references._getOwner = { other }
print(references.delegate?.n ?? 0, references.owner.n)
references._setLater = { print($0 == nil) }
references.later = other
#endif
