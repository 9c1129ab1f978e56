import AppRules
import AppScreens
import Testing
import TriptychParity

/// The rules, over views of UIKit whose widgets are stand-ins.
@MainActor
@Suite struct UIKitTests {
  /// Every check but those under conditions that UIKit's main thread has no room for, or that need views
  /// that record.
  static let checks = [Pattern.uiKitMVC, .uiKitMVP].flatMap { pattern in
    TriptychApps.all.flatMap { $0.checks(of: pattern) }
  }.filter { ![.otherThread, .pauses, .typing].contains($0.condition) }

  @Test(arguments: await checks)
  func `a check finds nothing`(check: Check) {
    let result = check.run()
    #expect(result.wasRun)
    for finding in result.findings { Issue.record("\(finding)") }
  }
}
