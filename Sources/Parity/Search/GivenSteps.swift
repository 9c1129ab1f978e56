import AppScreens

/// Steps that were found elsewhere, with a look after each.
struct GivenSteps: SearchStrategy {
  let notations: [String]

  func run<Screens: ScreensSideBySide>(
    on screens: inout Screens, counting result: inout SearchResult
  ) {
    result[.runs] = 1
    for notation in notations where screens.isIdentical {
      do throws(NotationFailure) {
        for step in try Step<Screens.Subject.Gesture>.read(notation) { screens.take(step) }
      } catch {
        result.obstacle = "\(error)"
        return
      }
    }
    result.isComplete = screens.isIdentical
  }
}
