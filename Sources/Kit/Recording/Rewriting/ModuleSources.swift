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
  private struct DeclaredType {
    let kind: Substring
    let isOwn: Bool
    var inherited: Set<String>
  }

  /// The path of its folder.
  let folder: String

  private(set) var files: [File] = []

  /// The types by their names, with those of the types around them.
  private var types: [String: DeclaredType] = [:]

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
    self.folder = folder.path
    for (path, plain) in try Self.texts(in: folder) {
      let text = try change(path, plain)
      let source = SourceText(text, file: folder.appendingPathComponent(path).path)
      if let open = source.openMark {
        throw RecordingFault(
          "\(source[open]) is not closed", at: "\(source.file):\(source.tokens[open].line)")
      }
      files.append(File(path: path, text: text, source: source, blocks: TypeBlock.all(in: source)))
    }
    for module in Set(files.flatMap { $0.source.imports.map { String($0.module) } }).sorted() {
      let other = folder.deletingLastPathComponent().appendingPathComponent(module)
      for (path, text) in try Self.texts(in: other) {
        add(TypeBlock.all(in: SourceText(text, file: path)), isOwn: false)
      }
    }
    for isExtension in [false, true] {
      add(files.flatMap(\.blocks).filter { $0.isExtension == isExtension }, isOwn: true)
    }
  }

  private mutating func add(_ blocks: [TypeBlock], isOwn: Bool) {
    for block in blocks {
      let inherited = Set(block.inherited.map(String.init))
      if block.isExtension {
        types[block.path]?.inherited.formUnion(inherited)
      } else {
        let kind = block.source[block.places.lowerBound - 1]
        types[block.path] = DeclaredType(kind: kind, isOwn: isOwn, inherited: inherited)
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
  /// The names of the module's classes.
  var classes: [String] { types.keys.filter(isClass) }

  /// Indicates whether a type is a class of the module that is a headless view.
  func isView(_ name: String) -> Bool { isClass(name) && leads(name, to: "HeadlessView") }

  /// Indicates whether a type is a class of the module that is a headless service or a part of one.
  func isServicePart(_ name: String) -> Bool {
    isClass(name) && (leads(name, to: "ServicePart") || leads(name, to: "HeadlessService"))
  }

  /// Indicates whether a type is a class of the module.
  func isClass(_ name: String) -> Bool {
    types[name].map { $0.isOwn && $0.kind == "class" } ?? false
  }

  /// Indicates whether a type is, or leads by its supertypes to, one of this name.
  func leads(_ name: String, to goal: String) -> Bool { supertypes(of: name).contains(goal) }

  /// The module's own protocols that a type conforms to, directly or not.
  func ownProtocols(of name: String) -> Set<String> {
    supertypes(of: name).filter { types[$0].map { $0.isOwn && $0.kind == "protocol" } ?? false }
  }

  /// The word that a type is declared by, such as `class`; nil if it is not known.
  func kind(of name: String) -> Substring? {
    types[name]?.kind ?? types.first { $0.key.hasSuffix(".\(name)") }?.value.kind
  }

  /// The declaration of a type, and its extensions.
  func blocks(of name: String) -> [TypeBlock] {
    files.flatMap(\.blocks).filter { $0.path == name }
  }

  private func supertypes(of name: String) -> Set<String> {
    var (pending, known) = ([name], Set([name]))
    while let next = pending.popLast() {
      pending += (types[next]?.inherited ?? []).filter { known.insert($0).inserted }
    }
    return known
  }
}

extension SourceText {
  /// The place of a parenthesis, bracket or brace that nothing closes; nil if each is closed.
  fileprivate var openMark: Int? {
    let marks: [Substring: Substring] = ["(": ")", "[": "]", "{": "}"]
    return tokens.indices.first { place in
      guard let mark = marks[self[place]] else { return false }
      let end = closing(of: place)
      return self[end] != mark || opening(around: end) != place
    }
  }
}
