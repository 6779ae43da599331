#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What `stubble syntax` asks of the system.
enum SyntaxPlatform {
  /// The bytes of a file, or of standard input for `-`; nil if they cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { if descriptor != 0 { close(descriptor) } }
    var status = stat()
    let expected = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    var bytes = [UInt8](unsafeUninitializedCapacity: expected) { buffer, count in
      while count < expected, let base = buffer.baseAddress {
        let got = Self.read(descriptor, base + count, expected - count)
        if got <= 0 { break }
        count += got
      }
    }
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let got = chunk.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { Self.read(descriptor, $0, buffer.count) } ?? -1
      }
      if got < 0 { return nil }
      if got == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<got])
    }
  }

  private static func read(_ descriptor: Int32, _ base: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    while true {
      #if canImport(Darwin)
        let got = Darwin.read(descriptor, base, count)
      #elseif canImport(Musl)
        let got = Musl.read(descriptor, base, count)
      #else
        let got = Glibc.read(descriptor, base, count)
      #endif
      if got >= 0 || errno != EINTR { return got }
    }
  }

  /// Writes all bytes to a descriptor; what cannot be written is dropped.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      var done = 0
      while done < buffer.count {
        #if canImport(Darwin)
          let wrote = Darwin.write(descriptor, base + done, buffer.count - done)
        #elseif canImport(Musl)
          let wrote = Musl.write(descriptor, base + done, buffer.count - done)
        #else
          let wrote = Glibc.write(descriptor, base + done, buffer.count - done)
        #endif
        if wrote < 0, errno != EINTR { return }
        done += max(wrote, 0)
      }
    }
  }

  /// Ends the process.
  static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Glibc.exit(status)
    #endif
  }

  /// Nanoseconds on a clock that only goes forward.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Runs `body` on `count` threads with eight megabytes of stack each, and waits for all.
  static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    final class Work: Sendable {
      let body: @Sendable () -> Void
      init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let work = Work(body)
    #if canImport(Darwin)
      var threads = [pthread_t?](repeating: nil, count: count)
    #else
      var threads = [pthread_t](repeating: pthread_t(), count: count)
    #endif
    var started = 0
    for index in 0..<count {
      let context = Unmanaged.passRetained(work).toOpaque()
      #if canImport(Darwin)
        let failed = pthread_create(
          &threads[index], &attributes,
          { context in
            Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
            return nil
          }, context)
      #else
        let failed = pthread_create(
          &threads[index], &attributes,
          { context in
            if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
            return nil
          }, context)
      #endif
      if failed != 0 { Unmanaged<Work>.fromOpaque(context).release(); break }
      started += 1
    }
    if started == 0 { body() }
    for index in 0..<started {
      #if canImport(Darwin)
        if let thread = threads[index] { pthread_join(thread, nil) }
      #else
        pthread_join(threads[index], nil)
      #endif
    }
  }
}
