import AppDefinitions
import AppScreens
import Foundation
import MVP
import MVVM
import MainActorMVP
import MainActorMVVM
import RecordedMVP
import RecordedMVVM
import RecordedMainActorMVP
import RecordedMainActorMVVM
import TriptychCommand
import TriptychParity

let command = Command(
  name: "main-actor", invocation: "swift run main-actor", version: "0.1.0",
  apps: [MusicSearchApp()], patterns: [.mvp, .mvvm, .mainActorMVP, .mainActorMVVM],
  recorded: [.mvpRecorded, .mvvmRecorded, .mainActorMVPRecorded, .mainActorMVVMRecorded])
exit(command.run(Array(CommandLine.arguments.dropFirst())))
