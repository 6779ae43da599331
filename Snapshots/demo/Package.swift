// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Roster",
    targets: [
        .target(name: "Roster"),
        .testTarget(name: "RosterTests", dependencies: ["Roster"]),
    ]
)
