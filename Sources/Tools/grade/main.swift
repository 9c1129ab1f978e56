import CommandVerbs
import Foundation

let grade = GradeProgram()
let program = Program(
  name: "grade", invocation: "swift run grade", version: "0.1.0",
  purpose: "points for submissions, by a rubric.",
  verbs: [grade.gradeVerb, grade.checkVerb, grade.batchVerb],
  failure: "missing points or a rubric that is not ready")
exit(program.run(Array(CommandLine.arguments.dropFirst())))
