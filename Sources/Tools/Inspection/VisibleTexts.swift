import TriptychSourceReading

extension PackageFacts {
  /// The user-visible texts that the views of a triad, its models and its screens choose, each with all its places; also
  /// in extensions that the triad's modules have of models from elsewhere, and in the rest of a model's file.
  ///
  /// Views with widgets are left out: what these show is not followed.
  func visibleTexts(of triad: Triad) -> [ArchitectureRule.Evidence] {
    let views = (triad.views + triad.parts).filter { !isView($0) }
    let own = (views + triad.models + triad.screens).flatMap { type in
      blocks(of: type, in: triad).flatMap { block in
        block.places.compactMap { place in
          block.source.visibleText(at: place, inView: views.contains(type)).map { verb, text in
            ArchitectureRule.Evidence(
              "\(type.name) \(verb) \(text)",
              at: SourceLine(file: block.source.file, line: block.source.tokens[place].line),
              of: "\(type.qualifiedName) \(text)")
          }
        }
      }
    }
    // Where the view has the model, it formats what that has.
    let passive = triad.variant?.facts[.model] == [.yes] ? [] : views
    let fetched = passive.flatMap {
      textsFetched(by: $0, in: triad) + textsChosen(by: $0, in: triad)
    }
    let chosen = triad.models.flatMap { textsFetched(by: $0, in: triad) }
    return (own + textsBesideModels(of: triad) + fetched + chosen).groupedBySubject
  }

  /// The declaration of a type and its extensions, also those in the modules of a triad.
  func blocks(of type: TypeFacts, in triad: Triad) -> [TypeBlock] {
    let modules = Set(([triad.mediator] + triad.views).map(\.module))
    return sources.blocks(of: type) + sources.extensions(of: type, in: modules)
  }
}

extension SourceText {
  /// A user-visible text that is at a place, or that is made there of a name; nil for none.
  func visibleText(
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
