import Foundation
import TriptychSourceReading
import TriptychTerminal

/// What a learner's file uses although it belongs to another object, or does not use although another object has it.
///
/// Behaviour cannot show it: code that was copied to the right place, but not deleted, does what it must. A name is
/// searched in the file and in extensions of its types, and so is a text in quotes; that a member such as `Tokens.total`
/// is used, there or in a file that the learner has added, the compiler says.
struct MisplacedNames {
  let misplacement: Exercise.Misplacement

  /// The file.
  let source: SourceText

  /// The files that the learner has added.
  let added: [SourceText]

  /// The lines of these files, in order, on which a member of a type is used.
  let uses: (_ member: String) throws(LearnFailure) -> [SourceLine]

  /// The faults of a file that must not use the names, in sentences: the first place of each name.
  var faults: [String] {
    get throws(LearnFailure) {
      var found: [(name: String, line: SourceLine)] = []
      for name in misplacement.names {
        if let line = try firstUse(of: name) { found.append((name, line)) }
      }
      let lines = found.map(\.line).uniqued.map { line in
        let names = found.filter { $0.line == line }.map(\.name)
        let verb = names.count == 1 ? "is" : "are"
        return
          "\(URL(fileURLWithPath: line.file).seen):\(line.line): \(names.listed) \(verb) used here"
      }
      return lines.isEmpty ? [] : [(lines + [misplacement.reason]).joined(separator: "\n")]
    }
  }

  /// The faults of a file that must use the names.
  var omissions: [String] {
    get throws(LearnFailure) {
      var faults: [String] = []
      for name in misplacement.names where try firstUse(of: name) == nil {
        faults.append("\(name) is not used in \(misplacement.file)")
      }
      return faults.isEmpty ? [] : [(faults + [misplacement.reason]).joined(separator: "\n")]
    }
  }

  private func firstUse(of name: String) throws(LearnFailure) -> SourceLine? {
    if name.contains("."), !name.hasPrefix("\"") { return try uses(name).first }
    let types = TypeBlock.all(in: source).filter { !$0.isExtension }.map(\.path)
    let extensions = added.flatMap(TypeBlock.all).filter { types.contains($0.path) }
    let code =
      [(source, source.tokens[...])] + extensions.map { ($0.source, $0.source.tokens[$0.places]) }
    return code.lazy.compactMap { source, tokens in
      tokens.first { $0.literal.map { "\"\($0)\"" == name } ?? ($0.text == name) }
        .map { SourceLine(file: source.file, line: $0.line) }
    }.first
  }
}
