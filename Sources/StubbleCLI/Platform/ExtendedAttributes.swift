#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension System {
  /// Gives an open file the extended attributes and access control lists of another file, and no others: a new file may
  /// inherit some from its folder. Those that the file system does not support, or the user may not set, are left out.
  /// (Linux keeps access control lists among the attributes.)
  static func copyAttributes(of path: String, to file: Int32) {
    #if canImport(Darwin)
      guard let source = try? openForReading(path) else { return }
      defer { closeFile(source) }
      _ = fcopyfile(source, file, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    #else
      let names = attributeNames { listxattr(path, $0, $1) }
      for name in attributeNames({ flistxattr(file, $0, $1) }) where !names.contains(name) {
        _ = fremovexattr(file, name)
      }
      for name in names {
        if let value = attribute(name, of: path) { _ = fsetxattr(file, name, value, value.count, 0) }
      }
    #endif
  }

  #if !canImport(Darwin)
    /// Returns the names of a file's attributes, each terminated by a NUL. Most files have none, which takes one call.
    ///
    /// - Parameter list: Writes the names to a buffer of a size, and returns their length.
    private static func attributeNames(_ list: (UnsafeMutablePointer<CChar>?, Int) -> Int) -> [[CChar]] {
      let size = list(nil, 0)
      if size <= 0 { return [] }
      var names = [CChar](repeating: 0, count: size)
      let count = list(&names, size)
      return count <= 0 ? [] : names[..<count].split(separator: 0).map { Array($0) + [0] }
    }

    private static func attribute(_ name: [CChar], of path: String) -> [UInt8]? {
      let size = getxattr(path, name, nil, 0)
      if size < 0 { return nil }
      var value = [UInt8](repeating: 0, count: size)
      let count = getxattr(path, name, &value, size)
      return count < 0 ? nil : Array(value[..<count])
    }
  #endif
}

#if !canImport(Darwin)
  // The C libraries of Linux have these functions, but their Swift modules do not declare them.

  @_silgen_name("listxattr")
  private func listxattr(
    _ path: UnsafePointer<CChar>, _ names: UnsafeMutablePointer<CChar>?, _ size: Int
  ) -> Int

  @_silgen_name("flistxattr")
  private func flistxattr(_ file: Int32, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

  @_silgen_name("fremovexattr")
  private func fremovexattr(_ file: Int32, _ name: UnsafePointer<CChar>) -> Int32

  @_silgen_name("getxattr")
  private func getxattr(
    _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int

  @_silgen_name("fsetxattr")
  private func fsetxattr(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer, _ size: Int, _ flags: Int32
  ) -> Int32
#endif
