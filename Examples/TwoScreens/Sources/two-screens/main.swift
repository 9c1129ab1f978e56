import AppScreens
import Foundation
import TriptychCommand
import TwoScreensMVC
import TwoScreensMVP
import TwoScreensMVVM
import TwoScreensRules

let command = Command(
  name: "two-screens", invocation: "swift run two-screens", version: "0.1.0",
  apps: [TwoScreensApp()], patterns: [.mvc, .mvp, .mvvm])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
