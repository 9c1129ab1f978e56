import AppScreens
import Parity

extension Situation where Gesture == TokenCalculatorGesture, Display == TokenCalculatorDisplay {
  /// The tokens of the input, the empty ones included.
  private var tokens: [Substring] {
    let separators = Set(expected.separators)
    return expected.input.split(omittingEmptySubsequences: false) { separators.contains($0) }
  }

  /// The separators that are in the input.
  private var separatorsInUse: Set<Character> {
    Set(expected.separators).intersection(expected.input)
  }

  /// True if both fields are empty, and the total did not just stay as it was.
  var isEmpty: Bool { expected.separators.isEmpty && expected.input.isEmpty && !isStale }

  /// True if several separators cut the input, or if a blank may.
  var hasSeveralSeparators: Bool {
    separatorsInUse.count > 1 || expected.separators.contains(" ")
  }

  /// True if the input is cut more than once.
  var isCutOften: Bool { tokens.count > 2 }

  /// True if a token has more in it than digits.
  var hasOddToken: Bool {
    tokens.contains { token in !token.allSatisfy { ("0"..."9").contains($0) } }
  }

  /// True if there are no separators.
  var isWithoutSeparators: Bool { expected.separators.isEmpty }

  /// True if an edit of the separators changes the total.
  var isChangedBySeparators: Bool {
    if case .editSeparators = gesture { expected.total != before.total } else { false }
  }

  /// True if an edit of the input changes the total.
  var isChangedByInput: Bool {
    if case .editInput = gesture { expected.total != before.total } else { false }
  }

  /// True if only the total is wrong, and the one from before.
  var isStale: Bool {
    shown.total == before.total && shown.total != expected.total
      && shown.separators == expected.separators && shown.input == expected.input
  }

  /// True if the total is or was an error, or numbers are about as long as Int's.
  var isAtTheLimit: Bool {
    expected.total == "error" || before.total == "error"
      || tokens.contains { $0.count(where: \.isNumber) >= 18 }
  }

  /// True if the total is an error.
  var isError: Bool { expected.total == "error" }

  /// True if a text of a field is not the one that was typed.
  var isFieldWrong: Bool {
    shown.input != expected.input || shown.separators != expected.separators
  }

  /// True if a sign or a digit separates.
  var isCutAtSignOrDigit: Bool {
    separatorsInUse.contains { "+-0123456789".contains($0) }
  }

  /// True if a field has Characters of more than one byte.
  var hasWideCharacters: Bool {
    (expected.separators + expected.input).contains { $0.utf8.count > 1 }
  }
}
