import TriptychTerminal
import TriptychToolSupport

extension KitPackage {
  /// A copy of the kit with some tools, and with the three patterns or without any.
  ///
  /// What is not in it cannot be imported: so the copy for students has no solution. Nor has it articles.
  func copy(
    of tools: [String], withPatterns hasPatterns: Bool, as place: String
  ) throws -> [OutputFile] {
    let patterns = ["MVC", "MVP", "MVVM"]
    let modules =
      ["AppModels", "AppScreens", "SharedSuite", "Kit"] + (hasPatterns ? patterns : [])
      + (tools + ["ToolSupport"]).map { "Tools/\($0)" }
    let sources = try modules.flatMap { module in
      try files(in: "Sources/\(module)").map { $0.moved(into: "Sources/\(module)") }
    }
    // The program over the three patterns, and their views that record, need them.
    let dependents = ["triptych"] + patterns.map { "Recording/Modules/\($0)" }
    let kept = sources.filter { file in
      hasPatterns || !dependents.contains { file.path.hasPrefix("Sources/Kit/\($0)/") }
    }
    let manifests = try ["Package.swift", "Sources/Tools/Package.swift"].map { path in
      OutputFile(path: path, text: try text(of: path) + Self.reduction)
    }
    return (manifests + kept).map { $0.moved(into: place) }
  }

  /// The last lines of a copy's manifests, by which each has the targets whose folders are there.
  private static let reduction = """

    // This is a copy of some folders: it has their targets, and the products that need no others.
    import Foundation

    package.targets.removeAll { target in
      let folders = target.path.map { [$0] } ?? ["Sources/\\(target.name)", "Tests/\\(target.name)"]
      return !folders.contains {
        FileManager.default.fileExists(atPath: "\\(Context.packageDirectory)/\\($0)")
      }
    }
    let names = package.targets.map(\\.name)
    package.products.removeAll { product in
      let library = (product as? Product.Library)?.targets
      let targets = library ?? (product as? Product.Executable)?.targets ?? []
      return !targets.allSatisfy(names.contains)
    }

    """
}
