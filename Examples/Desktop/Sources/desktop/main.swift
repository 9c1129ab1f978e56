import AppDefinitions
import AppScreens
import DesktopMVC
import DesktopMVP
import DesktopMVVM
import DesktopWidgets
import Foundation
import GTK
import TriptychCommand

/// The three patterns on real widgets, over a music service.
@Sendable func patterns(
  over makeService: @escaping @Sendable () -> any DesktopMusicService
) -> [Pattern] {
  [
    .desktopMVC(over: makeService), .desktopMVP(over: makeService),
    .desktopMVVM(over: makeService),
  ]
}

let arguments = Array(CommandLine.arguments.dropFirst())
if ["--help", "-h", "help"].contains(where: { arguments == [$0] }) {
  print(help, terminator: "")
  exit(0)
}
Loop.start(style: style)
switch arguments.first {
case nil:
  let window = DesktopWindow(of: patterns { LateMusicService() })
  var isOpen = true
  window.window.onClose { isOpen = false }
  window.window.present()
  while isOpen { Loop.turn() }
case "press":
  print(KeyScript.press(arguments.dropFirst(), in: patterns { LateMusicService(after: 0) }))
case "pictures":
  let folder = arguments.dropFirst().first ?? "."
  guard Pictures.write(to: folder, of: patterns(over: HeadlessMusicService.init)) else {
    FileHandle.standardError.write(Data("desktop: cannot write to \(folder)\n".utf8))
    exit(2)
  }
default:
  Loop.serve {
    let command = Command(
      name: "desktop", invocation: "swift run desktop", version: "0.1.0", apps: TriptychApps.all,
      patterns: patterns(over: HeadlessMusicService.init))
    return command.run(arguments)
  }
}
