import AppScreens
import Foundation
import Parity
import TemperatureMVC
import TemperatureMVP
import TemperatureMVVM
import TemperatureRules
import TemperatureSpecimens
import TriptychCommand

let command = Command(
  name: "thermo", version: "0.1.0", apps: [TemperatureApp()], patterns: [.mvc, .mvp, .mvvm],
  specimens: TemperatureSpecimens.all)
exit(command.run(Array(CommandLine.arguments.dropFirst())))
