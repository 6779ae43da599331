import Foundation
var surroundings = Surroundings()
print(surroundings.address?.host ?? "none", surroundings.port ?? 0, surroundings.environment.isEmpty, surroundings.arguments.isEmpty)
print(surroundings.identifier.count, surroundings.created > 0, surroundings.start <= .now, surroundings.queue === OperationQueue.main)
print(surroundings.defaults != nil, surroundings.bundle === Bundle.main, surroundings.age(at: surroundings.created))
surroundings.address = nil
print(surroundings.address == nil)
#if STUBS
surroundings._getAddress = { URL(string: "https://c.d") }
surroundings._getPort = { nil }
surroundings._getEnvironment = { ["A": "B"] }
surroundings._getCreated = { 7 }
print(surroundings.address?.host ?? "none", surroundings.port ?? 0, surroundings.environment, surroundings.age(at: 9))
#endif
