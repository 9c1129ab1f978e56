import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Testing

/// The apps that the environment names in `CHANGED_APPS`, for changes to those alone; all, unless given.
private let apps: [any AppDefinition] = {
  guard let names = ProcessInfo.processInfo.environment["CHANGED_APPS"] else {
    return TriptychApps.all
  }
  return names.split(separator: " ").map { name in
    guard let app = TriptychApps.all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no app \(name)")
    }
    return app
  }
}()

@Test(
  arguments: [Pattern.mvc, .mvp, .mvvm].flatMap { pattern in
    apps.flatMap { $0.checks(of: pattern) }
  })
func `a rule holds`(check: Check) {
  if let finding = check.run().finding { Issue.record("\(finding)") }
}
