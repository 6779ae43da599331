import Foundation
import PackagePlugin

/// The command plug-in `swift package stubble COMMAND …`, which runs stubble in the folder of the package.
@main struct StubblePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    // The tool is named `stubble` in an artifact bundle, and by its target if it is built from source.
    let tool = try (try? context.tool(named: "stubble")) ?? context.tool(named: "StubbleCLI")
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The plug-in exits as stubble does, and with 1 if a signal ended it.
    let status = process.terminationReason == .exit ? process.terminationStatus : 1
    if status != 0 { exit(status) }
  }
}
