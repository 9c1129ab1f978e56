import AppScreens
import Foundation

/// The source files of a package's modules, and what each type is declared by in them.
struct SourceFiles: Sendable {
  /// A declaration of a type, or an extension, in its file.
  struct Block: Sendable {
    let source: SourceText
    let declaration: SourceDeclaration

    /// The lines from its name to its last brace.
    var lines: ClosedRange<Int> { declaration.lines }
  }

  private var texts: [String: SourceText] = [:]
  private var blocks: [String: [String: [Block]]] = [:]

  /// Reads files and those beside them, unless these belong to another module.
  mutating func read(_ files: [String: Set<String>]) {
    let named = files.values.reduce(into: Set()) { $0.formUnion($1) }
    for (module, own) in files {
      let folders = Set(own.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
      let others = folders.flatMap { folder in
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
      }
      for file in own.union(Set(others).subtracting(named)).sorted() where texts[file] == nil {
        guard let text = SourceText(file: file) else { continue }
        texts[file] = text
        for declaration in text.declarations where declaration.isType {
          blocks[module, default: [:]][declaration.path, default: []]
            .append(Block(source: text, declaration: declaration))
        }
      }
    }
  }

  /// Every file, in order.
  var all: [SourceText] { texts.values.sorted { $0.file < $1.file } }

  /// The text of a file, if it could be read.
  subscript(file: String) -> SourceText? { texts[file] }

  /// The declaration of a type and its extensions.
  func blocks(of type: TypeFacts) -> [Block] {
    let all = blocks[type.module]?[type.name] ?? []
    guard let place = type.place else { return all }
    return all.filter { block in
      block.declaration.isExtension
        || block.source.file == place.file
          && block.lines.contains(place.line)
    }
  }

  /// The line of a type's declaration.
  func place(ofType path: String, in module: String) -> SourceLine? {
    blocks[module]?[path]?.first { !$0.declaration.isExtension }.map { block in
      SourceLine(file: block.source.file, line: block.lines.lowerBound)
    }
  }

  /// The declaration of a member on a line, or by its name where its line is not known.
  ///
  /// - Parameters:
  ///   - name: The name with labels, such as `press(_:)`.
  ///   - place: The line, if the compiler tells it.
  ///   - type: The type that has the member.
  /// - Returns: The declaration and its place; nil where there is none in the source.
  func member(
    _ name: String, at place: SourceLine?, of type: TypeFacts
  ) -> (place: SourceLine, declaration: SourceDeclaration)? {
    let parts = name.split(separator: "(", maxSplits: 1)
    let stem = String(parts.first ?? "")
    let labels = parts.dropFirst().first.map { list in
      list.dropLast().split(separator: ":").map(String.init)
    }
    if let place {
      return texts[place.file]?.declarations.first { found in
        found.lines.lowerBound == place.line && found.name.isSame(as: stem) && !found.isType
      }.map { (place, $0) }
    }
    for block in blocks(of: type) {
      let found = block.source.declarations.first { found in
        found.owner == type.name && !found.isType && found.name.isSame(as: stem)
          && (labels == nil || found.labels == labels)
      }
      if let found {
        return (SourceLine(file: block.source.file, line: found.lines.lowerBound), found)
      }
    }
    return nil
  }
}

extension SourceDeclaration {
  /// Indicates whether it adds to a type that is declared elsewhere.
  var isExtension: Bool {
    if case .type(isExtension: true, _) = kind { true } else { false }
  }
}

extension String {
  /// Indicates whether two names are the same but for backticks.
  fileprivate func isSame(as other: String) -> Bool {
    self == other || filter { $0 != "`" } == other.filter { $0 != "`" }
  }
}
