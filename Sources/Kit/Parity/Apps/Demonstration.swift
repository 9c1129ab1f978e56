import AppScreens

extension AppDefinition {
  /// The steps that show the app off.
  ///
  /// - Throws: What is wrong with a gesture of the app's own demonstration.
  package func demonstrationSteps() throws(NotationFailure) -> [Step<Gesture>] {
    var steps: [Step<Gesture>] = []
    for notation in demonstration { steps += try Step.read(notation) }
    return steps
  }
}
