import AppRules
import Foundation
import MVC
import MVP
import MVVM
import ReportPage

let command = ReportCommand(
  name: "report", invocation: "swift run report", version: "0.1.0", apps: TriptychApps.all,
  patterns: [.mvc, .mvp, .mvvm])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
