// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Mine", targets: [.target(name: "Mine", dependencies: ["TriptychParity"])])
