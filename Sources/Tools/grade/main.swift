import Foundation
import TriptychParity
import TriptychTerminal

let grade = GradeProgram()
let program = Program(
  name: "grade", invocation: "swift run triptych grade", version: Program.triptychVersion,
  purpose: "points for submissions, by a rubric.",
  verbs: [grade.gradeVerb, grade.checkVerb, grade.batchVerb],
  failure: "missing points or a rubric that is not ready")
let words = Array(CommandLine.arguments.dropFirst())
if words == [WorkerRunner.serveVerb] { grade.serveFaultyScreens() }
exit(program.run(words))
