import AppRules
import CommandVerbs
import Foundation
import Learning
import MVC
import MVP
import MVVM
import Parity
import Specimens

let classroom = Classroom(
  apps: TriptychApps.all, patterns: [.mvc, .mvp, .mvvm], specimens: TriptychSpecimens.all,
  rightScreens: TriptychSpecimens.right.map(\.pattern))
let words = Array(CommandLine.arguments.dropFirst())
if words == [WorkerRunner.serveVerb] {
  classroom.serve()
}
let learn = LearnVerb(classroom, executable: Bundle.main.executablePath ?? "learn")
let program = Program(
  name: "learn", invocation: "swift run learn", version: "0.1.0",
  purpose: "exercises in architecture, checked at each save.", verbs: [learn.verb])
exit(program.run(words))
