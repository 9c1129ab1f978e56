import AppRules
import Foundation
import MVC
import MVP
import MVVM
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import TriptychCommand
import TriptychCommandVerbs

let command = Command(
  name: "triptych", invocation: "swift run triptych", version: Program.triptychVersion,
  apps: TriptychApps.all, patterns: [.mvc, .mvp, .mvvm],
  recorded: [.mvcRecorded, .mvpRecorded, .mvvmRecorded],
  tools: [
    "inspect": "swift run inspect", "report": "swift run report", "grade": "swift run grade",
    "learn": "swift run learn", "new": "swift run new",
    "faulty-screens": "swift run triptych-gallery",
  ])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
