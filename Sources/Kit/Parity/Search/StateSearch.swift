import AppScreens

/// Every step of the alphabet, and a new view, from every state that turns up.
///
/// States are told apart by reflection on everything the screens are made of. An app with states
/// without number is given up at the limit.
struct StateSearch: SearchStrategy {
  let limit: Int

  func run<Screens: ScreensSideBySide>(
    on screens: inout Screens, counting result: inout SearchResult
  ) {
    var explorer = StateExplorer<Step<Screens.Subject.Gesture>, Screens.State>(limit: limit)
    var transitions = 0
    var isWhole = true
    let isComplete = explorer.explore(
      screens.app.steps + [.replaceView],
      reach: { path in
        screens.renew()
        for step in path { screens.take(step) }
        if !path.isEmpty { transitions += 1 }
        guard screens.isIdentical else { return nil }
        let state = screens.state
        isWhole = isWhole && state.isWhole
        return state.key
      }, visit: { $0.target != nil })
    result[.states] = explorer.paths.count
    result[.transitions] = transitions
    result.isComplete = isComplete && isWhole
  }
}
