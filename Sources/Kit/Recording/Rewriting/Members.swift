import TriptychSourceReading

/// A method of a type, as it is written.
struct MethodMember {
  /// The full name, such as `show(text:)`.
  let name: String

  /// The parameters by their names in the body; `_` for one that has none there.
  let parameters: [(name: String, type: [Substring])]

  let modifiers: Set<String>

  /// The words between the parameters and the body; none of a requirement.
  let result: [Substring]

  /// The place of the brace of its body; nil of a requirement.
  let body: Int?

  /// The place of its name.
  let place: Int
}

/// A property of a type, as it is written.
struct PropertyMember {
  let name: String
  /// The words of its type; without one, the type that a value such as `Presenter(store)` names.
  let type: [Substring]

  let isConstant: Bool
  let modifiers: Set<String>

  /// The place of the brace of its accessors or observers; nil if it has none.
  let accessors: Int?

  /// Indicates whether these are observers, such as `didSet`.
  let hasObservers: Bool

  /// The place of its name.
  let place: Int

  /// The place of its last word or mark.
  let end: Int
}

extension [Substring] {
  /// Indicates whether they write the type of a function.
  var isFunction: Bool { contains("-") && contains(">") }
}

extension TypeBlock {
  /// The methods, in order.
  var methods: [MethodMember] {
    places.filter { source.opening(around: $0) == brace && source[$0] == "func" }
      .compactMap(method)
  }

  /// The properties, in order; none of those that are declared as a tuple.
  var properties: [PropertyMember] {
    places.filter { place in
      source.opening(around: place) == brace && ["var", "let"].contains(source[place])
        && source.tokens[place + 1].isWord
    }.map(property)
  }

  private func method(at keyword: Int) -> MethodMember? {
    let isRequirement = source[places.lowerBound - 1] == "protocol"
    let body = isRequirement ? nil : source.first("{", after: keyword)
    guard source.tokens[keyword + 1].isWord, let opening = source.first("(", after: keyword),
      opening < body ?? opening + 1
    else { return nil }
    let parameters = source.parts(in: opening).map { places in
      let colon = places.first { source[$0] == ":" } ?? places.upperBound
      let names = source.tokens[places.lowerBound..<colon].filter(\.isWord).map { String($0.text) }
      let type = source.tokens[colon..<places.upperBound].map(\.text)
      return (label: names.first?.withoutBackticks ?? "_", name: names.last ?? "_", type: type)
    }
    let end = source.closing(of: opening) + 1
    return MethodMember(
      name: "\(source[keyword + 1])(\(parameters.map { "\($0.label):" }.joined()))",
      parameters: parameters.map { ($0.name, $0.type) },
      modifiers: source.modifiers(before: keyword),
      result: source.tokens[end..<(body ?? end)].map(\.text), body: body, place: keyword + 1)
  }

  private func property(at keyword: Int) -> PropertyMember {
    let isAnnotated = source[keyword + 2] == ":"
    var words: [Substring] = []
    var isInValue = false
    var accessors: Int?
    var end = keyword + 1
    while end + 1 < places.upperBound, accessors == nil, !source.startsStatement(at: end + 1),
      ![";", "}", ","].contains(source[end + 1])
    {
      let place = end + 1
      end = source.closing(afterGroupAt: place)
      switch source[place] {
      case "=": isInValue = true
      case "{" where !isInValue || source.isObserver(at: place + 1): accessors = place
      case _ where isInValue != isAnnotated: words += source.tokens[place...end].map(\.text)
      default: break
      }
    }
    let isCall =
      ["(", "<"].contains(words.dropFirst().first) && words[0].first?.isUppercase == true
    return PropertyMember(
      name: String(source[keyword + 1]).withoutBackticks,
      type: isAnnotated ? Array(words.dropFirst()) : isCall ? [words[0]] : [],
      isConstant: source[keyword] == "let", modifiers: source.modifiers(before: keyword),
      accessors: accessors, hasObservers: accessors.map { source.isObserver(at: $0 + 1) } ?? false,
      place: keyword + 1, end: end)
  }
}

extension String {
  /// The name without the marks that let it be a keyword.
  var withoutBackticks: String { filter { $0 != "`" } }
}

extension SourceText {
  /// The place of an accessor or an observer in the braces that open at a place.
  func accessor(_ word: Substring, in braces: Int) -> Int? {
    (braces + 1..<closing(of: braces)).first {
      self[$0] == word && opening(around: $0) == braces
    }
  }

  fileprivate func isObserver(at place: Int) -> Bool {
    ["didSet", "willSet"].contains(self[place])
  }

  /// The place at which a group that opens at a place closes; of any other place, the place.
  fileprivate func closing(afterGroupAt place: Int) -> Int {
    switch self[place] {
    case "(", "[", "{": closing(of: place)
    case "<": closing(ofTypeArguments: place) ?? place
    default: place
    }
  }

  /// The modifiers and attributes before a keyword, with what they have in parentheses:
  /// `private(set)`.
  fileprivate func modifiers(before keyword: Int) -> Set<String> {
    var found: Set<String> = []
    var place = keyword - 1
    while place >= 0, tokens[place].line == tokens[keyword].line {
      let opening = self[place] == ")" ? self.opening(around: place) : nil
      let word = opening.map { $0 - 1 } ?? place
      guard word >= 0, tokens[word].isWord || self[word].hasPrefix("@") else { break }
      found.insert(tokens[word...place].map(\.text).joined())
      place = word - 1
    }
    return found
  }
}

extension Set<String> {
  /// Indicates whether no other type can use the member.
  var arePrivate: Bool { contains("private") || contains("fileprivate") }

  /// Indicates whether no other type can set the property.
  var restrictSetter: Bool {
    arePrivate || contains("private(set)") || contains("fileprivate(set)")
  }

  /// Indicates whether the member is of the type itself.
  var areOfType: Bool { contains("static") || contains("class") }
}
