import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Testing

/// The app that the environment names in `CHANGED_APP`, for a change to that app alone; all, unless given.
private let apps: [any AppDefinition] = {
  let name = ProcessInfo.processInfo.environment["CHANGED_APP"]
  let named = TriptychApps.all.filter { $0.name == name ?? $0.name }
  precondition(!named.isEmpty, "there is no app \(name ?? "")")
  return named
}()

@Test(
  arguments: [Pattern.mvc, .mvp, .mvvm].flatMap { pattern in
    apps.flatMap { $0.checks(of: pattern) }
  })
func `a rule holds`(check: Check) {
  if let finding = check.run().finding { Issue.record("\(finding)") }
}
