import AppRules
import AppScreens
import Foundation
import MainActorMVP
import MainActorMVVM
import RecordedMainActorMVP
import RecordedMainActorMVVM
import TriptychCommand
import TriptychParity

let command = Command(
  name: "main-actor", invocation: "swift run main-actor", version: "0.1.0",
  apps: [MusicSearchApp()], patterns: [.mainActorMVP, .mainActorMVVM],
  recorded: [.mainActorMVPRecorded, .mainActorMVVMRecorded])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
