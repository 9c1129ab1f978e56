import Foundation
import TriptychParity
import TriptychTerminal

let new = NewProgram()
let program = Program(
  name: "new", invocation: "swift run triptych new", version: Program.triptychVersion,
  purpose: "a start: for a pattern, an app, an exercise or a course.",
  verbs: [new.patternVerb, new.appVerb, new.exerciseVerb, new.courseVerb],
  notes: ["APP is one of \(new.apps.map(\.name).joined(separator: ", "))."])
exit(program.run(Array(CommandLine.arguments.dropFirst())))
