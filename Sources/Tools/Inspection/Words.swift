import AppScreens
import TextLayout

extension PackageFacts {
  /// The words for people that the views of a triad, their parts and its models make, each with all its
  /// places.
  ///
  /// A word is one by where it goes: to what a widget shows. In a view without widgets, that is what the
  /// view itself keeps, returns and prints; of a model, what the mediator or a view asks for.
  func words(of triad: Triad) -> [ArchitectureRule.Evidence] {
    let askers = [triad.mediator] + triad.views + triad.parts
    let shown = (triad.views + triad.parts).flatMap { view in
      let words = ShownWords(by: view, in: self)
      return literals(of: view, in: sources.blocks(of: view).map { ($0.source, $0.places) }) {
        words.isShown($0, in: $1, at: $2)
      }
    }
    let made = triad.models.flatMap { model in
      let asked = model.members.filter { member in
        !member.isStored && [.property, .method].contains(member.kind)
          && askers.contains { names(member, in: $0) }
      }
      let parts = asked.compactMap { member -> (SourceText, ClosedRange<Int>)? in
        guard let source = member.place.flatMap({ sources[$0.file] }), let lines = member.lines,
          let first = source.code.places(on: lines).first,
          let last = source.code.places(on: lines).last
        else { return nil }
        return (source, first...last)
      }
      return literals(of: model, in: parts) { sink, source, place in
        sink == .returned && source.code.tokens[place].isPhrase
      }
    }
    return (shown + made).toldOnce
  }

  /// The literals in the code of a type that are words for people.
  private func literals(
    of type: TypeFacts, in parts: [(source: SourceText, places: ClosedRange<Int>)],
    where isWord: (WordSink, SourceText, Int) -> Bool
  ) -> [ArchitectureRule.Evidence] {
    parts.flatMap { source, places in
      places.compactMap { place in
        let token = source.code.tokens[place]
        guard let text = token.literal, text.contains(where: \.isLetter),
          isWord(WordSink(of: place, in: source.code), source, place)
        else { return nil }
        return ArchitectureRule.Evidence(
          "\(type.name) has the words \"\(text)\"",
          at: SourceLine(file: source.file, line: token.line),
          declaration: source.code(on: token.line), of: "\(type.qualifiedName) \"\(text)\"")
      }
    }
  }
}

/// The words that a view shows.
private struct ShownWords {
  let view: TypeFacts
  let facts: PackageFacts

  /// Indicates whether it has no widgets, so that it shows what it keeps and prints.
  private let isPlain: Bool

  init(by view: TypeFacts, in facts: PackageFacts) {
    self.view = view
    self.facts = facts
    isPlain = !facts.isView(view)
  }

  private static let texts: Set<Substring> = [
    "text", "title", "message", "placeholder", "prompt", "subtitle", "headerTitle", "footerTitle",
    "secondaryText", "stringValue", "placeholderString", "attributedText", "attributedPlaceholder",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "informativeText",
    "messageText",
  ]

  private static let widgets: Set<Substring> = [
    "Text", "Button", "Label", "Toggle", "TextField", "SecureField", "Section", "Picker", "Menu",
    "NavigationLink", "Link", "Alert", "Stepper", "ProgressView", "GroupBox", "DisclosureGroup",
    "ContentUnavailableView", "LabeledContent", "DatePicker", "ColorPicker", "Slider", "TextEditor",
    "navigationTitle", "navigationBarTitle", "alert", "confirmationDialog", "setTitle", "setText",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "help", "badge", "tabItem",
    "UISegmentedControl", "insertSegment",
  ]

  /// Indicates whether a literal is seen, directly or by a variable or a member of the view.
  func isShown(_ sink: WordSink, in source: SourceText, at place: Int) -> Bool {
    let isPhrase = source.code.tokens[place].isPhrase
    return isShown(sink, isPhrase: isPhrase, in: source)
      || isPlain && sink == .returned && isPhrase
      || name(of: sink, at: source.code.tokens[place].line, in: source).map(isShown) == true
  }

  /// Indicates whether what goes by a name is put where a person sees it.
  private func isShown(_ name: Substring) -> Bool {
    facts.sources.blocks(of: view).contains { block in
      block.places.contains { place in
        block.code[place] == name && block.code[place - 1] != "."
          && isShown(WordSink(of: place, in: block.code), isPhrase: true, in: block.source)
      }
    }
  }

  /// The name under which a value goes on: that of a variable, or of the member that returns it.
  private func name(of sink: WordSink, at line: Int, in source: SourceText) -> Substring? {
    switch sink {
    case .assigned(let names, _): return names.count < 3 ? names.last : nil
    case .returned:
      return view.members.last { member in
        member.place?.file == source.file && member.lines?.contains(line) == true
      }.map { $0.name.prefix { $0 != "(" } }
    case .argument, .consumed: return nil
    }
  }

  /// Indicates whether a value that goes there is seen.
  private func isShown(_ sink: WordSink, isPhrase: Bool, in source: SourceText) -> Bool {
    switch sink {
    case .assigned(let names, let isDeclared):
      guard let last = names.last else { return false }
      let isOwn = names.count == 1 || names.first == "self" && names.count == 2
      if isOwn, isPlain { return view.storedProperties.contains { $0.name == last[...] } }
      guard Self.texts.contains(last), !isDeclared else { return false }
      return isOwn ? last == "title" : isWidget(names[names.count - 2], in: source)
    case .argument(let callee, let label):
      let isText = label.map(Self.texts.contains)
      if isPlain, callee == "print" { return true }
      if Self.widgets.contains(callee) { return isText ?? true }
      let types = facts.types(called: callee, in: source, of: view)
      // A widget, such as UIAlertController, takes texts by their labels; a view of one's own, words.
      return types.isEmpty
        ? isText == true && callee.isTypeName : types.contains(where: facts.isView) && isPhrase
    case .returned, .consumed: return false
    }
  }

  /// Indicates whether a variable is a widget, or may be one as far as is known.
  private func isWidget(_ name: Substring, in source: SourceText) -> Bool {
    if let property = facts.storedProperties(of: view).first(where: { $0.name == name[...] }) {
      let known = facts.types(of: property.mentions)
      return known.isEmpty || known.contains { facts.isView($0) || $0.isOfUserInterface }
    }
    // Of `let popup = Popup()`, the name after the mark.
    let made = source.code.tokens.indices.filter { place in
      source.code[place] == name && ["let", "var"].contains(source.code[place - 1])
        && ["=", ":"].contains(source.code[place + 1])
    }
    let types = made.flatMap { facts.types(called: source.code[$0 + 2], in: source, of: view) }
    return types.isEmpty || types.contains(where: facts.isView)
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
