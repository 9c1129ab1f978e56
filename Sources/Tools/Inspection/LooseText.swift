import TriptychSourceReading

/// A user-visible text outside the types of a module: of a free function or a variable, or in an extension of a type
/// that another module declares.
struct LooseText: Sendable {
  /// The file.
  let source: SourceText

  /// The place of the text in the file.
  let place: Int

  /// The text, quoted, after a verb.
  let found: (verb: String, text: String)

  /// The name of the function or variable that has it; nil for none.
  let name: Substring?

  /// Indicates whether that is a member, of a type from elsewhere.
  let isMember: Bool

  /// The texts in a file outside its module's own types.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - blocks: The types that it declares or extends.
  ///   - isOwn: Whether the module declares a type.
  /// - Returns: The texts.
  static func all(
    in source: SourceText, of blocks: [TypeBlock], where isOwn: (String) -> Bool
  ) -> [LooseText] {
    source.tokens.indices.compactMap { place in
      guard let found = source.visibleText(at: place, inView: false) else { return nil }
      let around = blocks.filter { $0.places.contains(place) }
      guard !around.contains(where: { isOwn($0.path) }) else { return nil }
      let name = source.declaration(around: place, inside: around.last?.brace)
      return LooseText(
        source: source, place: place, found: found, name: name, isMember: !around.isEmpty)
    }
  }
}

extension PackageFacts {
  /// The texts in the rest of a model's file: in free functions, and in extensions of types from elsewhere.
  ///
  /// A file in which a mediator, a view or a screen is declared is not a model's.
  func textsBesideModels(of triad: Triad) -> [ArchitectureRule.Evidence] {
    let parts: [Role] = [.mediator, .view, .screen]
    return triad.models.flatMap { model -> [ArchitectureRule.Evidence] in
      let loose = (sources.looseTexts[model.module] ?? []).filter {
        $0.source.file == model.place?.file
      }
      guard !loose.isEmpty, !model.isNested,
        !types(in: model.module).contains(where: { other in
          other.place?.file == model.place?.file
            && triad.roles.role(of: other.id).map(parts.contains) == true
        })
      else { return [] }
      return loose.map { text in
        ArchitectureRule.Evidence(
          "the file of \(model.name) \(text.found.verb) \(text.found.text)",
          at: SourceLine(file: text.source.file, line: text.source.tokens[text.place].line),
          of: "\(model.qualifiedName) \(text.found.text)")
      }
    }
  }
}

extension SourceText {
  /// The name of the function or variable at the top of a file, or of an extension, that a place belongs to.
  fileprivate func declaration(around place: Int, inside brace: Int?) -> Substring? {
    var outermost = place
    while let opening = opening(around: outermost), opening != brace { outermost = opening }
    return places(before: outermost).first { ["func", "var", "let"].contains(self[$0]) }
      .map { self[$0 + 1] }
  }
}
