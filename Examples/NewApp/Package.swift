// swift-tools-version: 6.2

import PackageDescription

let kit = Target.Dependency.product(name: "TriptychKit", package: "triptych")
let patterns = Target.Dependency.product(name: "TriptychPatterns", package: "triptych")
let recordViews: [Target.PluginUsage] = [.plugin(name: "RecordViews", package: "triptych")]

let package = Package(
  name: "NewApp",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    .target(name: "Temperature", dependencies: [kit]),
    .target(name: "TemperatureMVC", dependencies: ["Temperature", kit]),
    .target(name: "TemperatureMVP", dependencies: ["Temperature", kit]),
    .target(name: "TemperatureMVVM", dependencies: ["Temperature", kit, patterns]),
    .target(
      name: "RecordedTemperatureMVC", dependencies: ["Temperature", "TemperatureMVC", kit],
      plugins: recordViews),
    .target(
      name: "RecordedTemperatureMVP", dependencies: ["Temperature", "TemperatureMVP", kit],
      plugins: recordViews),
    .target(
      name: "RecordedTemperatureMVVM",
      dependencies: ["Temperature", "TemperatureMVVM", kit, patterns], plugins: recordViews),
    .target(
      name: "TemperatureRules", dependencies: ["Temperature", kit],
      resources: [.process("Temperature.rules")]),
    .executableTarget(
      name: "thermo",
      dependencies: [
        "RecordedTemperatureMVC", "RecordedTemperatureMVP", "RecordedTemperatureMVVM",
        "TemperatureMVC", "TemperatureMVP", "TemperatureMVVM", "TemperatureRules", kit,
      ]),

    .target(
      name: "TemperatureFaultyScreens",
      dependencies: ["Temperature", "TemperatureMVC", "TemperatureMVP", kit, patterns],
      path: "Tests/TemperatureFaultyScreens"),
    .executableTarget(
      name: "wrong-thermo",
      dependencies: [
        "TemperatureMVC", "TemperatureMVP", "TemperatureMVVM", "TemperatureRules",
        "TemperatureFaultyScreens", kit,
      ],
      path: "Tests/wrong-thermo"),
    .testTarget(
      name: "TemperatureTests",
      dependencies: [
        "Temperature", "TemperatureMVC", "TemperatureMVP", "TemperatureMVVM", "TemperatureRules",
        "TemperatureFaultyScreens", "wrong-thermo", kit,
      ]),
  ]
)
