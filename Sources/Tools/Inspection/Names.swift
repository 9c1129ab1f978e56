/// Names in sources, and the types that they mean where they stand.
extension PackageFacts {
  /// The types that a name means in a type's source: the module's own, or else those of the modules that
  /// the file imports.
  func types(called name: Substring, in source: SourceText, of type: TypeFacts) -> [TypeFacts] {
    let all = index.named(String(name)).filter { other in
      !other.name.contains(".") || "\(type.name).".hasPrefix(other.name.dropLast(name.count))
    }
    let own = all.filter { $0.module == type.module }
    guard own.isEmpty else { return own }
    let imported = Set(source.imports.map(\.module))
    return all.filter { imported.contains($0.module[...]) }
  }

  /// The package's own types that a type's source names.
  func typesNamed(inSourceOf type: TypeFacts) -> [TypeFacts] {
    let found = sources.blocks(of: type).flatMap { block in
      Set(block.source.tokens(in: block.lines).lazy.map(\.text).filter(\.isTypeName))
        .flatMap { types(called: $0, in: block.source, of: type) }
    }
    return Dictionary(found.map { ($0.id, $0) }) { first, _ in first }.values
      .filter { $0.id != type.id }.sorted { $0.id < $1.id }
  }
}

extension Substring {
  /// Indicates whether it could be the name of a type.
  var isTypeName: Bool { first?.isUppercase == true }
}
