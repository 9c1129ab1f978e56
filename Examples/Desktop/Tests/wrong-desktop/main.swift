import AppDefinitions
import DesktopWidgets
import GTK
import TriptychCommand
import TriptychParity
import WrongHeads

// The tests start it too.
Loop.start(style: style)
let arguments = Array(CommandLine.arguments.dropFirst())
Loop.serve {
  let command = Command(
    name: "wrong-desktop", invocation: "swift run wrong-desktop", version: "0.1.0",
    apps: TriptychApps.all, patterns: WrongHeads.all.map(\.pattern))
  return command.run(arguments)
}
