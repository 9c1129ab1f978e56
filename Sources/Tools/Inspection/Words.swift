import AppScreens
import TriptychSourceReading
import TriptychTextLayout

extension PackageFacts {
  /// The words for people that the views of a triad and its models make, each with all its places.
  ///
  /// A word is one by where it goes: in a view, to what this keeps, returns or prints; in a model, to what
  /// the mediator or a view asks for. Views with widgets are left out.
  func words(of triad: Triad) -> [ArchitectureRule.Evidence] {
    let views = triad.views + triad.parts
    let shown = views.filter { !isView($0) }.flatMap { view in
      let words = ShownWords(view: view, facts: self)
      return literals(of: view, in: sources.blocks(of: view).map { ($0.source, $0.places) }) {
        words.isShown($0, in: $1)
      }
    }
    let made = triad.models.flatMap { model in
      let asked = model.members.filter { member in
        !member.isStored && [.property, .method].contains(member.kind)
          && ([triad.mediator] + views).contains { names(member, in: $0) }
      }
      let parts = asked.compactMap { member -> (SourceText, ClosedRange<Int>)? in
        guard let source = member.place.flatMap({ sources[$0.file] }), let lines = member.lines,
          let first = source.places(on: lines).first,
          let last = source.places(on: lines).last
        else { return nil }
        return (source, first...last)
      }
      return literals(of: model, in: parts) { place, code in
        code.tokens[place].isPhrase && WordSink(of: place, in: code) == .returned
      }
    }
    return (shown + made).toldOnce
  }

  /// The literals in the code of a type that are words for people.
  private func literals(
    of type: TypeFacts, in parts: [(source: SourceText, places: ClosedRange<Int>)],
    where isWord: (Int, SourceText) -> Bool
  ) -> [ArchitectureRule.Evidence] {
    parts.flatMap { source, places in
      places.compactMap { place in
        let token = source.tokens[place]
        guard let text = token.literal, text.contains(where: \.isLetter),
          isWord(place, source)
        else { return nil }
        return ArchitectureRule.Evidence(
          "\(type.name) has the words \"\(text)\"",
          at: SourceLine(file: source.file, line: token.line),
          declaration: source.code(on: token.line), of: "\(type.qualifiedName) \"\(text)\"")
      }
    }
  }
}

/// The words that a view without widgets shows, by keeping, returning or printing them.
private struct ShownWords {
  let view: TypeFacts
  let facts: PackageFacts

  /// Indicates whether a literal is shown, directly or by a variable.
  func isShown(_ place: Int, in code: SourceText) -> Bool {
    let sink = WordSink(of: place, in: code)
    if sink == .returned { return code.tokens[place].isPhrase }
    if case .assigned(let names) = sink, names.count == 1, !keeps(names) {
      return isShown(names[0])
    }
    return isShown(sink)
  }

  /// Indicates whether what goes by a name is shown.
  private func isShown(_ name: Substring) -> Bool {
    facts.sources.blocks(of: view).contains { block in
      block.places.contains { place in
        block.source[place] == name && block.source[place - 1] != "."
          && isShown(WordSink(of: place, in: block.source))
      }
    }
  }

  private func isShown(_ sink: WordSink) -> Bool {
    switch sink {
    case .assigned(let names): keeps(names)
    case .argument(let callee): callee == "print"
    case .returned, .consumed: false
    }
  }

  /// Indicates whether names lead to a property that the view itself stores.
  private func keeps(_ names: [Substring]) -> Bool {
    (names.count == 1 || names.count == 2 && names.first == "self")
      && view.storedProperties.contains { $0.name[...] == names.last }
  }
}

extension SourceToken {
  /// Indicates whether a literal reads as words, rather than as a key or a number.
  fileprivate var isPhrase: Bool {
    guard let text = literal, let first = text.first(where: \.isLetter) else { return false }
    let isWord = first.isUppercase && !text.dropFirst().contains { $0.isUppercase || $0 == "_" }
    return isWord || text.contains(" ") && !text.contains("_")
  }
}
