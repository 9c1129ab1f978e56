// swift-tools-version: 6.2

import PackageDescription

let specimens = [
  "CleanMVC", "CleanMVP", "CleanMVVM", "MyOwnMVVM", "MVCBreaksA3", "MVCBreaksA4", "MVCBreaksA5b",
  "MVCBreaksA7", "MVCBreaksA8a", "MVCBreaksA8b", "MVCBreaksA9", "MVCBreaksA10", "MVCBreaksA11",
  "MVPBreaksA1", "MVPBreaksA2", "MVPBreaksA4", "MVPBreaksA7", "MVPBreaksA12", "MVPBreaksA13",
  "MVPBreaksA14a", "MVPBreaksA14b", "MVPBreaksA18", "MVPBreaksA20", "MVPBreaksA21",
  "MVPBreaksA22", "MVPBreaksA23", "MVVMBreaksA1",
  "MVVMBreaksA5a", "MVVMBreaksA6",
  "MVVMBreaksA15", "MVVMBreaksA16", "MVVMBreaksA17a", "MVVMBreaksA17b", "MVVMBreaksA19",
  "MVVMBreaksA24",
]

/// Dependencies of specimens, besides the models and screens of every pattern.
let others = [
  "MVPBreaksA2": ["CleanMVVM"],
  "CleanMVVM": ["Observing"],
  "MVVMBreaksA1": ["Observing"],
  "MVVMBreaksA5a": ["Observing"],
  "MVVMBreaksA6": ["Observing"],
  "MVVMBreaksA15": ["Observing"],
  "MVVMBreaksA16": ["Observing"],
  "MVVMBreaksA17b": ["Observing"],
]

let package = Package(
  name: "ArchitectureSpecimens",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "triptych", path: "../..")],
  targets: [
    .target(name: "Observing"),
    .target(name: "OddNames"),
    .executableTarget(
      name: "architecture",
      dependencies: specimens.map { .target(name: $0) } + [
        .product(name: "TriptychKit", package: "triptych")
      ]),
  ]
    + specimens.map { specimen in
      .target(
        name: specimen,
        dependencies: others[specimen, default: []].map { .target(name: $0) } + [
          .product(name: "TriptychKit", package: "triptych")
        ])
    }
)
