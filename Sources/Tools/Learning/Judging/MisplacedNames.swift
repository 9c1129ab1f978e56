import Foundation
import TriptychSourceReading

/// What a learner's file uses although it belongs to another object, or does not use although another object has it.
///
/// Behaviour cannot show it: code that was copied to the right place, but not deleted, does what it must. A name is
/// searched in the file, and so is a text in quotes; that a member such as `Tokens.total` is used, the compiler says.
struct MisplacedNames {
  let misplacement: Exercise.Misplacement

  /// The lines of the file, in order, on which a member of a type is used.
  let uses: (_ member: String) throws(LearnFailure) -> [Int]

  /// The faults in the text of a file that must not use them, in sentences: the first place of each name.
  func faults(in text: String, of place: URL) throws(LearnFailure) -> [String] {
    var faults: [String] = []
    for name in misplacement.names {
      guard let line = try firstUse(of: name, in: text, of: place) else { continue }
      faults.append("\(place.seen):\(line): \(name) is used here")
    }
    return faults.isEmpty ? [] : [(faults + [misplacement.reason]).joined(separator: "\n")]
  }

  /// The faults in the text of a file that must use them.
  func omissions(in text: String, of place: URL) throws(LearnFailure) -> [String] {
    var faults: [String] = []
    for name in misplacement.names where try firstUse(of: name, in: text, of: place) == nil {
      faults.append("\(name) is not used in \(place.lastPathComponent)")
    }
    return faults.isEmpty ? [] : [(faults + [misplacement.reason]).joined(separator: "\n")]
  }

  private func firstUse(
    of name: String, in text: String, of place: URL
  ) throws(LearnFailure) -> Int? {
    if name.contains("."), !name.hasPrefix("\"") { return try uses(name).first }
    return SourceText(text, file: place.path).tokens.first { token in
      token.literal.map { "\"\($0)\"" == name } ?? (token.text == name)
    }?.line
  }
}
