import StubbleRewriter

extension Arguments {
  /// Throws an error if words that are valid by themselves contradict each other or mean nothing together.
  func validate() throws(UsageError) {
    if has(.help) { return }
    if has(.quiet), has(.verbose) { throw wrong("'--quiet' contradicts '--verbose'", "leave one out") }
    try validateOperands()
    try validateDocument()
    switch command {
    case .run: try validateRun()
    case .generate: try validateGeneration()
    case .overlay: try validateOverlayFolder()
    case .initialize:
      if has(.remove), !has(.git) || has(.editor) {
        throw wrong(
          "'--remove' requires '--git', and excludes '--editor'", "write 'stubble init --git --remove'")
      }
    case .completions: if shell == nil { throw wrong("no shell is given", usage) }
    case .help:
      if [topic != nil, has(.man), schema != nil].count(where: \.self) > 1 {
        throw wrong("'help' prints one thing at a time", "leave one out")
      }
    case .syntax: try validateSyntax()
    default: break
    }
  }

  private func validateSyntax() throws(UsageError) {
    if paths.isEmpty { throw wrong("no file to read", usage) }
    if Flag.syntaxOutputs.count(where: has) > 1 {
      throw wrong("'syntax' prints one thing at a time", "leave one out")
    }
    if has(.allTypes), !has(.timing) {
      throw wrong("'--all-types' has no effect without '--timing'", "add '--timing'")
    }
  }

  private func validateOperands() throws(UsageError) {
    if command.operands.isEmpty, let path = paths.first {
      throw wrong("'\(command.rawValue)' takes no path, but was given '\(path)'", usage)
    }
    if command == .expand, paths.count > 1 { throw wrong("'expand' takes one file", usage) }
    if !paths.contains("-") || command == .expand || command == .syntax { return }
    if command == .revert { return try validateRestoration() }
    if command == .apply { throw wrong("'apply' cannot rewrite standard input", "use 'stubble expand -'") }
    throw wrong("'\(command.rawValue)' does not read standard input", "name files or folders")
  }

  /// Throws an error if a JSON document is wanted of a command that prints something else to standard output.
  private func validateDocument() throws(UsageError) {
    guard format == .json, let output = command.ownOutput else { return }
    let hint = "choose another '--diagnostics'"
    let isWhole = command == .run || command.passesOn
    throw wrong(output + ", not JSON", isWhole ? hint : hint + ", or 'apply --diff'")
  }

  private func validateRun() throws(UsageError) {
    if program.first.map(\.isEmpty) ?? true { throw wrong("no command to run", usage) }
    if !has(.overlay), output != nil || buildTool != nil || !objectFolders.isEmpty {
      throw wrong("'--output', '--flags' and '--objects' require '--overlay'", "add '--overlay'")
    }
    if has(.overlay), has(.touch) {
      throw wrong("'--touch' has no effect with '--overlay'", "leave out '--touch'")
    }
    if has(.overlay), layout == .expanded {
      throw wrong("an overlay always keeps lines in place", "leave out '--layout expanded'")
    }
    try validateOverlayFolder()
  }

  private func validateOverlayFolder() throws(UsageError) {
    if isPrinted { throw wrong("an overlay needs a folder", "write '--output FOLDER'") }
  }

  private func validateGeneration() throws(UsageError) {
    let isAsked = doubles != DoublesRequest() || !paths.isEmpty || !references.isEmpty || !users.isEmpty
    if output == nil, isAsked { throw wrong("no file to write to", usage) }
    if let pattern = doubles.namePattern, !DoublesRequest.isNamePattern(pattern) {
      throw wrong("'\(pattern)' is not a pattern of names", "write '--name-pattern Fake{}'")
    }
    if !isPrinted { return }
    if has(.check) { throw wrong("'--check' needs a file to compare with", "write '--output FILE'") }
    if format == .json { throw wrong("'--output -' prints Swift, not JSON", "write '--output FILE'") }
  }

  /// Throws an error for options that mean nothing to `revert -`, which has one input and one output.
  private func validateRestoration() throws(UsageError) {
    let hint = "write 'stubble revert - <APPLIED >ORIGINAL'"
    if paths.count > 1 { throw wrong("'-' does not go with other paths", hint) }
    if format == .json { throw wrong("'revert -' prints Swift, not JSON", hint) }
    var meaningless = [Flag.check, .diff, .touch, .verbose].filter(has)
    if !exclusions.isEmpty { meaningless.append(.exclude) }
    if jobs != nil { meaningless.append(.jobs) }
    guard let flag = meaningless.first else { return }
    throw wrong("'\(flag.spelling)' has no effect with 'revert -'", hint)
  }
}
