import AppDefinitions
import AppScreens
import SharedSuite
import Testing
import TriptychParity

/// The rules, over views and view controllers of UIKit whose widgets are stand-ins.
struct UIKitTests {
  @MainActor static let patterns: [Pattern] = [.uiKitMVC, .uiKitMVP]

  /// Every check but those on other threads, as UIKit runs on the main thread.
  @MainActor static let checks = patterns.flatMap { pattern in
    TriptychApps.all.flatMap { $0.checks(of: pattern) }
  }.filter { $0.condition != .otherThread }

  @Test(arguments: await checks)
  func `a check finds nothing`(check: Check) async {
    let result = await check.run()
    #expect(result.wasRun)
    for finding in result.findings { Issue.record("\(finding)") }
  }

  @Test(arguments: await patterns)
  func `typing in a field differs from setting it`(pattern: Pattern) async {
    let report = await TokenCalculatorApp().report(on: pattern, deciding: "S8")
    #expect(report.verdict(on: "S8") == .holds)
  }

  @Test(arguments: await Pattern.viewControllers)
  func `view controllers show what the rules say`(pattern: Pattern) async throws {
    for suite in Rules.musicSearch.cases(in: [pattern]) { try await suite.run() }
  }

  @MainActor @Test(arguments: await Pattern.viewControllers)
  func `a screen that is released cancels its request`(pattern: Pattern) async throws {
    let factory = try #require(
      pattern.screenFactory(MusicSearchGesture.self, MusicSearchDisplay.self))
    let tasks = ScreenTasks()
    let service: any HeadlessService
    do {
      let screen = tasks.start { factory.makeScreen() }
      service = screen.headlessService
      tasks.start { screen.perform(.editQuery("IU")) }
      while tasks.areAtWork { await Task.yield() }
      #expect(service.pending == ["the request for IU"])
    }
    #expect(service.pending.isEmpty)
    service.answerCancelled(failing: false)
  }
}
