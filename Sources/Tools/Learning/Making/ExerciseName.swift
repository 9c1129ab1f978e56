import TriptychScaffold
import TriptychTerminal

/// A name that an exercise can have in a package: `lost-sign`, or `31-lost-sign`.
struct ExerciseName {
  /// The number, in two digits: the one in the text, or else the one behind all that there are.
  let number: String

  /// The name without the number.
  let text: String

  /// The name of the folder, such as `31-lost-sign`.
  var folder: String { "\(number)-\(text)" }

  /// A name from a text.
  ///
  /// - Throws: A `LearnFailure` for what cannot be a name, or is taken.
  init(_ text: String, on catalogue: ExerciseCatalogue) throws(LearnFailure) {
    // Two words, since one alone may be the name of a module, or a keyword.
    let form = /(?:(\d{1,2})-)?([a-z][a-z0-9]*(?:-[a-z0-9]+)+)/
    guard let match = text.wholeMatch(of: form) else {
      throw LearnFailure(
        """
        \(text.quotedExcerpt) cannot name an exercise: use two words or more in small letters, with \
        - between them, such as lost-sign; a number may come first, as in 31-lost-sign
        """)
    }
    let next = (catalogue.exercises.map(\.number).max() ?? 0) + 1
    let number = match.output.1.flatMap { Int($0) } ?? next
    let rival = catalogue.exercises.first { $0.number == number || $0.name == match.output.2 }
    if let rival {
      throw LearnFailure(
        "there is \(rival.folder); choose another name, or another number, such as \(next)")
    }
    self.number = number < 10 ? "0\(number)" : "\(number)"
    self.text = String(match.output.2)
  }
}
