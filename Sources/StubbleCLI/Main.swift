@main enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "syntax" { SyntaxPlatform.exit(runSyntax(arguments: Array(arguments.dropFirst()))) }
  }
}
