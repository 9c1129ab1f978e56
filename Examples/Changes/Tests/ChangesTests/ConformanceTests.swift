import AppRules
import AppScreens
import MVC
import MVP
import MVVM
import Parity
import Testing

/// Each pattern, and the one that it is compared with.
private let pairs: [(pattern: Pattern, reference: Pattern)] = [
  (.mvc, .mvp), (.mvp, .mvc), (.mvvm, .mvp),
]

@Test(
  arguments: pairs.flatMap { pair in
    TriptychApps.all.flatMap { $0.checks(of: pair.pattern, reference: pair.reference) }
  })
func `a rule holds`(check: Check) {
  if let finding = check.run().finding { Issue.record("\(finding)") }
}
