import AppScreens

/// Names in sources, and the types that they mean where they stand.
extension PackageFacts {
  /// A name of a type in a source.
  struct Naming {
    /// The type that is meant.
    let type: TypeFacts

    /// The source, and the place of the name among its tokens.
    let source: SourceText
    let place: Int
  }

  /// The types that a name means in a type's source: the module's own, or else those of the modules that
  /// the file imports.
  func types(called name: Substring, in source: SourceText, of type: TypeFacts) -> [TypeFacts] {
    let all = types(ofBareName: String(name)).filter { other in
      !other.name.contains(".") || "\(type.name).".hasPrefix(other.name.dropLast(name.count))
    }
    let own = all.filter { $0.module == type.module }
    guard own.isEmpty, !all.isEmpty else { return own }
    let imported = Set(source.imports.map(\.module))
    return all.filter { imported.contains($0.module[...]) }
  }

  /// The names of other types of the package's own in a type's source.
  func namings(by type: TypeFacts) -> [Naming] {
    sources.blocks(of: type).flatMap { block -> [Naming] in
      let tokens = block.tokens
      return tokens.indices.filter { tokens[$0].text.isTypeName }.flatMap { place in
        types(called: tokens[place].text, in: block.source, of: type)
          .filter { $0.id != type.id }
          .map { Naming(type: $0, source: block.source, place: place) }
      }
    }
  }

  /// The package's own types that a type's source names.
  func typesNamed(inSourceOf type: TypeFacts) -> [TypeFacts] {
    let found = namings(by: type).map(\.type)
    return Dictionary(found.map { ($0.id, $0) }) { first, _ in first }.values
      .sorted { $0.id < $1.id }
  }

  /// The lines of a type's source on which it names one of some other types, such as a singleton's.
  ///
  /// A value that a parameter has unless another is given is left out: it can be given. So is what
  /// leads to a type inside the other: that of a request is no service.
  func lines(
    of type: TypeFacts, naming isMeant: (TypeFacts) -> Bool
  ) -> [ArchitectureRule.Evidence] {
    let defaults = Dictionary(
      sources.blocks(of: type).map { ($0.source.file, $0.source.tokens.defaultArguments) }
    ) { first, _ in first }
    return namings(by: type).filter { naming in
      let next = naming.source.tokens[naming.place...].dropFirst().prefix(2).map(\.text)
      return isMeant(naming.type)
        && defaults[naming.source.file]?.contains(naming.place) != true
        && (next.first != "." || next.last?.isTypeName != true)
    }.map { naming in
      let line = naming.source.tokens[naming.place].line
      let code = naming.source.code(on: line)
      return ArchitectureRule.Evidence(
        "\(type.name) names \(naming.type.name): \(code)",
        at: SourceLine(file: naming.source.file, line: line), declaration: code,
        of: "\(type.qualifiedName) \(naming.type.name)")
    }.toldOnce
  }
}

extension [SourceToken] {
  /// The places of default arguments: of what is after `=` in the parentheses of a declaration.
  fileprivate var defaultArguments: Set<Int> {
    var found: Set<Int> = []
    var (depth, isSignature, isDefault) = (0, false, false)
    for index in indices {
      switch self[index].text {
      case "func", "init", "subscript":
        isSignature = isSignature || index == 0 || self[index - 1].text != "."
      case "(" where isSignature: depth += 1
      case ")" where isSignature:
        depth -= 1
        if depth == 0 { (isSignature, isDefault) = (false, false) }
      case "=": isDefault = depth > 0
      case ",": if depth == 1 { isDefault = false }
      default: break
      }
      if isDefault { found.insert(index) }
    }
    return found
  }
}

extension Substring {
  /// Indicates whether it could be the name of a type.
  var isTypeName: Bool { first?.isUppercase == true }
}
