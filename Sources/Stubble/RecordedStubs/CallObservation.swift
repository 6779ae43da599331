internal import Observation

/// The observation of a stub's calls, on systems that have the Observation framework.
struct CallObservation: Sendable {
  #if canImport(Darwin)
    // Stored as `any Sendable`, since older systems do not have the type `ObservationRegistrar`.
    private let registrar: (any Sendable)?

    init() {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        registrar = ObservationRegistrar()
      } else {
        registrar = nil
      }
    }

    func access<Arguments, ReturnType, ErrorType>(_ stub: ThrowingStub<Arguments, ReturnType, ErrorType>) {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        (registrar as? ObservationRegistrar)?.access(stub, keyPath: \.calls)
      }
    }

    func announce<Arguments, ReturnType, ErrorType>(_ stub: ThrowingStub<Arguments, ReturnType, ErrorType>) {
      if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
        (registrar as? ObservationRegistrar)?.withMutation(of: stub, keyPath: \.calls) {}
      }
    }
  #else
    private let registrar = ObservationRegistrar()

    func access<Arguments, ReturnType, ErrorType>(_ stub: ThrowingStub<Arguments, ReturnType, ErrorType>) {
      registrar.access(stub, keyPath: \.calls)
    }

    func announce<Arguments, ReturnType, ErrorType>(_ stub: ThrowingStub<Arguments, ReturnType, ErrorType>) {
      registrar.withMutation(of: stub, keyPath: \.calls) {}
    }
  #endif
}
