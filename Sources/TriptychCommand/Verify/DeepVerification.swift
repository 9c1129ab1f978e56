import Foundation
import Parity
import TextLayout

/// The guided searches of `verify --deep`: how they are made, and how much of their time is left.
struct DeepVerification {
  /// The seconds that they take in all unless given.
  static let usualTime = 60

  private var seconds: Int
  private var apps: Int

  /// Guided searches of some apps; nil if none are asked for.
  init?(_ arguments: Arguments, of apps: [any AppDefinition]) throws {
    guard arguments[VerifyOptions.deep] else { return nil }
    seconds = arguments[VerifyOptions.time] ?? Self.usualTime
    self.apps = apps.count
    guard seconds >= apps.count else {
      throw UsageError(
        """
        --time \(seconds) is too short for \(apps.count.counted("app")); each takes a second at least
        """)
    }
  }

  /// The search of the next app, for its share of the time that is left.
  var searches: [Search] { [.guided(seconds: seconds / max(1, apps))] }

  /// Takes the time off that the searches of an app took; what it did not need is left for the others.
  mutating func note(_ report: Report) {
    for case .guided(let seconds) in report.searches.map(\.search) { self.seconds -= seconds }
    apps -= 1
  }

  /// The place to run everything: the usual one, with guided searches if they can be made.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - isolation: The isolation that the user asks for, if any.
  ///   - base: The usual place.
  ///   - console: Where it is said what is built, or why nothing can be.
  /// - Returns: The place.
  /// - Throws: A `UsageError` with the compiler's words if the command does not build.
  func runner(
    for command: Command, _ isolation: Isolation?, else base: any CheckRunner, _ console: Console
  ) throws -> any CheckRunner {
    do {
      guard let executable = command.executable else {
        throw GuidedBuild.Obstacle(description: "the path of this command is not known")
      }
      let build = try GuidedBuild(of: executable) { console.writeError("\(command.name): \($0)\n") }
      return GuidedSearch(by: build, else: base) {
        var fresh = Isolation(executable: executable, arguments: [Isolation.serveVerb])
        if let isolation { fresh.limits = isolation.limits }
        return fresh
      }
    } catch let obstacle as GuidedBuild.Obstacle {
      let text = """
        \(command.name): no guided search, since \(obstacle); random searches take its time instead
        """
      console.writeError("\(text.wrapped(to: console.width, indentation: "  "))\n")
      return base
    } catch let failure as GuidedBuild.Failure {
      throw UsageError(
        "\(command.name) does not build for the guided search:\n\(failure)",
        try: "verify, which needs no build")
    }
  }
}
