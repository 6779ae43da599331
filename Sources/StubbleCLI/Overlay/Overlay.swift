import StubbleRewriter
import StubbleSemantics

/// The contents of an `overlay.yaml`: the copies that the compiler reads in place of sources.
///
/// The format is that of Clang's virtual file system, which `-vfsoverlay` reads: YAML, of which JSON is a subset.
/// A source keeps its own name in diagnostics, debug information and coverage.
struct Overlay: Equatable, Sendable {
  /// The absolute path of each copy, by the absolute path of its source.
  var copies: [PathKey: String] = [:]

  /// Returns the sources whose copies differ between two overlays.
  func sources(differingFrom other: Overlay) -> Set<PathKey> {
    let all = Set(copies.keys).union(other.copies.keys)
    return all.filter { copies[$0].map(PathKey.init) != other.copies[$0].map(PathKey.init) }
  }
}

extension Overlay {
  var text: String {
    let roots = copies.sorted { $0.key < $1.key }.map { source, copy in
      JSON.object([
        ("type", .string("file")), ("use-external-name", .bool(false)), ("name", .string(source.path)),
        ("external-contents", .string(copy)),
      ])
    }
    let document: JSON = .object([
      ("version", .number(0)), ("case-sensitive", .string("true")), ("roots", .array(roots)),
    ])
    return document.text + "\n"
  }

  /// Parses a document that `text` wrote. Returns `nil` for any other document.
  init?(text: [UInt8]) {
    guard let members = (try? JSONReader.read(text))?.members, case .number(0) = members["version"]?.value,
      case .array(let roots) = members["roots"]?.value
    else { return nil }
    for root in roots {
      guard let entry = root.members, let source = entry["name"]?.text,
        let copy = entry["external-contents"]?.text, OverlayFolder.isCopy(copy)
      else { return nil }
      copies[PathKey(source)] = copy
    }
  }
}
