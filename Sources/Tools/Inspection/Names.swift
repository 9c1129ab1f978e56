import TriptychSourceReading

/// Names in sources, and the types that they mean there.
extension PackageFacts {
  /// The types that a name means in a type's source: the module's own, or else those of the modules that
  /// the file imports.
  func types(called name: Substring, in source: SourceText, of type: TypeFacts) -> [TypeFacts] {
    let all = types(ofBareName: String(name)).filter { other in
      !other.isNested || "\(type.name).".hasPrefix(other.name.dropLast(name.count))
    }
    let own = all.filter { $0.module == type.module }
    guard own.isEmpty, !all.isEmpty else { return own }
    let imported = Set(source.imports.map(\.module))
    return all.filter { imported.contains($0.module[...]) }
  }

  /// The names of other types of the package's own in a type's source, and of global variables that are
  /// their instances.
  func namings(
    by type: TypeFacts
  ) -> [(type: TypeFacts, source: SourceText, place: Int)] {
    let globals = globals(in: type.module).filter { name, _ in
      !type.members.contains { $0.name == name }
    }
    return sources.blocks(of: type).flatMap { block in
      block.places.flatMap { place in
        let name = block.source[place]
        let named =
          name.isTypeName
          ? types(called: name, in: block.source, of: type)
          : block.source.isVariable(at: place) ? globals[name] ?? [] : []
        return named.filter { $0.id != type.id }.map { ($0, block.source, place) }
      }
    }
  }

  /// The package's own types that a type's source names.
  func typesNamed(inSourceOf type: TypeFacts) -> [TypeFacts] {
    Set(namings(by: type).map(\.type)).sorted { $0.id < $1.id }
  }

  /// The lines of a type's source on which it names one of some other types, such as a singleton's.
  ///
  /// A value that a parameter has unless another is given is left out: it can be given. So is what
  /// leads to a type or constant inside the other: that of a request is not a service. A static member, such as an
  /// instance for a preview, is not what an instance does.
  func lines(
    of type: TypeFacts, naming isMeant: (TypeFacts) -> Bool,
    where isUsed: (SourceText, Int) -> Bool = { _, _ in true }
  ) -> [ArchitectureRule.Evidence] {
    namings(by: type).filter { named, source, place in
      isMeant(named) && isUsed(source, place) && !source.isInDefaultArgument(place)
        && !type.isStatic(source.tokens[place].line, in: source.file)
        && (source[place + 1] != "." || !named.isMere(source[place + 2]))
    }.map { named, source, place in
      ArchitectureRule.Evidence(
        "\(type.name) names \(named.name):", code: place, in: source,
        of: "\(type.qualifiedName) \(named.name)")
    }.groupedBySubject
  }
}

extension TypeFacts {
  /// Indicates whether a name in it is that of an inner type, or of a constant such as a notification's name,
  /// and does not lead to an instance.
  fileprivate func isMere(_ name: Substring) -> Bool {
    name.isTypeName
      || members.contains {
        $0.name == name && $0.isStatic && $0.kind == .property && !$0.mentions.contains(id)
      }
  }

  /// Indicates whether a line belongs to a static member.
  fileprivate func isStatic(_ line: Int, in file: String) -> Bool {
    members.contains {
      $0.isStatic && $0.place?.file == file && $0.lines?.contains(line) == true
    }
  }
}

extension SourceText {
  /// Indicates whether a name is that of a variable in use: no member, no label, no declaration.
  func isVariable(at place: Int) -> Bool {
    self[place - 1] != "." && self[place + 1] != ":" && !["let", "var"].contains(self[place - 1])
  }

  /// Indicates whether a place follows the `=` of a parameter's declaration.
  fileprivate func isInDefaultArgument(_ place: Int) -> Bool {
    guard let opening = opening(around: place), self[opening] == "(" else { return false }
    let isSignature =
      ["init", "subscript"].contains(self[opening - 1]) || self[opening - 2] == "func"
    return isSignature && places(before: place).contains { self[$0] == "=" }
      || isInDefaultArgument(opening)
  }
}

extension Substring {
  /// Indicates whether it could be the name of a type.
  var isTypeName: Bool { first?.isUppercase == true }
}
