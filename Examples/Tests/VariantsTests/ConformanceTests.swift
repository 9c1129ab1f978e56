import AppRules
import AppScreens
import CocoaMVC
import DolphinMVP
import ObservationMVVM
import PresentationModel
import Smalltalk
import SupervisingController
import Testing
import TriptychParity
import VIPER

private let variants: [Pattern] = [
  .smalltalk, .cocoa, .dolphin, .supervising, .presentationModel, .observation, .viper,
]
private let apps: [any AppDefinition] = [CalculatorApp(), MusicSearchApp()]

@Test(arguments: variants.flatMap { variant in apps.flatMap { $0.checks(of: variant) } })
func `a variant behaves as every other does`(check: Check) {
  for finding in check.run().findings { Issue.record("\(finding)") }
}
