// swift-tools-version: 6.2

import PackageDescription

let apps = Target.Dependency.product(name: "TriptychApps", package: "triptych")
let kit = Target.Dependency.product(name: "TriptychKit", package: "triptych")
let patterns = Target.Dependency.product(name: "TriptychPatterns", package: "triptych")

/// The views of the apps on a terminal, in the three patterns, and the widgets under them.
let terminal: [Target.Dependency] = [
  "TerminalMVC", "TerminalMVP", "TerminalMVVM", "TerminalWidgets",
]

/// Colour selectors with one fault in their architecture, or with none.
let faultyScreens = [
  "CleanMVC", "CleanMVP", "CleanMVVM", "MyOwnMVVM",
  "MVCBreaksA3", "MVCBreaksA4", "MVCBreaksA7", "MVCBreaksA8",
  "MVCBreaksA9", "MVCBreaksA10", "MVCBreaksA11",
  "MVPBreaksA1", "MVPBreaksA2", "MVPBreaksA4", "MVPBreaksA7", "MVPBreaksA12", "MVPBreaksA13",
  "MVPBreaksA14", "MVPBreaksA18", "MVPBreaksA20", "MVPBreaksA21",
  "MVPBreaksA22", "MVPBreaksA23", "MVPBreaksA26",
  "MVVMBreaksA1", "MVVMBreaksA5", "MVVMBreaksA6", "MVVMBreaksA15", "MVVMBreaksA16",
  "MVVMBreaksA17", "MVVMBreaksA25", "MVVMBreaksA19", "MVVMBreaksA24",
]

/// Variants of the patterns, each with two apps.
let variants = [
  "Smalltalk", "CocoaMVC", "DolphinMVP", "SupervisingController", "PresentationModel",
  "ObservationMVVM", "InputOutput", "VIPER",
]

/// What a faulty screen depends on, besides the kit.
let others: [String: [Target.Dependency]] = [
  "MVPBreaksA2": ["CleanMVVM"],
  "CleanMVVM": ["Observing"],
  "MVVMBreaksA1": ["Observing"],
  "MVVMBreaksA5": ["Observing"],
  "MVVMBreaksA6": ["Observing"],
  "MVVMBreaksA15": ["Observing"],
  "MVVMBreaksA16": ["Observing"],
  "MVVMBreaksA19": ["Observing"],
  "MVVMBreaksA25": ["Observing"],
]

/// A module of the example in a folder.
func module(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency] = []
) -> Target {
  .target(name: name, dependencies: dependencies, path: "\(folder)/\(name)")
}

/// A module of views that record, made of those of another module.
func recording(
  _ name: String, in folder: String, _ dependencies: [Target.Dependency]
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "\(folder)/\(name)",
    plugins: [.plugin(name: "RecordViews", package: "triptych")])
}

/// A program of the example in a folder.
func program(_ name: String, in folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: "\(folder)/\(name)")
}

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "triptych", path: "..")],
  targets: [
    .target(name: "TerminalWidgets", dependencies: [apps], path: "Terminal/Widgets"),
    .target(
      name: "TerminalMVC", dependencies: ["TerminalWidgets", apps, patterns], path: "Terminal/MVC"),
    .target(
      name: "TerminalMVP", dependencies: ["TerminalWidgets", apps, patterns], path: "Terminal/MVP"),
    .target(
      name: "TerminalMVVM", dependencies: ["TerminalWidgets", apps, patterns],
      path: "Terminal/MVVM"),
    module("TerminalHead", in: "Terminal", terminal + [kit, patterns]),
    program("terminal", in: "Terminal", ["TerminalHead"]),
    .testTarget(
      name: "TerminalTests", dependencies: terminal + ["TerminalHead", kit, patterns]),

    .executableTarget(name: "benchmark", dependencies: [kit, patterns], path: "Benchmark"),

    module("MusicServices", in: "MusicSearch/Sources", [apps]),
    module("MusicServiceChecks", in: "MusicSearch/Sources", [apps]),
    program("music-search", in: "MusicSearch/Sources", ["MusicServices", apps, patterns]),
    program("music-terminal", in: "MusicSearch/Sources", ["MusicServices", "TerminalHead"]),
    .testTarget(
      name: "MusicServicesTests", dependencies: ["MusicServices", "MusicServiceChecks", apps],
      exclude: ["Server/server.py"]),

    module("Massive", in: "Refactor/Sources", [kit]),
    program("refactor", in: "Refactor/Sources", ["Massive", kit, patterns]),
    .testTarget(name: "MassiveTests", dependencies: ["Massive", kit, patterns]),

    module("ObservableModels", in: "Variants", [apps]),
    module("Deviations", in: "Variants"),
    module("Unidirectional", in: "FourthPattern/Sources", [kit]),
    recording("RecordedUnidirectional", in: "FourthPattern/Sources", ["Unidirectional", kit]),
    program(
      "variants", in: "Variants",
      variants.flatMap { [.target(name: $0), .target(name: "Recorded\($0)")] } + [
        "Deviations", "Massive", "RecordedUnidirectional", "Unidirectional", kit, patterns,
      ]),
    .testTarget(
      name: "VariantsTests",
      dependencies: variants.map { .target(name: $0) }
        + ["Deviations", "Unidirectional", kit, patterns]),

    module("Observing", in: "ArchitectureExamples/Sources", [apps]),
    program(
      "architecture", in: "ArchitectureExamples/Sources",
      faultyScreens.map { .target(name: $0) } + [kit]),
  ]
    + variants.map { module($0, in: "Variants", ["ObservableModels", apps]) }
    + variants.map { variant in
      recording(
        "Recorded\(variant)", in: "Variants/Recorded",
        [.target(name: variant), "ObservableModels", kit])
    }
    + faultyScreens.map { faultyScreen in
      module(
        faultyScreen, in: "ArchitectureExamples/Sources", others[faultyScreen, default: []] + [kit])
    },
  swiftLanguageModes: [.v6]
)

// What a learner is in the middle of writing, in Massive, may have warnings.
for target in package.targets where target.name != "Massive" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // A deprecation in a newer SDK of Apple's must stop no build.
    .treatAllWarnings(as: .error, .when(platforms: [.linux])),
  ]
}
