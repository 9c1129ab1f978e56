import Foundation
import TriptychSourceReading

/// Names that a learner's file still uses, although what they are for belongs to another object.
///
/// Behaviour cannot show it: code that was copied to the right place, but not deleted, does what it must.
struct MisplacedNames {
  let misplacement: Exercise.Misplacement

  /// The faults in the text of a file, in sentences: the first place of each name.
  func faults(in text: String, of place: URL) -> [String] {
    let source = SourceText(text, file: place.path)
    let uses = misplacement.names.compactMap { name in
      source.tokens.first { $0.literal == nil && $0.text == name }
    }
    guard !uses.isEmpty else { return [] }
    let places = uses.map { "\(place.seen):\($0.line): \($0.text) is still used here" }
    return [(places + [misplacement.reason]).joined(separator: "\n")]
  }
}
