import AppScreens
import Foundation

/// The place where a message's method or property is declared, found in the sources beside the view's.
///
/// Sources that are not where they were compiled from, as on another machine, are not found.
public struct Declaration: Hashable, Sendable {
  /// The line; of a signature that spans lines, the first.
  public let place: SourceLine

  /// The code there, such as `func press(_ key: Calculator.Key)`.
  public let text: String

  /// The declaration of what a view recorded; nil if none was found.
  ///
  /// - Complexity: Reads every Swift file of one folder, the first time.
  public init?(of message: Message, in participants: Participants) {
    guard let site = message.site else { return nil }
    let isOfMediator = message.kind.isFromView || message.kind == .notify
    let mediator = participants.mediator?.type.prefix { $0 != "<" } ?? ""
    let found = SourceFile.files(beside: site.file).compactMap { file in
      Self(of: message.name, in: file).map { declaration in
        let isBest = isOfMediator ? file.stem == mediator : file.path != site.file
        return (rank: isBest ? 0 : 1, declaration: declaration)
      }
    }
    guard let best = found.min(by: { $0.rank < $1.rank }) else { return nil }
    self = best.declaration
  }

  /// The first declaration of a full name in a file.
  init?(of name: String, in file: SourceFile) {
    guard let index = file.lines.index(declaring: name) else { return nil }
    place = SourceLine(file: file.path, line: index + 1)
    text = file.lines[index].prefix { $0 != "{" }.trimmingCharacters(in: .whitespaces)
  }
}
