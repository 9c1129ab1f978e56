import TriptychSourceReading

/// Rewrites what a view or a mediator sends through its properties: each call, assignment and binding on
/// its own line.
struct CallRewriting {
  /// A mention of a mediator by the property through which the view reaches it.
  private struct Receiver {
    let property: String

    /// The place of its first word, which may be `self`.
    let start: Int

    /// The place of its last word or mark, before the dot.
    let end: Int

    /// The expression of the view's log.
    let log: String

    /// Indicates whether the expression is an optional of `self`.
    let isOfWeakSelf: Bool
  }

  private let source: SourceText
  private let receivers: Set<String>
  private let callbacks: Set<String>
  private let speaker: String
  private let body: ClosedRange<Int>

  /// The local names of mediators, where they are known.
  private let aliases: [(name: Substring, property: String, places: ClosedRange<Int>)]

  private(set) var edits: SourceEdits
  private(set) var warnings: [RecordingWarning] = []

  /// The closures in which what is read is observed.
  private let observing: [ClosedRange<Int>]

  init(
    _ block: TypeBlock, receivers: Set<String>, callbacks: Set<String> = [],
    by speaker: String = "view", edits: SourceEdits
  ) {
    self.callbacks = callbacks
    source = block.source
    self.speaker = speaker
    observing = block.places.compactMap(block.source.observingClosure)
    self.receivers = receivers
    self.edits = edits
    body = block.places
    aliases = block.places.compactMap { block.source.alias(at: $0, of: receivers) }
  }

  /// Rewrites every message in the block, except in types inside of it.
  mutating func rewrite(outside inner: [TypeBlock]) {
    for place in body where !inner.contains(where: { $0.places.contains(place) }) {
      if source.observingClosure(of: place) != nil { insert("log.", at: place) }
      if callbacks.contains(String(source[place])) { callBack(place) }
      guard let receiver = receiver(at: place) else { continue }
      rewrite(receiver, member: receiver.end + 2)
    }
  }

  private mutating func rewrite(_ receiver: Receiver, member: Int) {
    if source[member] == "$" {
      if let method = source.bindingMethod(after: member + 1) { bind(receiver, member + 1, method) }
      return
    }
    guard source.tokens[member].isWord else { return }
    if let method = source.bindingMethod(after: member) { return bind(receiver, member, method) }
    let next = member + 1
    switch source[next] {
    case "(" where source.areAdjacent(member, next): call(receiver, member, opening: next)
    case "=" where !(source[next + 1] == "=" && source.areAdjacent(next, next + 1)):
      assign(receiver, member, equals: next)
    case let mark
    where "+-*/%&|^".contains(mark) && source[next + 1] == "=" && source.areAdjacent(next, next + 1):
      warn("changes \(receiver.property).\(source[member]) in place", at: receiver)
    case "[" where source[source.closing(of: next) + 1] == "=":
      warn("sets a part of \(receiver.property).\(source[member])", at: receiver)
    case "{" where !source.isInCondition(receiver.start):
      warn("calls \(receiver.property).\(source[member]) with a trailing closure", at: receiver)
    default:
      if observing.contains(where: { $0.contains(member) }) { read(receiver, member) }
    }
  }

  /// Records that the view calls a closure that others gave it.
  private mutating func callBack(_ place: Int) {
    guard let (start, log) = source.startOfMember(at: place) else { return }
    let isOptional = ["?", "!"].contains(source[place + 1])
    let opening = isOptional ? place + 2 : place + 1
    guard source[opening] == "(", source.areAdjacent(opening - 1, opening) else { return }
    let arguments = source.parts(in: opening).map(source.argument)
    let name = "\(source[place])(\(arguments.map { "\($0.label):" }.joined()))"
    let receiver = Receiver(
      property: "", start: start, end: place, log: log, isOfWeakSelf: source[start + 1] == "?")
    record(name, of: receiver, arguments)
  }

  private mutating func call(_ receiver: Receiver, _ member: Int, opening: Int) {
    let arguments = source.parts(in: opening).map(source.argument)
    let method = String(source[member]).withoutBackticks
    let name = "\(receiver.property).\(method)(\(arguments.map { "\($0.label):" }.joined()))"
    let after = source.closing(of: opening) + 1
    if source[after] == "{", !source.isInCondition(receiver.start) {
      if source.bindingMethods.contains(source[member]), arguments.count == 1,
        source[arguments[0].start] == "\\"
      {
        return bind(receiver, toPathIn: arguments[0], after: after)
      }
      return warn("calls \(name) with a trailing closure", at: receiver)
    }
    record(name, of: receiver, arguments)
  }

  /// Records a call with its arguments, the last of which comes with the name.
  private mutating func record(_ name: String, of receiver: Receiver, _ arguments: [Argument]) {
    if arguments.contains(where: source.isUnkept) {
      return warn("passes a closure or an inout argument to \(name)", at: receiver)
    }
    guard let last = arguments.last else {
      insert("\(receiver.log).call(\"\(name)\", on: ", at: receiver.start)
      let isOptional = receiver.isOfWeakSelf && !["?", "!"].contains(source[receiver.end])
      // The marks of optional chaining stay outside, where they apply to the mediator.
      let end = source.firstMark(ofChainEndingAt: receiver.end)
      edits.insert(isOptional ? ")?" : ")", at: source.tokens[end].range.upperBound)
      return
    }
    for argument in arguments.dropLast() {
      insert("\(receiver.log).argument(", at: argument.start)
      edits.insert(")", at: source.tokens[argument.end].range.lowerBound)
    }
    insert("\(receiver.log).call(\"\(name)\", ", at: last.start)
    let line = source.tokens[receiver.start].line
    let isOnLine = source.tokens[last.start].line == line
    edits.insert(
      isOnLine ? ")" : ", line: \(line))", at: source.tokens[last.end].range.lowerBound)
  }

  private mutating func assign(_ receiver: Receiver, _ member: Int, equals: Int) {
    let name = "\(receiver.property).\(source[member])"
    guard !["if", "switch"].contains(source[equals + 1]) else {
      return warn("sets \(name) to a statement's value", at: receiver)
    }
    let line = source.tokens[receiver.start].line
    let isOnLine = source.tokens[equals + 1].line == line
    insert("\(receiver.log).assign(\"\(name)\", ", at: equals + 1)
    edits.insert(isOnLine ? ")" : ", line: \(line))", at: source.endOfExpression(at: equals + 1))
  }

  /// Records a value that is read where that means to observe it.
  private mutating func read(_ receiver: Receiver, _ member: Int) {
    insert(
      "\(receiver.log).reading(\"\(receiver.property).\(source[member])\", ", at: receiver.start)
    edits.insert(")", at: source.tokens[member].range.upperBound)
  }

  /// Records a binding to the value at a key path: `model.bind(\.text) { … }`.
  private mutating func bind(_ receiver: Receiver, toPathIn argument: Argument, after end: Int) {
    let name = "\(receiver.property).\(source[argument.end - 1])"
    guard !isOptional(receiver) else {
      return warn("binds to \(name) in another form", at: receiver)
    }
    insert("\(receiver.log).bind(\"\(name)\", { receive in ", at: receiver.start)
    edits.insert(" { receive($0) } })", at: source.tokens[end - 1].range.upperBound)
  }

  /// Indicates whether there may be no mediator.
  private func isOptional(_ receiver: Receiver) -> Bool {
    ["?", "!"].contains(source[receiver.end]) || receiver.isOfWeakSelf
  }

  private mutating func bind(_ receiver: Receiver, _ member: Int, _ method: Int) {
    let name = "\(receiver.property).\(source[member])"
    let next = method + 1
    let arguments = source[next] == "(" ? source.parts(in: next).map(source.argument) : []
    let isPlain = source[next] == "{" || arguments.count == 1 && arguments[0].label == "_"
    guard isPlain, !isOptional(receiver) else {
      return warn("binds to \(name) in another form", at: receiver)
    }
    insert("\(receiver.log).bind(\"\(name)\", ", at: receiver.start)
    if source[next] == "(" {
      edits.replace(source.tokens[next].range, with: ", ")
    } else {
      edits.insert(")", at: source.tokens[method].range.upperBound)
    }
  }

  private mutating func insert(_ text: String, at place: Int) {
    edits.insert(text, at: source.tokens[place].range.lowerBound)
  }

  private mutating func warn(_ text: String, at receiver: Receiver) {
    warnings.append(
      RecordingWarning(
        file: source.file, line: source.tokens[receiver.start].line, text: "the \(speaker) \(text)")
    )
  }

  /// The mention of a mediator at a place, if something of it is used there.
  private mutating func receiver(at place: Int) -> Receiver? {
    guard source.tokens[place].isWord else { return nil }
    let word = source[place]
    let alias = aliases.last { $0.name == word && $0.places.contains(place) }?.property
    let own = String(word).withoutBackticks
    guard let property = alias ?? (receivers.contains(own) ? own : nil) else { return nil }
    guard let (start, log) = source.startOfMember(at: place) else { return nil }
    var end = place
    while ["?", "!"].contains(source[end + 1]), source.areAdjacent(end, end + 1) { end += 1 }
    guard source[end + 1] == ".", end + 2 < source.tokens.count else { return nil }
    let receiver = Receiver(
      property: property, start: start, end: end, log: log,
      isOfWeakSelf: source[start + 1] == "?" && start < place)
    if start == place, source.isCaptured(word, at: place) {
      warn("reaches \(word) by a capture list", at: receiver)
      return nil
    }
    return receiver
  }
}

/// A message that the generated view sends without a record.
package struct RecordingWarning: Hashable, CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  /// The place and the reason.
  package var description: String { "\(file):\(line): not recorded: \(text)" }
}
