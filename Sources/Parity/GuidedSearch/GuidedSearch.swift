import AppScreens
import Foundation
import HostSystem

/// Another place's checks and searches, with guided searches by a command that was built for them.
///
/// A finding's steps are taken once more in that other place, where they are shrunk and told like the
/// difference of any other search.
package struct GuidedSearch: CheckRunner {
  private let build: GuidedBuild
  private let base: any CheckRunner
  private let makeIsolation: () -> Isolation

  /// Guided searches by a command, and everything else in another place.
  ///
  /// - Parameters:
  ///   - build: The command, as it was built for guided searches.
  ///   - base: The place for everything else.
  ///   - makeIsolation: Makes a place for steps that may end the process.
  package init(
    by build: GuidedBuild, else base: any CheckRunner,
    takingStepsIn makeIsolation: @escaping () -> Isolation
  ) {
    self.build = build
    self.base = base
    self.makeIsolation = makeIsolation
  }

  package func run(
    _ check: Check, of app: some AppDefinition, shrinking isShrinking: Bool
  ) -> CheckResult {
    base.run(check, of: app, shrinking: isShrinking)
  }

  package func run(_ checks: [Check], of app: some AppDefinition) -> [CheckResult] {
    base.run(checks, of: app)
  }

  package func run(
    _ search: Search, over patterns: [Pattern], of app: some AppDefinition
  ) -> SearchResult {
    guard case .guided(let seconds) = search else {
      return base.run(search, over: patterns, of: app)
    }
    let able = patterns.filter { app.isWritten(in: $0) || $0.name == .specification }
    var result = SearchResult(of: search, over: able.map(\.name))
    guard !able.isEmpty else { return result }
    let isolation = makeIsolation()
    do {
      let folders = try GuidedFolders(in: build.folder, for: app)
      let words = GuidedTarget.words(
        app.name, able.map(\.name), folders.arguments(seconds: seconds, limits: isolation.limits))
      let said = GuidedWords(try Tool(build.executable, words).run().output)
      result[.runs] = said.number("number_of_executed_units")
      result[.kept] = folders.count
      if let path = said.pathOfFinding {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let steps = StepBytes(app).steps(in: bytes).map(\.notation)
        result.take(isolation.run(.steps(steps), over: patterns, of: app), after: steps, said)
      } else if !said.isComplete {
        result.obstacle = "the process ended before its time: \(said.last)"
      }
      result.isComplete = result.difference == nil && result.obstacle == nil
    } catch {
      result.obstacle = "\(error)"
    }
    return result
  }
}

extension SearchResult {
  /// Takes in what the steps of a finding showed when they were taken again.
  fileprivate mutating func take(
    _ again: SearchResult, after steps: [String], _ said: GuidedWords
  ) {
    difference = again.difference
    difference?.isOfSteps = true
    unstable = again.unstable
    obstacle = again.obstacle
    guard difference == nil, unstable.isEmpty, obstacle == nil else { return }
    obstacle = """
      after \(steps.count) steps it \(said.end), and not when they were taken again on new screens: \
      what do screens share?
      """
  }
}
