import StubbleSemantics

extension DoublesRequest {
  /// Returns the request with imports of the modules that declare protocols, if the file with the doubles is certainly
  /// in another module: with `@testable` if a protocol is internal.
  func importing(_ protocols: [TypeID], _ index: TypeIndex) -> DoublesRequest {
    var request = self
    for type in protocols where !index.types[type].isPrivateProtocol {
      let declaring = index.types[type].scope.modules
      guard declaring.modules.count == 1, let module = declaring.modules.first, module.isDeclared,
        modules.modules.allSatisfy(\.isDeclared), !declaring.intersects(modules),
        !imports.contains(module.name), !request.testableImports.contains(module.name)
      else { continue }
      if !index.accessForDoubles(of: type).isForOtherModules {
        request.testableImports.append(module.name)
      } else if !request.imports.contains(module.name) {
        request.imports.append(module.name)
      }
    }
    return request
  }
}

extension DoublesRequest {
  /// Returns files with the module that the doubles import with `@testable`, if nothing else says what module a file is
  /// in: a request with one such import is about the files of that module.
  func inTestedModule(_ files: [SourceFile]) -> [SourceFile] {
    guard testableImports.count == 1, references.isEmpty, files.allSatisfy(\.modules.isUnknown) else {
      return files
    }
    let module = ModuleSet(Module(name: testableImports[0]))
    return files.map {
      SourceFile(
        path: $0.path, tree: $0.tree, modules: module, settings: $0.settings, isReference: $0.isReference)
    }
  }
}
