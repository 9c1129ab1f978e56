import TriptychSourceReading

extension PackageFacts {
  /// The user-visible texts that the views of a triad and its models choose, each with all its places; also in
  /// extensions that the triad's modules have of models from elsewhere.
  ///
  /// Views with widgets are left out: what these show is not followed.
  func visibleTexts(of triad: Triad) -> [ArchitectureRule.Evidence] {
    let views = (triad.views + triad.parts).filter { !isView($0) }
    let modules = Set(([triad.mediator] + triad.views).map(\.module))
    return (views + triad.models).flatMap { type in
      (sources.blocks(of: type) + sources.extensions(of: type, in: modules)).flatMap { block in
        block.places.compactMap { place in
          let found = block.source.visibleText(at: place, inView: views.contains(type))
          guard let (verb, text) = found else { return nil }
          return ArchitectureRule.Evidence(
            "\(type.name) \(verb) \(text)",
            at: SourceLine(file: block.source.file, line: block.source.tokens[place].line),
            of: "\(type.qualifiedName) \(text)")
        }
      }
    }.groupedBySubject
  }
}

extension SourceText {
  /// A user-visible text that is at a place, or that is made there of a name; nil for none.
  fileprivate func visibleText(
    at place: Int, inView isInView: Bool
  ) -> (verb: String, text: String)? {
    if isVisibleText(place, inView: isInView), let text = tokens[place].literal {
      return ("has the text", "\"\(text)\"")
    }
    let makers: Set<Substring> = ["capitalized", "localizedCapitalized"]
    guard makers.contains(self[place]), self[place - 1] == "." else { return nil }
    return ("makes words by", "\(self[place])")
  }

  /// Indicates whether a literal is a text that is stored, returned or printed: not compared, not a key,
  /// not a pattern, and not an argument of a call that does something else with it.
  ///
  /// A small word may be a name in a model, but not in a view without widgets.
  private func isVisibleText(_ place: Int, inView isInView: Bool) -> Bool {
    guard let text = tokens[place].literal, let first = text.first(where: \.isLetter) else {
      return false
    }
    let isWord = first.isUppercase && !text.dropFirst().contains { $0.isUppercase || $0 == "_" }
    let isCompared =
      self[place - 1] == "=" && ["=", "!", "~"].contains(self[place - 2])
      || ["=", "!"].contains(self[place + 1]) && self[place + 2] == "="
    let isKey = self[place + 1] == ":" && ["[", ",", "case"].contains(self[place - 1])
    let isPhrase = isWord || (isInView || text.contains(" ")) && !text.contains("_")
    return isPhrase && !isCompared && !isKey && leadsOn(from: place)
  }

  /// Indicates whether a value becomes that of the code around it.
  private func leadsOn(from place: Int) -> Bool {
    guard let opening = opening(around: place), self[opening] != "{" else { return true }
    guard tokens.indices.contains(opening - 1), tokens[opening - 1].isWord,
      self[opening - 1] != "return"
    else { return leadsOn(from: opening) }
    return ["print", "String", "AttributedString", "joined"].contains(self[opening - 1])
      && self[opening] == "("
  }
}
