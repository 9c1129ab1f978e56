import AppRules
import AppScreens
import CocoaMVC
import DolphinMVP
import Foundation
import MVP
import MVVM
import Massive
import ObservationMVVM
import Parity
import PresentationModel
import Smalltalk
import SupervisingController
import TriptychCommand
import Unidirectional
import VIPER

let patterns: [Pattern] = [
  .mine.named("Massive"), .smalltalk, .cocoa, .dolphin, .supervising, .mvp.named("Passive"),
  .presentationModel, .mvvm, .observation, .viper, .unidirectional,
]
let apps: [any AppDefinition] = [CalculatorApp(), MusicSearchApp()]
let command = Command(
  name: "variants", invocation: "swift run --package-path Examples variants", version: "0.1.0",
  apps: apps, patterns: patterns)
exit(command.run(Array(CommandLine.arguments.dropFirst())))
