/// Draws random gestures, leaving out some of the alphabet for a while.
///
/// Leaving gestures out by turns (*swarm testing*) reaches what a mix of all of them hardly ever
/// does, such as a long number among keys of which every fourth is an operator.
/// Source: Groce, Zhang, Eide, Chen and Regehr, *Swarm Testing*, ISSTA 2012.
struct GestureGenerator<Subject: AppDefinition> {
  private let app: Subject
  private var letters: [Subject.Gesture]

  /// Draws from the whole alphabet.
  init(_ app: Subject) {
    precondition(!app.alphabet.isEmpty, "\(app.name) needs an alphabet of at least one gesture")
    self.app = app
    letters = app.alphabet
  }

  /// Draws from a random half of the alphabet, at least one gesture.
  init(_ app: Subject, leavingOutWith generator: inout SeededGenerator) {
    self.init(app)
    var kept: [Subject.Gesture] = []
    for letter in letters where Bool.random(using: &generator) { kept.append(letter) }
    if !kept.isEmpty { letters = kept }
  }

  /// An invented gesture as often as one of the alphabet, if the app invents any.
  func gesture(using generator: inout SeededGenerator) -> Subject.Gesture {
    if Bool.random(using: &generator), let gesture = app.inventGesture(using: &generator) {
      return gesture
    }
    return letters[Int.random(in: letters.indices, using: &generator)]
  }
}
