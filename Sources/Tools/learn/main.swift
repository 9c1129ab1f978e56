import AppDefinitions
import Foundation
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import TriptychFaultyScreens
import TriptychLearning
import TriptychParity
import TriptychTerminal

let material = CourseMaterial(
  apps: TriptychApps.all, patterns: [.mvcRecorded, .mvpRecorded, .mvvmRecorded],
  faultyScreens: FaultyScreens.all,
  correctScreens: FaultyScreens.right.map(\.pattern))
let words = Array(CommandLine.arguments.dropFirst())
if words == [WorkerRunner.serveVerb] {
  material.serve()
}
let learn = LearnVerb(material, executable: Bundle.main.executablePath ?? "learn")
let program = Program(
  name: "learn", invocation: "swift run triptych learn", version: Program.triptychVersion,
  purpose: "exercises in architecture, checked at each save.", verbs: [learn.verb])
exit(program.run(words))
