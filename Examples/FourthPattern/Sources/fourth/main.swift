import AppDefinitions
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import RecordedUnidirectional
import TriptychCommand
import TriptychParity
import Unidirectional

let command = Command(
  name: "fourth", invocation: "swift run fourth", version: "0.1.0", apps: TriptychApps.all,
  patterns: [.mvc, .mvp, .mvvm, .unidirectional],
  recorded: [.mvcRecorded, .mvpRecorded, .mvvmRecorded, .unidirectionalRecorded])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
