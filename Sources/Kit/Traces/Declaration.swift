import AppScreens
import Foundation

/// The place where a message's method or property is declared, found in the sources beside the view's.
///
/// Sources that are not where they were compiled from, as on another machine, are not found.
package struct Declaration: Hashable, Sendable {
  /// A message's name, the file that says it, and the mediator that declares it, unless a view does.
  private struct Lookup: Hashable {
    let name: String
    let path: String
    var mediator: String?
  }

  private static let ofMessages = Cache<Lookup, Declaration?>()
  private static let inFiles = Cache<Lookup, Declaration?>()

  /// The line; of a signature that spans lines, the first.
  package let place: SourceLine

  /// The code there, such as `func press(_ key: Calculator.Key)`.
  package let text: String

  /// The declaration of what a view recorded; nil if none was found.
  ///
  /// - Complexity: Reads every Swift file of one folder, the first time.
  package init?(of message: Message, in participants: Participants) {
    guard let site = message.site else { return nil }
    let mediator = message.kind == .notify ? message.sender : message.receiver
    let lookup = Lookup(
      name: message.name, path: site.file,
      mediator: mediator.isMediator && message.kind != .answer
        ? participants.typeName(of: mediator) : nil)
    guard let found = Self.ofMessages.value(for: lookup, { Self.best(for: lookup) }) else {
      return nil
    }
    self = found
  }

  /// The declaration in the mediator's file, or in another than that of the view, if there is one there.
  private static func best(for lookup: Lookup) -> Declaration? {
    let mediator = lookup.mediator?.prefix { $0 != "<" }
    let found = SourceFile.files(beside: lookup.path).compactMap { file in
      Self(of: lookup.name, in: file).map { declaration in
        let isBest = mediator.map { file.stem == $0 } ?? (file.path != lookup.path)
        return (rank: isBest ? 0 : 1, declaration: declaration)
      }
    }
    return found.min { $0.rank < $1.rank }?.declaration
  }

  /// The first declaration of a full name in a file.
  init?(of name: String, in file: SourceFile) {
    let lookup = Lookup(name: name, path: file.path)
    let found = Self.inFiles.value(for: lookup) {
      file.lines.index(declaring: name).map { Declaration(at: $0, in: file) }
    }
    guard let found else { return nil }
    self = found
  }

  private init(at index: Int, in file: SourceFile) {
    place = SourceLine(file: file.path, line: index + 1)
    text = file.lines[index].prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
  }
}
