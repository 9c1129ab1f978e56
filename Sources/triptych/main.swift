import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Specimens
import TriptychCommand

// SwiftPM puts a folder for each product beside it, wherever it builds.
let isRunFromBuild =
  Bundle.main.executablePath.map { path in
    path.contains("/.build/") || FileManager.default.fileExists(atPath: "\(path).product")
  } ?? false
let command = Command(
  name: "triptych", invocation: isRunFromBuild ? "swift run triptych" : nil, version: "0.1.0",
  apps: TriptychApps.all, patterns: [.mvc, .mvp, .mvvm],
  specimens: TriptychSpecimens.all, rightScreens: TriptychSpecimens.right, canScaffold: true,
  baselines: Baselines.all)
exit(command.run(Array(CommandLine.arguments.dropFirst())))
