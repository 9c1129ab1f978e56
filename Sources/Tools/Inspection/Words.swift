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
    return
      ((triad.views + triad.parts).flatMap { ShownWords(by: $0, in: self).all }
      + triad.models.flatMap { madeWords(by: $0, for: askers) }).toldOnce
  }

  /// The words that a model's methods and computed properties make, where somebody asks for them.
  private func madeWords(
    by type: TypeFacts, for askers: [TypeFacts]
  ) -> [ArchitectureRule.Evidence] {
    let asked = type.members.filter { member in
      !member.isStored && [.property, .method].contains(member.kind)
        && askers.contains { names(member, in: $0) }
    }
    return asked.flatMap { member -> [ArchitectureRule.Evidence] in
      guard let place = member.place, let lines = member.lines, let source = sources[place.file]
      else { return [] }
      let code = NestedCode(source.tokens(in: lines))
      return code.tokens.indices.filter { index in
        code.tokens[index].literal.map(\.isPhrase) == true
          && WordSink(of: index, in: code) == .returned
      }.map { Self.evidence(of: code.tokens[$0], in: source, by: type) }
    }
  }

  fileprivate static func evidence(
    of token: SourceToken, in source: SourceText, by type: TypeFacts
  ) -> ArchitectureRule.Evidence {
    let text = token.literal ?? ""
    return ArchitectureRule.Evidence(
      "\(type.name) has the words \"\(text)\"",
      at: SourceLine(file: source.file, line: token.line),
      declaration: source.code(on: token.line), of: "\(type.qualifiedName) \"\(text)\"")
  }
}

/// The words that a view shows.
private struct ShownWords {
  let view: TypeFacts
  let facts: PackageFacts

  /// The code of the view, a part for each declaration and extension.
  private let parts: [(source: SourceText, code: NestedCode)]

  /// Indicates whether it has no widgets, so that it shows what it keeps and prints.
  private let isPlain: Bool

  init(by view: TypeFacts, in facts: PackageFacts) {
    self.view = view
    self.facts = facts
    isPlain = !facts.isView(view)
    parts = facts.sources.blocks(of: view).map { ($0.source, NestedCode($0.tokens)) }
  }

  /// The words, by their places.
  var all: [ArchitectureRule.Evidence] {
    let found = parts.flatMap { source, code in
      code.tokens.indices.filter {
        code.tokens[$0].literal?.contains(where: \.isLetter) == true
      }.map { (source: source, token: code.tokens[$0], sink: WordSink(of: $0, in: code)) }
    }
    let names = found.isEmpty ? [] : shownNames
    return found.filter { source, token, sink in
      isShown(sink, token.literal, in: source)
        || name(of: sink, at: token, in: source).map(names.contains) == true
        || isPlain && sink == .returned && token.literal?.isPhrase == true
    }.map { PackageFacts.evidence(of: $0.token, in: $0.source, by: view) }
  }

  /// The names of what is put where a person sees it.
  private var shownNames: Set<Substring> {
    Set(
      parts.flatMap { source, code in
        code.tokens.indices.filter { index in
          code.tokens[index].isWord && code[index].first?.isLowercase == true
            && code[index - 1] != "."
            && isShown(WordSink(of: index, in: code), nil, in: source)
        }.map { code[$0] }
      })
  }

  /// The name under which a value goes on: that of a variable, or of the member that returns it.
  private func name(of sink: WordSink, at token: SourceToken, in source: SourceText) -> Substring? {
    switch sink {
    case .assigned(let names, _): return names.count < 3 ? names.last : nil
    case .returned:
      return view.members.last { member in
        member.place?.file == source.file && member.lines?.contains(token.line) == true
      }.map { $0.name.prefix { $0 != "(" } }
    case .argument, .consumed: return nil
    }
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

  /// Indicates whether a value that goes there is seen; of a literal, its text is known.
  private func isShown(_ sink: WordSink, _ text: String?, in source: SourceText) -> Bool {
    switch sink {
    case .assigned(let names, let isDeclared):
      guard let last = names.last else { return false }
      let isOwn = names.count == 1 || names.first == "self" && names.count == 2
      if isOwn, isPlain { return view.storedProperties.contains { $0.name == last[...] } }
      guard Self.texts.contains(last), !isDeclared else { return false }
      return isOwn ? last == "title" : isWidget(names[names.count - 2], in: source)
    case .argument(let callee, let label):
      guard let name = callee.last else { return false }
      let isText = label.map(Self.texts.contains)
      if isPlain, name == "print" { return true }
      if Self.widgets.contains(name) { return isText ?? true }
      let types = facts.types(called: name, in: source, of: view)
      // A widget, such as UIAlertController, takes texts by their labels; a view of one's own, words.
      return types.isEmpty
        ? isText == true && name.isTypeName
        : types.contains(where: facts.isView) && text?.isPhrase != false
    case .returned, .consumed: return false
    }
  }

  /// Indicates whether a variable is a widget, or may be one as far as is known.
  private func isWidget(_ name: Substring, in source: SourceText) -> Bool {
    if let property = facts.storedProperties(of: view).first(where: { $0.name == name[...] }) {
      let known = property.mentions.compactMap { facts.types[$0] }
      return known.isEmpty || known.contains { facts.isView($0) || $0.isOfUserInterface }
    }
    // Of `let popup = Popup()`, the name after the mark.
    let made = parts.flatMap { _, code in
      code.tokens.indices.filter { place in
        code[place] == name && ["let", "var"].contains(code[place - 1])
          && ["=", ":"].contains(code[place + 1])
      }.map { code[$0 + 2] }
    }
    let types = made.flatMap { facts.types(called: $0, in: source, of: view) }
    return types.isEmpty || types.contains(where: facts.isView)
  }
}

extension String {
  /// Indicates whether it reads as words, rather than as a key or a number.
  fileprivate var isPhrase: Bool {
    guard let first = first(where: \.isLetter) else { return false }
    let isWord = first.isUppercase && !dropFirst().contains { $0.isUppercase || $0 == "_" }
    return isWord || contains(" ") && !contains("_")
  }
}
