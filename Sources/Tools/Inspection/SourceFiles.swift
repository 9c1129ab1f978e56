import AppScreens
import Foundation

/// The source files of a package's modules, and what each type is declared by in them.
struct SourceFiles: Sendable {
  /// A declaration of a type, or an extension, in its file.
  struct Block: Sendable {
    let source: SourceText
    let declaration: TypeBlock

    /// The code of the whole file.
    var code: SourceCode { source.code }

    /// The places in the code, from its name to its last brace.
    var places: ClosedRange<Int> { declaration.places }
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
        for block in text.blocks {
          blocks[module, default: [:]][block.path, default: []]
            .append(Block(source: text, declaration: block))
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
        || block.source.file == place.file && block.declaration.lines.contains(place.line)
    }
  }

  /// The files in which a type is declared or extended.
  func files(of type: TypeFacts) -> [SourceText] {
    Set(blocks(of: type).map(\.source.file)).sorted().compactMap { texts[$0] }
  }

  /// Indicates whether something stands at some place in a type's source.
  func has(in type: TypeFacts, where isMeant: (SourceCode, Int) -> Bool) -> Bool {
    blocks(of: type).contains { block in block.places.contains { isMeant(block.code, $0) } }
  }

  /// The line of a type's declaration.
  func place(ofType path: String, in module: String) -> SourceLine? {
    blocks[module]?[path]?.first { !$0.declaration.isExtension }.map { block in
      SourceLine(file: block.source.file, line: block.declaration.lines.lowerBound)
    }
  }

  /// A member as it is written, and its line.
  ///
  /// - Parameters:
  ///   - name: The name, such as `press(_:)`.
  ///   - line: The line, if the compiler tells it; otherwise it is looked for in the type.
  ///   - type: The type that has the member.
  /// - Returns: The member; nil where there is none in the source.
  func member(
    _ name: String, at line: SourceLine?, of type: TypeFacts
  ) -> (place: SourceLine, source: SourceMember)? {
    let stem = name.prefix { $0 != "(" }
    func found(_ place: Int?, in source: SourceText) -> (SourceLine, SourceMember)? {
      place.map { place in
        let member = SourceMember(at: place, in: source.code)
        return (SourceLine(file: source.file, line: member.lines.lowerBound), member)
      }
    }
    if let line, let source = texts[line.file] {
      return found(source.place(ofMember: stem, on: line.line), in: source)
    }
    return blocks(of: type).lazy.compactMap { block in
      found(block.source.place(ofMember: stem, in: block.declaration), in: block.source)
    }.first
  }
}
