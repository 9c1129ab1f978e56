import AppRules
import AppScreens
import Foundation
import MVP
import Parity
import TriptychCommand
import VIPER

let command = Command(
  name: "viper-calculator", invocation: "swift run viper-calculator", version: "0.1.0",
  apps: TriptychApps.all.filter { $0.screenFactory(in: .viper) != nil }, patterns: [.mvp, .viper])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
