import Foundation
import TriptychTerminal
import TriptychToolSupport

extension SubmissionFolder {
  /// The files of one app's screen, by name, without what registers it and what says whose it is.
  ///
  /// Folders that are called like another app are left out, and so are the comments at the head of each file.
  ///
  /// - Parameters:
  ///   - stem: The app's stem, such as `Calculator`.
  ///   - stems: The stems of all apps.
  ///   - student: The name that must not be in any file.
  /// - Returns: The texts of the files, by name.
  /// - Throws: A `UsageError` where the files cannot be those of an exercise.
  package func screen(
    of stem: String, among stems: [String], by student: String
  ) throws(UsageError) -> [String: String] {
    if let reason = (refusals + [failure, obstacle].compactMap(\.self)).first {
      throw UsageError("the submission cannot be used: \(reason)")
    }
    guard settings.isEmpty else {
      throw UsageError(
        "the package has the setting \(settings.listed), without which an exercise is built")
    }
    let others = Set(stems).subtracting([stem])
    let own = files.filter { file in
      let isRegistration =
        !EntryPoint.all(in: [file]).isEmpty
        && !file.text.contains(/\b(?:class|struct|enum|protocol|actor)\s+\w/)
      return !isRegistration
        && others.isDisjoint(with: file.path.split(separator: "/").map(String.init))
    }
    guard own.contains(where: { $0.text.contains("\(stem)Screen") }) else {
      throw UsageError("there is no type \(stem)Screen in it, which an exercise would make")
    }
    var screen: [String: String] = [:]
    for file in own {
      let name = URL(fileURLWithPath: file.path).lastPathComponent
      let text = file.text.withoutHeader
      let lines = [name] + text.split(whereSeparator: \.isNewline).map(String.init)
      if let line = lines.first(where: { $0.mentions(student) }) {
        throw UsageError(
          "the student's name is in \(file.path): \(line.quotedExcerpt); replace it, and try again")
      }
      screen[name] = text
    }
    return screen
  }
}

extension String {
  /// The text without the comments before its first line of code, which say who wrote it, and when.
  fileprivate var withoutHeader: String {
    var rest = self[...].drop(while: \.isWhitespace)
    while true {
      if rest.hasPrefix("//"), !rest.hasPrefix("///") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*"), !rest.hasPrefix("/**"), let end = rest.firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return String(rest)
      }
      rest = rest.drop(while: \.isWhitespace)
    }
  }

  /// Indicates whether the words of a name are in the text, one after the other.
  fileprivate func mentions(_ name: String) -> Bool {
    func words(_ text: String) -> [Substring] {
      text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }
    let (name, own) = (words(name), words(self))
    guard !name.isEmpty else { return false }
    return own.contains(name.joined()[...])
      || own.indices.contains { own[$0...].prefix(name.count).elementsEqual(name) }
  }
}
