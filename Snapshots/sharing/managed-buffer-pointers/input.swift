// @Stubbable
final class ValueCell<Value> {
  typealias Manager = ManagedBufferPointer<Void, Value>
  static func make(_ value: Value) -> ValueCell {
    let manager = Manager(bufferClass: self, minimumCapacity: 1) { _, _ in }
    manager.withUnsafeMutablePointerToElements { $0.initialize(to: value) }
    return unsafeDowncast(manager.buffer, to: ValueCell.self)
  }
  func load() -> Value { Manager(unsafeBufferObject: self).withUnsafeMutablePointerToElements { $0.pointee } }
  deinit { _ = Manager(unsafeBufferObject: self).withUnsafeMutablePointerToElements { $0.deinitialize(count: 1) } }
}

// @Stubbable
class ByteStorage {
  func count() -> Int { ManagedBufferPointer<Int, UInt8>(unsafeBufferObject: self).header }
}

// @Stubbable
class MoreBytes: ByteStorage {
  func isEmpty() -> Bool { count() == 0 }
}

// @Stubbable
final class ByteText: MoreBytes {
  func words() -> Int { 1 }
}

enum Stores {
  // @Stubbable
  final class Inner {
    func capacity() -> Int { ManagedBufferPointer<Int, UInt8>(unsafeBufferObject: self).header }
  }
}

// @Stubbable
struct BufferPair {
  var buffer = ManagedBufferPointer<Int, UInt8>(bufferClass: Stores.Inner.self, minimumCapacity: 4) { _, _ in 4 }
  var storage = ManagedBufferPointer<Int, UInt8>(bufferClass: MoreBytes.self, minimumCapacity: 2) { _, _ in 2 }
  func inner() -> Stores.Inner? { buffer.buffer as? Stores.Inner }
  func bytes() -> MoreBytes? { storage.buffer as? MoreBytes }
}

// @Stubbable
final class PairOwner {
  var stack = BufferPair()
  func depth() -> Int { stack.bytes()?.count() ?? 0 }
}
