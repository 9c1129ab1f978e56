import Foundation
import TriptychSourceReading

/// A search for the place where a mediator declares a method or a property.
///
/// It is in the file that is named as the mediator's type, in the folder of the view that recorded
/// the message. Sources that are not where they were compiled from are not found.
struct DeclarationSearch: Hashable, Sendable {
  /// The name with all its labels, such as `press(_:)`.
  private let name: String

  private let path: String

  private static let found = Cache<Self, SourceLine?>()

  /// A search for what a message names; nil if no view recorded it.
  init?(of message: Message, in participants: Participants) {
    let mediator = message.kind == .notify ? message.sender : message.receiver
    guard let site = message.site, let type = participants.typeName(of: mediator) else {
      return nil
    }
    let folder = URL(fileURLWithPath: site.file).deletingLastPathComponent()
    name = message.name
    path = folder.appendingPathComponent("\(type.prefix { $0 != "<" }).swift").path
  }

  /// The line of the declaration; of a signature that spans lines, the first; nil if none was found.
  ///
  /// - Complexity: Reads the file, the first time.
  var place: SourceLine? {
    Self.found.value(for: self) {
      SourceText.known(at: path).flatMap { code in
        code.place(declaring: name).map { SourceLine(file: path, line: code.tokens[$0].line) }
      }
    }
  }
}

extension SourceText {
  /// The place of the first name that declares a member, such as `press(_:)` or `text`.
  fileprivate func place(declaring name: String) -> Int? {
    let halves = name.split(separator: "(", maxSplits: 1)
    guard let base = halves.first else { return nil }
    let labels = halves.count < 2 ? nil : halves[1].dropLast().split(separator: ":")
    let words = labels == nil ? ["var", "let", "case"] : ["func"]
    return tokens.indices.first { place in
      guard [base, "`\(base)`"].contains(self[place]), words.contains(String(self[place - 1]))
      else { return false }
      guard let labels else { return true }
      guard let opening = first("(", after: place) else { return false }
      return parts(in: opening).map { self[$0.lowerBound] } == labels
    }
  }
}
