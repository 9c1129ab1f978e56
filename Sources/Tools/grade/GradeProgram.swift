import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Specimens

/// The program `grade`, which gives points for submissions.
struct GradeProgram {
  let apps = TriptychApps.all
  let patterns: [Pattern] = [.mvc, .mvp, .mvvm]
  let specimens = TriptychSpecimens.all

  /// The path by which the program can start itself, to run wrong screens apart.
  let executable = Bundle.main.executablePath
}
