import AppRules
import Foundation
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import TriptychReportPage

let command = ReportCommand(
  name: "report", invocation: "swift run report", version: "0.1.0", apps: TriptychApps.all,
  patterns: [.mvcRecorded, .mvpRecorded, .mvvmRecorded])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
