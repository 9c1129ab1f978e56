import Foundation
import Testing
import TriptychParity

@testable import TriptychInspection

/// The compiler's knowledge of the patterns, from the modules that these tests were built with.
enum House {
  static let facts = Result {
    let command = WorkerRunner.path(ofCommandBesideTests: "triptych")
    let products = URL(fileURLWithPath: command).deletingLastPathComponent()
    let loader = SymbolGraphLoader(package: products)
    let modules = ["AppModels", "AppScreens", "MVC", "MVP", "MVVM"]
    return try loader.load(modules, builtIn: products)
  }

  static let inspection = facts.map { PackageInspection(of: $0) }

  /// The triad with a mediator of this name.
  static func triad(_ mediator: String) throws -> InspectedTriad {
    let cases = try inspection.get().cases
    return try #require(cases.first { $0.triad.mediator.name == mediator })
  }

  static let mediators = ["Controller", "Presenter", "ViewModel"].flatMap { suffix in
    [
      "AddressForm", "Calculator", "ColourSelector", "MusicSearch", "TokenCalculator",
    ].map { "\($0)\(suffix)" }
  }
}
