import AppDefinitions
import AppScreens
import Foundation
import MVP
import Massive
import TriptychCommand
import TriptychParity

let command = Command(
  name: "refactor", invocation: "swift run refactor", version: "0.1.0",
  apps: TriptychApps.all.filter { $0.isWritten(in: .mine) }, patterns: [.mvp, .mine])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
