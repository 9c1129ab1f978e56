import AppRules
import AppScreens
import Parity
import Specimens
import Testing

/// Screens that are right in unusual ways, about which the kit must say nothing.
struct RightScreenTests {
  /// One without a world, and one with; the whole gallery is a program of its own.
  private static let examples = ["colour", "music"].compactMap { app in
    TriptychSpecimens.right.first { $0.app == app }?.name
  }

  @Test(arguments: examples)
  func `nothing is said about a right screen, in any check or search`(name: String) throws {
    let screen = try #require(TriptychSpecimens.right.first { $0.name == name })
    let app = try #require(TriptychApps.all.first { $0.name == screen.app })
    let report = Report(
      on: app, of: [screen.pattern],
      searches: app.usualSearches(states: 10, length: 1, gestures: 200), selecting: .undisturbed)
    for finding in report.rows.flatMap(\.findings) { Issue.record("\(finding)") }
    #expect(report.isConforming)
  }
}
