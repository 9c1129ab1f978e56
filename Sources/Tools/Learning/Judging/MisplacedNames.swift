import Foundation
import TriptychSourceReading

/// Names that a learner's file still uses, although what they are for belongs to another object, or does not use,
/// although another object has what they are for.
///
/// Behaviour cannot show it: code that was copied to the right place, but not deleted, does what it must.
struct MisplacedNames {
  let misplacement: Exercise.Misplacement

  /// The faults in the text of a file that must not use them, in sentences: the first place of each name.
  func faults(in text: String, of place: URL) -> [String] {
    let source = SourceText(text, file: place.path)
    let places = misplacement.names.compactMap { name in
      source.firstUse(of: name).map { use in
        "\(place.seen):\(source.tokens[use].line): \(name) is still used here"
      }
    }
    return places.isEmpty ? [] : [(places + [misplacement.reason]).joined(separator: "\n")]
  }

  /// The faults in the text of a file that must use them.
  func omissions(in text: String, of place: URL) -> [String] {
    let source = SourceText(text, file: place.path)
    let missing = misplacement.names.filter { source.firstUse(of: $0) == nil }
    guard !missing.isEmpty else { return [] }
    let places = missing.map { "\($0) is not used in \(place.lastPathComponent)" }
    return [(places + [misplacement.reason]).joined(separator: "\n")]
  }
}

extension SourceText {
  /// The first place where a name is used: a plain one, one after its owner, such as `view.draft`, or after any owner
  /// but `self`, such as `.total`.
  fileprivate func firstUse(of name: String) -> Int? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return tokens.indices.first { place in
      guard tokens[place].literal == nil, self[place] == parts.last else { return false }
      guard parts.count > 1 else { return true }
      guard self[place - 1] == "." else { return false }
      let owner = ["?", "!"].contains(self[place - 2]) ? place - 3 : place - 2
      guard parts[0].isEmpty else { return self[owner] == parts[0] }
      guard tokens.indices.contains(owner), self[owner] != "self" else { return false }
      return tokens[owner].isWord || [")", "]", "\\"].contains(self[owner])
    }
  }
}
