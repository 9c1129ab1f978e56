import AppDefinitions
import Foundation
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import TriptychTerminal

let command = ReportCommand(
  name: "report", invocation: "swift run triptych report", version: Program.triptychVersion,
  apps: TriptychApps.all,
  patterns: [.mvcRecorded, .mvpRecorded, .mvvmRecorded])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
