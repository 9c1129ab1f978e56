import CommandVerbs
import Foundation
import Parity

let gallery = Gallery()
let words = Array(CommandLine.arguments.dropFirst())
if words == [WorkerRunner.serveVerb] { gallery.serve() }
let program = Program(
  name: "gallery", invocation: "swift run gallery", version: "0.1.0",
  purpose:
    "the kit on trial: faulty screens that it must catch, correct ones that it must not flag.",
  verbs: [gallery.wrongVerb, gallery.rightVerb])
exit(program.run(words))
