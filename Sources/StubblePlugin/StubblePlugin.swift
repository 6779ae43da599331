import Foundation
import PackagePlugin

/// `swift package stubble COMMAND …`: runs stubble in the folder of the package.
@main struct StubblePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    // From an artifact bundle it has its own name; built here, it has that of its target.
    let tool = try (try? context.tool(named: "stubble")) ?? context.tool(named: "StubbleCLI")
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The plug-in ends as stubble does. What a signal ended counts as failed.
    let status = process.terminationReason == .exit ? process.terminationStatus : 1
    if status != 0 { exit(status) }
  }
}
