import Foundation
import TriptychCommandVerbs

let program = Program(
  name: "inspect", invocation: "swift run inspect", version: "0.1.0",
  purpose: "who knows whom in a package, and is it really the pattern that its names claim?",
  verbs: [.inspect])
exit(program.run(Array(CommandLine.arguments.dropFirst())))
