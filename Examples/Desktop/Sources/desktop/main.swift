import AppRules
import AppScreens
import DesktopMVC
import DesktopMVP
import DesktopMVVM
import Foundation
import GTK
import TriptychCommand

guard startGTK() else { exit(2) }
let thread = Thread { [arguments = Array(CommandLine.arguments.dropFirst())] in
  let command = Command(
    name: "desktop", version: "0.1.0", apps: TriptychApps.all,
    patterns: [
      .desktopMVC(over: HeadlessMusicService.init), .desktopMVP(over: HeadlessMusicService.init),
      .desktopMVVM(over: HeadlessMusicService.init),
    ])
  exit(command.run(arguments))
}
thread.stackSize = 8 << 20
thread.start()
RunLoop.main.run()
