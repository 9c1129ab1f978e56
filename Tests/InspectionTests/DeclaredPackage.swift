import Foundation

@testable import Inspection

/// A package of a few declarations, described as the compiler would describe them.
///
/// Types begin in the first column, and each member is one line, indented by two, with its type.
struct DeclaredPackage {
  /// The source of each module, by its name.
  let modules: [String: String]

  /// The identifiers of the types, by module and name.
  private let identifiers: [String: [String: String]]

  init(_ modules: [String: String]) {
    self.modules = modules
    let known = ["HeadlessView", "Screen"].map { ($0, "s:10AppScreens\($0.count)\($0)P") }
    identifiers = Dictionary(
      uniqueKeysWithValues: modules.map { module, source in
        let own = source.split(separator: "\n").compactMap { line in
          Declaration(type: line).flatMap { type in
            type.kind == "extension" ? nil : (type.name, type.identifier(in: module))
          }
        }
        return (module, Dictionary(known + own) { _, last in last })
      })
  }

  /// What is found in the package.
  func inspection(_ hints: Roles.Hints = Roles.Hints()) throws -> PackageInspection {
    PackageInspection(of: try facts(), hints: hints)
  }

  private func facts() throws -> PackageFacts {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("declared-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try PackageFacts(graphs: write(to: folder))
  }

  /// Writes the sources and the graphs of its modules into a folder, and says where the graphs are.
  @discardableResult
  func write(to folder: URL) throws -> [URL] {
    try modules.map { module, source in
      let file = folder.appendingPathComponent("\(module).swift")
      try Data(source.utf8).write(to: file)
      let graph = folder.appendingPathComponent("\(module).symbols.json")
      try JSONSerialization.data(withJSONObject: symbols(of: module, source, at: file))
        .write(to: graph)
      return graph
    }
  }

  private func symbols(of module: String, _ source: String, at file: URL) -> [String: Any] {
    var symbols: [[String: Any]] = []
    var relationships: [[String: String]] = []
    var owner: (declaration: Declaration, id: String)?
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      var declaration: Declaration
      let id: String
      if let type = Declaration(type: line) {
        declaration = type
        id =
          type.kind == "extension"
          ? identifier(of: type.name, in: module) ?? "" : type.identifier(in: module)
        owner = (type, id)
        relationships += type.conformances.compactMap { identifier(of: $0, in: module) }
          .map { ["kind": "conformsTo", "source": id, "target": $0] }
        if type.kind == "extension" { continue }
      } else if let type = owner,
        let member = Declaration(member: line, ofProtocol: type.declaration.kind == "protocol")
      {
        declaration = member
        id = "\(type.id)\(number)"
        let kind = type.declaration.kind == "protocol" ? "requirementOf" : "memberOf"
        relationships.append(["kind": kind, "source": id, "target": type.id])
      } else {
        continue
      }
      var symbol: [String: Any] = [
        "kind": ["identifier": "swift.\(declaration.kind)"], "identifier": ["precise": id],
        "pathComponents": [declaration.name], "accessLevel": declaration.access,
        "declarationFragments": fragments(
          of: declaration.text, in: module, generics: owner?.declaration.generics),
      ]
      if let (name, type) = declaration.generics.first, let id = identifier(of: type, in: module) {
        symbol["swiftGenerics"] = ["constraints": [["lhs": name, "rhsPrecise": id]]]
      }
      if declaration.kind == "method" || declaration.kind == "init" {
        symbol["functionSignature"] = [
          "parameters": declaration.parameters.map {
            ["declarationFragments": fragments(of: $0, in: module)]
          }, "returns": fragments(of: declaration.result, in: module),
        ]
      }
      if declaration.access != "private" {  // As the compiler does, which omits those.
        symbol["location"] = [
          "uri": file.absoluteString, "position": ["line": number, "character": 0],
        ]
      }
      symbols.append(symbol)
    }
    return ["module": ["name": module], "symbols": symbols, "relationships": relationships]
  }

  private func identifier(of name: String, in module: String) -> String? {
    identifiers[module]?[name] ?? identifiers.values.lazy.compactMap { $0[name] }.first
  }

  /// A declaration in words and what is between them.
  private func fragments(
    of text: String, in module: String, generics: [String: String]? = nil
  ) -> [[String: String]] {
    var words: [String] = []
    for character in text {
      let isWord = character.isLetter || character == "@"
      if isWord, let last = words.last?.last, last.isLetter || last == "@" {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words.map { word in
      if word.hasPrefix("@") { return ["kind": "attribute", "spelling": word] }
      if generics?[word] != nil {
        return ["kind": "typeIdentifier", "spelling": word, "preciseIdentifier": "s:\(word)xmfp"]
      }
      if let id = identifier(of: word, in: module) {
        return ["kind": "typeIdentifier", "spelling": word, "preciseIdentifier": id]
      }
      let isKeyword = ["weak", "unowned", "let", "var", "func", "init", "any"].contains(word)
      return ["kind": isKeyword ? "keyword" : "text", "spelling": word]
    }
  }
}
