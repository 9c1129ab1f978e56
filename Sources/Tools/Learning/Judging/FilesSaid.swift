import Foundation
import TriptychTerminal

/// The files that a learner said they are going to change, such as `files: A.swift, B.swift`.
struct FilesSaid {
  /// Their names.
  let names: Set<String>

  /// The files that an answer says; none where it says nothing.
  init(in text: String) {
    let line = text.split(whereSeparator: \.isNewline).first {
      $0.lowercased().hasPrefix("\(Exercise.Question.files.rawValue):")
    }
    let said = line?.split(separator: ":").dropFirst().joined() ?? ""
    names = Set(said.split { $0 == "," || $0.isWhitespace }.map { "\($0)".withSwiftSuffix })
  }

  /// The judgement on solved code in which some files were changed.
  func judgement(changing changed: Set<String>) -> Judgement {
    guard names != changed else { return .solved }
    let (unsaid, untouched) = (changed.subtracting(names), names.subtracting(changed))
    let parts = [
      unsaid.isEmpty ? nil : "You changed \(unsaid.sorted().listed), which you did not name.",
      untouched.isEmpty
        ? nil
        : "You named \(untouched.sorted().map(\.plainOrQuoted).listed), but did not change it.",
    ]
    return .wrongAnswer(
      "The code is right. \(parts.compactMap(\.self).joined(separator: " ")) "
        + "What made the difference? Correct the answer or the code.")
  }
}

extension String {
  /// The name of a file, whether or not it was written with `.swift`.
  fileprivate var withSwiftSuffix: String { hasSuffix(".swift") ? self : "\(self).swift" }
}
