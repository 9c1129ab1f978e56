import AppRules
import AppScreens
import MVC
import MVP
import MVVM
import Testing
import TriptychTestSupport

@testable import TriptychParity

/// The five apps in the three patterns, which must all behave as the rules say.
@Suite(.onThreadOfItsOwn)
struct ConformanceTests {
  /// The scenarios under each condition, and a few steps of every other source.
  ///
  /// Many steps are taken by `verify`, which also measures time and memory: nobody else takes any there.
  private static let checks = TriptychApps.all.flatMap { app in
    app.checks(of: [.mvc, .mvp, .mvvm], effort: Effort(gestures: 100, length: 1, walks: 1))
  }.filter { ![.memory, .cost].contains($0.condition) }

  @Test(arguments: checks)
  func `nothing is found`(check: Check) {
    let runner = InProcess(with: WorkerRunner(byCommandBesideTests: "triptych"))
    let results = check.results(runner)
    #expect(results.count == check.patterns.count)
    for result in results {
      for finding in result.findings { Issue.record("\(finding)") }
      #expect(result.wasRun)
      // A system without any other language is no fault.
      #expect(result.obstacles.filter { !$0.hasPrefix("other languages") } == [])
    }
  }

  @Test
  func `the test that the article on the kit shows is a whole one`() {
    for check in ColourSelectorApp().checks(of: .mvvm) {
      for finding in check.run().findings { Issue.record("\(finding)") }
    }
  }
}
