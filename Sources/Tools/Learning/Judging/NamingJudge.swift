import Foundation
import TextLayout

/// Judges names that were given to lines or conversations, by how many of them are right.
struct NamingJudge {
  private let key: NamingKey
  private let asksForFiles: Bool

  /// A judge of the names that an exercise asks for.
  init(_ exercise: Exercise, in classroom: Classroom) throws(LearnFailure) {
    key = try NamingKey(of: exercise, in: classroom)
    asksForFiles = exercise.question == .files
  }

  /// The judgement on an answer of lines such as `3: model`: it counts, and does not say which are right.
  func judgement(on text: String) -> Judgement {
    var given: [String: String] = [:]
    let files = asksForFiles ? FilesSaid(in: text).names : nil
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      if asksForFiles, FilesSaid.isSaid(by: line) { continue }
      guard let colon = line.firstIndex(of: ":") else {
        guard line.contains(where: { !$0.isWhitespace }) else { continue }
        return .wrongAnswer("This line has no colon: \(line)")
      }
      let number = line[..<colon].trimmingCharacters(in: .whitespaces)
      let name = line[line.index(after: colon)...].split(whereSeparator: \.isWhitespace)
      guard !name.isEmpty else { continue }
      given[number] = name.joined(separator: " ").lowercased()
    }
    guard !given.isEmpty else { return .wrongAnswer("There is no answer yet.") }
    let right = given.count { key.answers[$0]?.contains($1) ?? false }
    guard right < key.answers.count || given.count > right else {
      guard let files, files.isEmpty else { return .solved }
      return .wrongAnswer(
        "All \(right) are right. Now write behind “files:” which files you are going to change.")
    }
    let wrong = given.count - right
    return .wrongAnswer(
      "\(right) of \(key.answers.count) are right"
        + (wrong > 0 ? ", \(wrong.counted("other answer")) \(wrong == 1 ? "is" : "are") not." : ".")
    )
  }
}
