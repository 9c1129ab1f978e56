import AppScreens
import Foundation
import TemperatureFaultyScreens
import TemperatureMVC
import TemperatureMVP
import TemperatureMVVM
import TemperatureRules
import TriptychCommand
import TriptychParity

// The tests start it too: some of these screens trap, or never come to rest.
let command = Command(
  name: "wrong-thermo", invocation: "swift run wrong-thermo", version: "0.1.0",
  apps: [TemperatureApp()],
  patterns: [.mvc, .mvp, .mvvm] + TemperatureFaultyScreens.all.map(\.pattern))
exit(command.run(Array(CommandLine.arguments.dropFirst())))
