import AppScreens
import TriptychSourceReading

/// A search in sources for the place where a method or a property is declared.
///
/// Sources that are not where they were compiled from, as on another machine, are not found.
struct DeclarationSearch: Hashable, Sendable {
  /// The name with all its labels, such as `press(_:)`.
  let name: String

  /// The file to search, or one beside those to search.
  private let path: String

  private let isBeside: Bool

  /// The type that declares it; nil for any in another file.
  private var type: String?

  private static let found = Cache<Self, SourceLine?>()

  /// A search in one file.
  init(of name: String, in path: String) {
    (self.name, self.path, isBeside) = (name, path, false)
  }

  /// A search for what a message names, in the folder of the file that recorded it; nil if none did.
  init?(of message: Message, in participants: Participants) {
    guard let site = message.site else { return nil }
    (name, path, isBeside) = (message.name, site.file, true)
    let mediator = message.kind == .notify ? message.sender : message.receiver
    if mediator.isMediator, message.kind != .answer {
      type = participants.typeName(of: mediator).map { String($0.prefix { $0 != "<" }) }
    }
  }

  /// The line of the declaration; of a signature that spans lines, the first; nil if none was found.
  ///
  /// - Complexity: Reads every Swift file of one folder, the first time.
  var place: SourceLine? {
    Self.found.value(for: self) {
      guard isBeside else { return SourceFile(path: path)?.line(declaring: name) }
      let places = SourceFile.files(beside: path).compactMap { $0.line(declaring: name) }
      return places.first(where: isBest) ?? places.first
    }
  }

  /// Indicates whether a place is in the file of the type, or of another than that which recorded it.
  private func isBest(_ place: SourceLine) -> Bool {
    type.map { place.file.hasSuffix("/\($0).swift") } ?? (place.file != path)
  }
}

extension SourceFile {
  fileprivate func line(declaring name: String) -> SourceLine? {
    code.place(declaring: name).map { SourceLine(file: path, line: code.tokens[$0].line) }
  }
}

extension SourceText {
  /// The place of the first name that declares a member, such as `press(_:)`, `init(view:)` or `text`.
  fileprivate func place(declaring name: String) -> Int? {
    let halves = name.split(separator: "(", maxSplits: 1)
    guard let base = halves.first else { return nil }
    let labels = halves.count < 2 ? nil : halves[1].dropLast().split(separator: ":")
    let words = labels == nil ? ["var", "let", "case"] : base == "init" ? [] : ["func"]
    return tokens.indices.first { place in
      guard [base, "`\(base)`"].contains(self[place]),
        words.isEmpty || words.contains(String(self[place - 1]))
      else { return false }
      guard let labels else { return true }
      guard let opening = first("(", after: place) else { return false }
      return parts(in: opening).map { self[$0.lowerBound] } == labels
    }
  }
}
