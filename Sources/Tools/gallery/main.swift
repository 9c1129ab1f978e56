import Foundation
import TriptychFaultyScreens
import TriptychParity
import TriptychTerminal

let gallery = Gallery(
  faultyScreens: FaultyScreens.all + FaultyScreens.ofMainActor,
  correctScreens: FaultyScreens.right + FaultyScreens.rightOfMainActor)
let words = Array(CommandLine.arguments.dropFirst())
if words == [WorkerRunner.serveVerb] { gallery.serve() }
let program = Program(
  name: "gallery", invocation: "swift run triptych gallery",
  version: Program.triptychVersion,
  purpose:
    "the kit on trial: faulty screens that it must catch, correct ones that it must not flag.",
  verbs: [gallery.wrongVerb, gallery.rightVerb])
exit(program.run(words))
