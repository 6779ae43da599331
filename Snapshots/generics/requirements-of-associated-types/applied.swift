protocol KeyOwner { associatedtype Key }

struct FiveOwner: KeyOwner, Equatable { typealias Key = Int }

struct KeyedFilter<Model: KeyOwner> where Model.Key: Hashable { var model: Model }

struct KeyedBox<Model: KeyOwner> { var model: Model }

/*<stubble @Stubbable*//*stubble>*/
final class KeyedQuery<Model: KeyOwner>/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  /*<stubble let*/var/*stubble>*/ model: Model/*<stubble*/ { @storageRestrictions(initializes: _model) init(initialValue) { _model = initialValue } get { if let _getModel { return _getModel() } else { return _model } } }/*stubble>*/
  init(model: Model) { /*<stubble self.model*/self._model/*stubble>*/ = model }
  func filter(_ filter: KeyedFilter<Model>) -> Int where Model.Key: Hashable {/*<stubble*/ if let _filter { _filter(filter) } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
  func filters(_ make: @escaping () -> KeyedFilter<Model>) -> KeyedFilter<Model>? where Model.Key: Hashable {/*<stubble*/ if let _filters { _filters(make) as Any as! KeyedFilter<Model>? } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
  func keys(_ counts: [Model.Key: Int]) -> Set<Model.Key> where Model.Key: Hashable {/*<stubble*/ if let _keys { _keys(counts) as! Set<Model.Key> } else {/*stubble>*/ Set(counts.keys) /*<stubble*/} /*stubble>*/}
  func path() -> KeyPath<KeyedFilter<Model>, Model> where Model.Key: Hashable {/*<stubble*/ if let _path { _path() as! KeyPath<KeyedFilter<Model>, Model> } else {/*stubble>*/ \.model /*<stubble*/} /*stubble>*/}
  func box(_ box: KeyedBox<Model>) -> KeyedBox<Model> where Model.Key: Hashable {/*<stubble*/ if let _box { _box(box) } else {/*stubble>*/ box /*<stubble*/} /*stubble>*/}
/*<stubble*/private let _model: Model; @exclusivity(unchecked) var _getModel: (() -> Model)? = nil; @exclusivity(unchecked) var _filter: ((Any) -> Int)? = nil; @exclusivity(unchecked) var _filters: ((@escaping () -> Any) -> Any?)? = nil; @exclusivity(unchecked) var _keys: ((Any) -> Any)? = nil; @exclusivity(unchecked) var _path: (() -> Any)? = nil; @exclusivity(unchecked) var _box: ((KeyedBox<Model>) -> KeyedBox<Model>)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<1).lazy.map { (index) -> Swift.Mirror.Child in ("model", self._model as Any) }, displayStyle: .class) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 7928c6f7 975f 7d3a 10eb 6195 ef11 fca7 ff98 a300 ff98 834b ff98 5c70 ff98 6fb3 ff98 91dc *//*stubble>*/