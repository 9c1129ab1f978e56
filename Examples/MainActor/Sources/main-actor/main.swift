import AppRules
import AppScreens
import Foundation
import MVP
import MVVM
import MainActorMVP
import MainActorMVVM
import TriptychCommand
import TriptychParity

let command = Command(
  name: "main-actor", invocation: "swift run main-actor", version: "0.1.0",
  apps: [MusicSearchApp()], patterns: [.mainActorMVP, .mainActorMVVM])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
