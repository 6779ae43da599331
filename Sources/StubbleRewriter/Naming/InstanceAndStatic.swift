/// One value for the instance members of a type, and one for its static members, whose names may be the same.
struct InstanceAndStatic<Value: Sendable>: Sendable {
  var ofInstances: Value
  var ofType: Value

  subscript(isStatic isStatic: Bool) -> Value {
    get { isStatic ? ofType : ofInstances }
    _modify { if isStatic { yield &ofType } else { yield &ofInstances } }
  }
}

/// The names of instance members and of static members.
typealias MemberNameSets = InstanceAndStatic<Set<String>>

extension MemberNameSets {
  init() { self.init(ofInstances: [], ofType: []) }

  var isEmpty: Bool { ofInstances.isEmpty && ofType.isEmpty }

  mutating func formUnion(_ other: MemberNameSets) {
    ofInstances.formUnion(other.ofInstances)
    ofType.formUnion(other.ofType)
  }
}
