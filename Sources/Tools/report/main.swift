import AppRules
import Foundation
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import TriptychCommandVerbs
import TriptychReportPage

let command = ReportCommand(
  name: "report", invocation: "swift run report", version: Program.triptychVersion,
  apps: TriptychApps.all,
  patterns: [.mvcRecorded, .mvpRecorded, .mvvmRecorded])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
