import AppRules
import Foundation
import MVC
import MVP
import MVVM
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import TriptychCommand

let command = Command(
  name: "triptych", invocation: "swift run triptych", version: "0.1.0",
  apps: TriptychApps.all, patterns: [.mvc, .mvp, .mvvm],
  recorded: [.mvcRecorded, .mvpRecorded, .mvvmRecorded],
  tools: [
    "inspect": "swift run inspect", "report": "swift run report", "grade": "swift run grade",
    "learn": "swift run learn", "new": "swift run new", "specimens": "swift run triptych-gallery",
  ])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
