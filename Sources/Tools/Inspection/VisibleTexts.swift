import TriptychSourceReading

extension PackageFacts {
  /// The user-visible texts that the views of a triad and its models choose, each with all its places.
  ///
  /// Views with widgets are left out: what these show is not followed.
  func visibleTexts(of triad: Triad) -> [ArchitectureRule.Evidence] {
    let types = (triad.views + triad.parts).filter { !isView($0) } + triad.models
    return types.flatMap { type in
      sources.blocks(of: type).flatMap { block in
        block.places.filter(block.source.isVisibleText).map { place in
          let token = block.source.tokens[place]
          let text = token.literal ?? ""
          return ArchitectureRule.Evidence(
            "\(type.name) has the text \"\(text)\"",
            at: SourceLine(file: block.source.file, line: token.line),
            of: "\(type.qualifiedName) \"\(text)\"")
        }
      }
    }.groupedBySubject
  }
}

extension SourceText {
  /// Indicates whether a literal is a phrase that is stored, returned or printed: not compared, not a key,
  /// not a pattern, and not an argument of a call that does something else with it.
  fileprivate func isVisibleText(_ place: Int) -> Bool {
    guard let text = tokens[place].literal, let first = text.first(where: \.isLetter) else {
      return false
    }
    let isWord = first.isUppercase && !text.dropFirst().contains { $0.isUppercase || $0 == "_" }
    let isCompared =
      self[place - 1] == "=" && ["=", "!", "~"].contains(self[place - 2])
      || ["=", "!"].contains(self[place + 1]) && self[place + 2] == "="
    let isKey = self[place + 1] == ":" && ["[", ",", "case"].contains(self[place - 1])
    return (isWord || text.contains(" ") && !text.contains("_")) && !isCompared && !isKey
      && leadsOn(from: place)
  }

  /// Indicates whether a value becomes that of the code around it.
  private func leadsOn(from place: Int) -> Bool {
    guard let opening = opening(around: place), self[opening] != "{" else { return true }
    guard tokens.indices.contains(opening - 1), tokens[opening - 1].isWord,
      self[opening - 1] != "return"
    else { return leadsOn(from: opening) }
    return ["print", "String", "AttributedString"].contains(self[opening - 1])
      && self[opening] == "("
  }
}
