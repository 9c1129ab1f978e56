import Foundation
import TriptychTerminal

let program = Program(
  name: "inspect", invocation: "swift run triptych inspect", version: Program.triptychVersion,
  purpose: "who knows whom in a package, and is it really the pattern that its names claim?",
  verbs: [.inspect])
exit(program.run(Array(CommandLine.arguments.dropFirst())))
