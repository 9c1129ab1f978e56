import AppScreens

extension PackageFacts {
  /// The words for people that a type makes; nil if its source is not available.
  ///
  /// Names for programs, such as those of images, keys and identifiers, are none; nor is data for
  /// trying things out. In a model only the words that a method or a computed property makes count, since the
  /// rest is data.
  func words(in type: TypeFacts, isModel: Bool) -> [ArchitectureRule.Evidence]? {
    let blocks = sources.blocks(of: type)
    guard !blocks.isEmpty else { return nil }
    let inner = index.inside(type).filter { !isModel && isView($0) || $0.name.hasSuffix("Keys") }
      .compactMap(\.place)
    return blocks.flatMap { block -> [ArchitectureRule.Evidence] in
      let source = block.source
      let members = source.declarations.filter { !$0.isType && $0.owner.hasPrefix(type.name) }
      return source.literals(in: block.lines).compactMap { literal in
        // The innermost member that the words stand in.
        let member = members.filter { $0.lines.contains(literal.line) }
          .max { $0.lines.lowerBound < $1.lines.lowerBound }
        let context = LiteralContext(literal, in: source)
        guard context.isForPeople, !inner.contains(where: { $0.line == literal.line }),
          member.map({ $0.isForTrial || isModel && !$0.makesValues }) != true,
          !isModel || member != nil
        else { return nil }
        let place = SourceLine(file: source.file, line: literal.line)
        let line = source.lines[literal.line - 1].drop { $0 == " " || $0 == "\t" }
        return ArchitectureRule.Evidence(
          "\(type.name) has the words \"\(literal.text)\"", at: place, declaration: String(line))
      }
    }
  }
}

extension SourceDeclaration {
  /// Indicates whether it runs code that makes a value, unlike a stored property or a constant.
  fileprivate var makesValues: Bool {
    switch kind {
    case .function: name != "init"
    case .property(let isStored, _): !isStored && !modifiers.contains("static")
    case .type: false
    }
  }

  /// Indicates whether its name says that it is data for trying things out.
  fileprivate var isForTrial: Bool {
    let name = name.lowercased()
    return ["mock", "sample", "preview", "dummy", "stub", "fake", "debugdescription"]
      .contains(where: name.contains)
  }
}
