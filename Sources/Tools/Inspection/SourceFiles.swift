import Foundation
import TriptychSourceReading

/// The source files of a package's modules, and what each type is declared by in them.
struct SourceFiles: Sendable {
  private var texts: [String: SourceText] = [:]
  private var blocks: [String: [String: [TypeBlock]]] = [:]

  /// The user-visible texts outside the types of a module, by module.
  private(set) var looseTexts: [String: [LooseText]] = [:]

  /// Reads each module's files, and those beside them unless these belong to another module.
  mutating func read(_ files: [String: Set<String>]) {
    let named = files.values.reduce(into: Set()) { $0.formUnion($1) }
    for (module, own) in files {
      let folders = Set(own.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
      let others = folders.flatMap { folder in
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
        return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
      }
      // A generated file has the lines of its original, which is then a file of both modules.
      let read = own.union(Set(others).subtracting(named)).sorted().compactMap { file in
        texts[file] ?? SourceText(file: file)
      }
      let found = read.map { ($0, TypeBlock.all(in: $0)) }
      for (text, all) in found {
        texts[text.file] = text
        for block in all { blocks[module, default: [:]][block.path, default: []].append(block) }
      }
      looseTexts[module] = found.flatMap { text, all in
        LooseText.all(in: text, of: all) { path in
          blocks[module]?[path]?.contains { !$0.isExtension } == true
        }
      }
    }
  }

  /// The declaration of a type and its extensions.
  func blocks(of type: TypeFacts) -> [TypeBlock] {
    let all = blocks[type.module]?[type.name] ?? []
    guard let place = type.place else { return all }
    return all.filter { block in
      block.isExtension || block.source.file == place.file && block.lines.contains(place.line)
    }
  }

  /// The extensions of a type in other modules, which import its own and declare no type of that name.
  func extensions(of type: TypeFacts, in modules: Set<String>) -> [TypeBlock] {
    modules.subtracting([type.module]).sorted().flatMap { module -> [TypeBlock] in
      let own = blocks[module] ?? [:]
      let named = own[type.name] ?? []
      return ((named.allSatisfy(\.isExtension) ? named : []) + (own[type.qualifiedName] ?? []))
        .filter { block in block.source.imports.contains { $0.module == type.module } }
    }
  }

  /// Indicates whether something is at some place in a type's source.
  func has(in type: TypeFacts, where isMeant: (SourceText, Int) -> Bool) -> Bool {
    blocks(of: type).contains { block in block.places.contains { isMeant(block.source, $0) } }
  }

  /// The line of a type's declaration.
  func place(ofType path: String, in module: String) -> SourceLine? {
    blocks[module]?[path]?.first { !$0.isExtension }.map { block in
      SourceLine(file: block.source.file, line: block.lines.lowerBound)
    }
  }

  /// A member as it is written, and its line.
  ///
  /// - Parameters:
  ///   - name: The name, such as `press(_:)`.
  ///   - line: The line, if the compiler has it; otherwise it is looked for in the type.
  ///   - type: The type that has the member.
  /// - Returns: The member; nil where there is none in the source.
  func member(
    _ name: String, at line: SourceLine?, of type: TypeFacts
  ) -> (place: SourceLine, source: SourceMember)? {
    let stem = name.prefix { $0 != "(" }
    func found(_ place: Int?, in source: SourceText) -> (SourceLine, SourceMember)? {
      place.map { place in
        let member = SourceMember(at: place, in: source)
        return (SourceLine(file: source.file, line: member.lines.lowerBound), member)
      }
    }
    if let line, let source = texts[line.file] {
      let place = source.places(on: line.line...line.line).first {
        [stem, "`\(stem)`"].contains(source[$0])
      }
      return found(place, in: source)
    }
    return blocks(of: type).lazy.compactMap { found($0.place(ofMember: stem), in: $0.source) }.first
  }
}
