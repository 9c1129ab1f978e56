import TriptychSourceReading

/// A method of a type, as it is written.
struct MethodMember {
  /// A parameter.
  struct Parameter {
    let label: String

    /// The name in the body; nil if it has none there.
    let name: String?

    let type: [Substring]

    /// Indicates whether it is a function that the method may not keep.
    var isNonescapingFunction: Bool {
      type.isFunction && type.last != "?" && !type.contains("@escaping")
    }
  }

  /// The full name, such as `show(text:)`.
  let name: String

  let parameters: [Parameter]
  let modifiers: Set<String>

  /// Indicates whether it returns something.
  let hasResult: Bool

  /// The place of the brace of its body; nil of a requirement.
  let body: Int?

  /// The line of its name, from 1.
  let line: Int

  /// The argument with the line of its name, for a call on the line of its body's brace, if that is
  /// another.
  func lineArgument(besides body: Int, in source: SourceText) -> [String] {
    source.tokens[body].line == line ? [] : ["line: \(line)"]
  }
}

/// A property of a type, as it is written; several if they are declared together.
struct PropertyMember {
  let names: [String]
  let type: [Substring]

  /// The words of the initial value.
  let value: [Substring]

  let isConstant: Bool
  let modifiers: Set<String>

  /// The place of the brace of its accessors or observers; nil if it has none.
  let accessors: Int?

  /// Indicates whether these are observers, such as `didSet`.
  let hasObservers: Bool

  /// The place of its last word or mark.
  let end: Int

  /// The line of its name, from 1.
  let line: Int
}

extension [Substring] {
  /// Indicates whether they write the type of a function.
  var isFunction: Bool {
    indices.dropLast().contains { self[$0] == "-" && self[$0 + 1] == ">" }
  }
}

extension TypeBlock {
  /// The methods, in order.
  var methods: [MethodMember] {
    places.filter { source.opening(around: $0) == brace && source[$0] == "func" }
      .compactMap(method)
  }

  /// The properties, in order.
  var properties: [PropertyMember] {
    places.filter { place in
      source.opening(around: place) == brace && ["var", "let"].contains(source[place])
        && source.tokens[place + 1].isWord
    }.map(property)
  }

  private func method(at keyword: Int) -> MethodMember? {
    guard source.tokens[keyword + 1].isWord, let opening = source.first("(", after: keyword) else {
      return nil
    }
    let parameters = source.parts(in: opening).map(parameter)
    var place = source.closing(of: opening) + 1
    var result: [Substring] = []
    let words: Set<Substring> = [
      "func", "var", "let", "init", "subscript", "class", "struct", "enum",
    ]
    while place < places.upperBound, source[place] != "{", !words.contains(source[place]) {
      if source.startsStatement(at: place), source.tokens[place].isWord,
        !["throws", "async", "rethrows"].contains(source[place])
      {
        break
      }
      result.append(source[place])
      place = ["(", "["].contains(source[place]) ? source.closing(of: place) + 1 : place + 1
    }
    let isVoid =
      result.firstIndex(of: ">").map { ["Void", "("].contains(result[($0 + 1)...].first ?? "") }
      ?? true
    return MethodMember(
      name: "\(source[keyword + 1])(\(parameters.map { "\($0.label):" }.joined()))",
      parameters: parameters, modifiers: source.modifiers(before: keyword), hasResult: !isVoid,
      body: source[place] == "{" ? place : nil, line: source.tokens[keyword + 1].line)
  }

  private func parameter(in places: Range<Int>) -> MethodMember.Parameter {
    let colon = places.first { source[$0] == ":" } ?? places.upperBound
    let names = source.tokens[places.lowerBound..<colon].filter(\.isWord).map { String($0.text) }
    let name = names.last ?? "_"
    return MethodMember.Parameter(
      label: names.first?.withoutBackticks ?? "_", name: name == "_" ? nil : name,
      type: source.tokens[min(colon + 1, places.upperBound)..<places.upperBound].map(\.text))
  }

  private func property(at keyword: Int) -> PropertyMember {
    var names = [String(source[keyword + 1]).withoutBackticks]
    var (type, value): ([Substring], [Substring]) = ([], [])
    var (isInType, isInValue) = (false, false)
    var accessors: Int?
    var end = keyword + 1
    var place = keyword + 2
    reading: while place < places.upperBound, !source.startsStatement(at: place) {
      let next = source.closing(afterGroupAt: place)
      switch source[place] {
      case ";", "}": break reading
      case ":" where !isInType && !isInValue: isInType = true
      case "=" where !isInValue: isInValue = true
      case ",":
        names.append(String(source[place + 1]).withoutBackticks)
        (isInType, isInValue) = (false, false)
      case "{" where !isInValue || ["didSet", "willSet"].contains(source[place + 1]):
        accessors = place
        end = next
        break reading
      default:
        let words = source.tokens[place...next].map(\.text)
        if isInValue { value += words } else if isInType { type += words }
      }
      end = next
      place = next + 1
    }
    return PropertyMember(
      names: names, type: type, value: value, isConstant: source[keyword] == "let",
      modifiers: source.modifiers(before: keyword), accessors: accessors,
      hasObservers: accessors.map { ["didSet", "willSet"].contains(source[$0 + 1]) } ?? false,
      end: end, line: source.tokens[keyword + 1].line)
  }
}

extension String {
  /// The name without the marks that let it be a keyword.
  var withoutBackticks: String { filter { $0 != "`" } }
}

extension SourceText {
  /// The place at which a group that opens at a place closes; of any other place, the place.
  func closing(afterGroupAt place: Int) -> Int {
    switch self[place] {
    case "(", "[", "{": closing(of: place)
    case "<": closing(ofTypeArguments: place) ?? place
    default: place
    }
  }

  /// The modifiers and attributes before a keyword, with what they have in parentheses:
  /// `private(set)`.
  func modifiers(before keyword: Int) -> Set<String> {
    let words: Set<Substring> = [
      "public", "package", "internal", "fileprivate", "private", "open", "final", "static", "class",
      "override", "weak", "unowned", "lazy", "nonisolated", "dynamic", "required", "convenience",
      "mutating", "nonmutating", "optional", "indirect",
    ]
    var found: Set<String> = []
    var place = keyword - 1
    while place >= 0 {
      var (word, argument) = (place, "")
      if self[place] == ")", let opening = opening(around: place), opening > 0 {
        word = opening - 1
        argument = "(\(tokens[(opening + 1)..<place].map(\.text).joined()))"
      }
      guard words.contains(self[word]) || self[word].hasPrefix("@") else { break }
      found.insert("\(self[word])\(argument)")
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
