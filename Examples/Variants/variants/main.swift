import AppDefinitions
import AppScreens
import CocoaMVC
import Deviations
import DolphinMVP
import Foundation
import InputOutput
import MVP
import MVVM
import Massive
import ObservationMVVM
import PresentationModel
import RecordedCocoaMVC
import RecordedDolphinMVP
import RecordedInputOutput
import RecordedMVP
import RecordedMVVM
import RecordedObservationMVVM
import RecordedPresentationModel
import RecordedSmalltalk
import RecordedSupervisingController
import RecordedUnidirectional
import RecordedVIPER
import Smalltalk
import SupervisingController
import TriptychCommand
import TriptychParity
import TriptychTerminal
import Unidirectional
import VIPER

let command = Command(
  name: "variants", invocation: "swift run --package-path Examples variants", version: "0.1.0",
  apps: [CalculatorApp(), MusicSearchApp()],
  patterns: [
    .mine.named("Massive"), .smalltalk, .cocoa, .dolphin, .supervising, .mvp.named("Passive"),
    .presentationModel, .mvvm, .observation, .inputOutput, .viper, .unidirectional,
  ],
  recorded: [
    .smalltalkRecorded, .cocoaRecorded, .dolphinRecorded, .supervisingRecorded,
    .mvpRecorded.named("Passive"), .presentationModelRecorded, .mvvmRecorded, .observationRecorded,
    .inputOutputRecorded, .viperRecorded, .unidirectionalRecorded,
  ])

/// Verifies every variant, and compares what it breaks with the register of deviations.
@MainActor func verifyWithRegister() throws -> Int32 {
  var (json, console) = ("", Console.standard)
  console.write = { json += $0 }
  guard command.run(["verify", "--format", "json"], on: console) < 2 else { return 2 }
  let check = DeviationCheck(of: try Verification(json: json), with: Deviation.register)
  print((check.lines + check.faults.map { "wrong: \($0)" }).joined(separator: "\n"))
  print(check.faults.isEmpty ? "all is as the register has it" : "the register is wrong")
  return check.faults.isEmpty ? 0 : 1
}

let arguments = Array(CommandLine.arguments.dropFirst())
exit(arguments == ["verify"] ? try verifyWithRegister() : command.run(arguments))
