import Foundation
import TriptychSourceReading

/// The Swift files of a module, and the types that they and the modules beside it declare.
struct ModuleSources {
  /// A file, by its path in the module's folder.
  struct File {
    let path: String
    let text: String
    let source: SourceText
    let blocks: [TypeBlock]
  }

  /// A type of the module, or of one beside it.
  struct DeclaredType {
    let kind: Substring
    let isOwn: Bool

    /// Indicates whether other modules of the package can use it.
    let isShared: Bool

    var inherited: Set<String>
  }

  let files: [File]

  /// The types by their names, with those of the types around them.
  private(set) var types: [String: DeclaredType] = [:]

  /// Reads a folder, and the folders of imported modules that lie beside it.
  ///
  /// - Parameters:
  ///   - folder: The module's folder.
  ///   - change: Changes a text of the folder, given its path there; none unless given.
  /// - Throws: A fault if a file cannot be read, or not changed.
  init(
    folder: URL,
    changing change: (String, String) throws(RecordingFault) -> String = { _, text in text }
  ) throws(RecordingFault) {
    var texts = try Self.texts(in: folder)
    for index in texts.indices {
      texts[index].text = try change(texts[index].path, texts[index].text)
    }
    try self.init(
      texts,
      importing: { module throws(RecordingFault) in
        let other = folder.deletingLastPathComponent().appendingPathComponent(module)
        return try Self.texts(in: other).map(\.text)
      })
  }

  /// Reads texts, by their paths in the module's folder.
  init(
    _ texts: [(path: String, text: String)],
    importing imported: (String) throws(RecordingFault) -> [String] = { _ in [] }
  ) throws(RecordingFault) {
    files = texts.map { path, text in
      let source = SourceText(text, file: path)
      return File(path: path, text: text, source: source, blocks: TypeBlock.all(in: source))
    }
    let modules = Set(files.flatMap { $0.source.imports.map { String($0.module) } })
    for module in modules.sorted() {
      for text in try imported(module) {
        add(TypeBlock.all(in: SourceText(text, file: module)), isOwn: false)
      }
    }
    for file in files { add(file.blocks.filter { !$0.isExtension }, isOwn: true) }
    for file in files { add(file.blocks.filter(\.isExtension), isOwn: true) }
  }

  private mutating func add(_ blocks: [TypeBlock], isOwn: Bool) {
    for block in blocks {
      let inherited = Set(block.inherited.map(String.init))
      if block.isExtension {
        types[block.path]?.inherited.formUnion(inherited)
      } else {
        let isShared = !block.modifiers.isDisjoint(with: ["public", "package", "open"])
        types[block.path] = DeclaredType(
          kind: block.keyword, isOwn: isOwn, isShared: isShared, inherited: inherited)
      }
    }
  }

  private static func texts(
    in folder: URL
  ) throws(RecordingFault) -> [(path: String, text: String)] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var texts: [(String, String)] = []
    for name in (names ?? []).filter({ $0.hasSuffix(".swift") }).sorted() {
      do {
        let file = folder.appendingPathComponent(name)
        texts.append((name, try String(contentsOf: file, encoding: .utf8)))
      } catch {
        throw RecordingFault("\(name) cannot be read as text; save it as UTF-8")
      }
    }
    return texts
  }
}

extension ModuleSources {
  /// Indicates whether a type is, or leads by its supertypes to, one of this name.
  func leads(_ name: String, to goal: String) -> Bool {
    var (pending, known) = ([name], Set([name]))
    while let next = pending.popLast() {
      if next == goal { return true }
      pending += (types[next]?.inherited ?? []).filter { known.insert($0).inserted }
    }
    return false
  }

  /// The module's own protocols that a type conforms to, directly or not.
  func ownProtocols(of name: String) -> Set<String> {
    var (pending, known) = ([name], Set([name]))
    while let next = pending.popLast() {
      pending += (types[next]?.inherited ?? []).filter { known.insert($0).inserted }
    }
    return known.filter { types[$0].map { $0.isOwn && $0.kind == "protocol" } ?? false }
  }

  /// The blocks that declare or extend a type, each with its file.
  func blocks(of name: String) -> [(file: Int, block: TypeBlock)] {
    files.indices.flatMap { file in
      files[file].blocks.filter { $0.path == name }.map { (file, $0) }
    }
  }
}

extension TypeBlock {
  /// The word that it is declared by, such as `class`.
  var keyword: Substring { source[places.lowerBound - 1] }

  /// The words and attributes before that.
  var modifiers: Set<String> { source.modifiers(before: places.lowerBound - 1) }
}
