import AppScreens
import Foundation

/// Where a message's method or property is declared, found in the sources beside the view's.
///
/// Sources that are not where they were compiled from, as on another machine, are not found.
public struct Declaration: Hashable, Sendable {
  /// The line.
  public let place: SourceLine

  /// What it says, such as `func press(_ key: Calculator.Key)`.
  public let text: String

  /// The declaration of what a view recorded; nil if none was found.
  ///
  /// - Complexity: Reads every Swift file of one folder.
  public init?(of message: Message, in participants: Participants) {
    guard let site = message.site else { return nil }
    let folder = URL(fileURLWithPath: site.file).deletingLastPathComponent()
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let isOfMediator = message.kind.isFromView || message.kind == .notify
    let mediator = participants.mediator?.type.prefix { $0 != "<" } ?? ""
    let found = (files ?? []).filter { $0.pathExtension == "swift" }.compactMap { file in
      Self.search(for: message.name, in: file).map { declaration in
        let isBest =
          isOfMediator
          ? file.deletingPathExtension().lastPathComponent == mediator
          : file.path != site.file
        return (rank: isBest ? 0 : 1, declaration: declaration)
      }
    }
    let best = found.min {
      ($0.rank, $0.declaration.place.file) < ($1.rank, $1.declaration.place.file)
    }
    guard let best else { return nil }
    self = best.declaration
  }

  private init(place: SourceLine, text: String) {
    self.place = place
    self.text = text
  }

  /// The first line of a file that declares a method or property of this full name.
  private static func search(for name: String, in file: URL) -> Declaration? {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let parts = name.split(separator: "(", maxSplits: 1)
    let start = parts.count == 2 ? "func \(parts[0])(" : "var \(name)"
    let labels = parts.count == 2 ? parts[1].dropLast().split(separator: ":") : []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains(start) {
      let whole = lines[index..<min(index + 3, lines.count)].joined(separator: " ")
      guard let range = whole.firstRange(of: start) else { continue }
      let signature = whole[range.upperBound...].prefix { $0 != "{" }
      guard parts.count == 2 ? declares(labels, signature) : signature.first?.isLetter == false
      else { continue }
      return Declaration(
        place: SourceLine(file: file.path, line: index + 1),
        text: line.split(separator: "{")[0].trimmingCharacters(in: .whitespaces))
    }
    return nil
  }

  /// Whether parameters have these labels.
  private static func declares(_ labels: [Substring], _ signature: Substring) -> Bool {
    let parameters = signature.split(separator: ",")
    guard parameters.count == max(1, labels.count) else { return false }
    return zip(labels, parameters).allSatisfy { label, parameter in
      parameter.split { " :(".contains($0) }.first == label
    }
  }
}
