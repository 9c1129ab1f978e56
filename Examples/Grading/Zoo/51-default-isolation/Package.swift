// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Mine",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../triptych")],
  targets: [
    .target(
      name: "Mine", dependencies: [.product(name: "TriptychApps", package: "triptych")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ]
)
