import Foundation
import TriptychSourceReading
import TriptychTerminal

extension ArchitectureRule {
  /// Something that shows that a rule is broken.
  package struct Evidence: Hashable, Sendable {
    /// The fault, in words.
    package let text: String

    /// The source line.
    package let place: SourceLine?

    /// The other lines with the same fault.
    package internal(set) var others: [SourceLine] = []

    /// The member, the type or the text that is at fault, which stays the same when others are added.
    package let subject: String

    /// Something wrong at a place.
    init(_ text: String, at place: SourceLine?, of subject: String) {
      self.text = text
      self.place = place
      self.subject = subject
    }

    /// A member of a type that shows a fault; the words before its declaration say which.
    init(_ words: String, _ member: MemberFacts, of type: TypeFacts) {
      self.init(
        "\(words) \(member.declaration)", at: member.place ?? type.place,
        of: "\(type.qualifiedName).\(member.name)")
    }

    /// A line of code that shows a fault; the words before it say which.
    init(_ words: String, code place: Int, in source: SourceText, of subject: String) {
      let line = source.tokens[place].line
      self.init(
        "\(words) \(source.code(on: line))", at: SourceLine(file: source.file, line: line),
        of: subject)
    }

    /// A type that shows a fault by what it lacks or is.
    init(_ words: String, _ type: TypeFacts) {
      self.init("\(type.name) \(words)", at: type.place, of: type.qualifiedName)
    }

    /// Every line that shows it.
    var places: [SourceLine] { (place.map { [$0] } ?? []) + others }

    /// The fault, and its places.
    package var sentence: String {
      guard let place else { return text }
      let more = others.prefix(4).map { other in
        other.file == place.file ? "\(other.line)" : other.inPackage
      }
      let rest = others.count > 4 ? ["\(others.count - 4) more"] : []
      return "\(text) (\(([place.inPackage] + more + rest).listed))"
    }
  }
}

extension [ArchitectureRule.Evidence] {
  /// Each thing at fault once, with all its lines.
  var groupedBySubject: Self {
    let bySubject = Dictionary(grouping: self, by: \.subject)
    return map(\.subject).uniqued.compactMap { subject in
      guard let all = bySubject[subject], var first = all.first else { return nil }
      first.others = all.dropFirst().compactMap(\.place).uniqued.filter { $0 != first.place }
      return first
    }
  }
}

extension SourceLine {
  /// The path from the folder of the package, or of the repository, on.
  package var pathInPackage: String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let start = parts.indices.dropFirst().last { start in
      let folder = parts[..<start].joined(separator: "/")
      return ["Package.swift", ".git"].contains {
        FileManager.default.fileExists(atPath: "\(folder)/\($0)")
      }
    }
    return start.map { parts[$0...].joined(separator: "/") } ?? path
  }

  /// The path in the package, and the line.
  var inPackage: String { "\(pathInPackage):\(line)" }
}
