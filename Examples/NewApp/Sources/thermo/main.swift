import AppScreens
import Foundation
import RecordedTemperatureMVC
import RecordedTemperatureMVP
import RecordedTemperatureMVVM
import TemperatureMVC
import TemperatureMVP
import TemperatureMVVM
import TemperatureRules
import TriptychCommand
import TriptychParity

let command = Command(
  name: "thermo", invocation: "swift run thermo", version: "0.1.0", apps: [TemperatureApp()],
  patterns: [.mvc, .mvp, .mvvm], recorded: [.mvcRecorded, .mvpRecorded, .mvvmRecorded])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
