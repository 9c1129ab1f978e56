import CommandVerbs
import Foundation
import Parity

let grade = GradeProgram()
let words = Array(CommandLine.arguments.dropFirst())
if words == [WorkerRunner.serveVerb] {
  WorkerRunner.serve(apps: grade.apps, patterns: grade.patterns + grade.specimens.map(\.pattern))
}
let program = Program(
  name: "grade", invocation: "swift run grade", version: "0.1.0",
  purpose: "points for submissions, by a rubric.",
  verbs: [grade.gradeVerb, grade.checkVerb, grade.batchVerb])
exit(program.run(words))
