import AppRules
import AppScreens
import Testing
import TriptychParity

/// The rules, over views of UIKit whose widgets are stand-ins.
@MainActor
@Suite struct UIKitTests {
  static let patterns: [Pattern] = [.uiKitMVC, .uiKitMVP]

  /// Every check but those under conditions that UIKit's main thread has no room for.
  static let checks = patterns.flatMap { pattern in
    TriptychApps.all.flatMap { $0.checks(of: pattern) }
  }.filter { ![.otherThread, .pauses].contains($0.condition) }

  @Test(arguments: await checks)
  func `a check finds nothing`(check: Check) {
    let result = check.run()
    #expect(result.wasRun)
    for finding in result.findings { Issue.record("\(finding)") }
  }

  @Test(arguments: await patterns)
  func `typing in a field differs from setting it`(pattern: Pattern) {
    let report = TokenCalculatorApp().report(on: pattern, deciding: "S8")
    #expect(report.verdict(on: "S8") == .holds)
  }
}
