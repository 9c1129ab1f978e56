import TriptychSourceReading

/// A mention of a property through which another object is reached.
private struct Receiver {
  let property: String

  /// The place of its first word, which may be `self`.
  let start: Int

  /// The place of the property.
  let name: Int

  /// The place of its last word or mark, before the dot.
  let end: Int

  var isOptional: Bool { end > name }
}

extension RecordedFile {
  /// Records every message that a view or a mediator sends through its properties, except in types inside of
  /// it: each call, assignment and binding on its own line.
  mutating func recordSent(
    by block: TypeBlock, through receivers: Set<String>, callbacks: Set<String> = []
  ) throws(RecordingFault) {
    // A method of the type itself has no object that could record.
    let others =
      places(inside: block)
      + block.methods.filter(\.modifiers.areOfType).compactMap(\.body).map {
        $0...source.closing(of: $0)
      }
    var observing = -1
    for place in block.places where !others.contains(where: { $0.contains(place) }) {
      if let end = source.endOfObservation(at: place) {
        insert("self.log.", before: place)
        observing = end
      }
      if source[place] == "self", source.isNewName(of: place...place, besides: "self") {
        throw refusal(
          "\(source[place - 2]) is a second name of self; write guard let self else { return }",
          at: place)
      }
      guard let receiver = receiver(at: place, of: receivers.union(callbacks)) else { continue }
      let next = receiver.end + 1
      if source.isInCaptureList(place) {
        throw refusal(
          """
          \(receiver.property) is captured by name; capture self, and write self.\(receiver.property)
          """, at: place)
      }
      if callbacks.contains(receiver.property) {
        if source[next] == "(", source.areAdjacent(receiver.end, next) {
          try recordCall(on: receiver, "\(source[place])", opening: next)
        }
      } else if source[next] == "." {
        try record(receiver, isObserving: place < observing)
      } else if source.isNewName(of: receiver.start...receiver.end, besides: receiver.property) {
        throw refusal(
          """
          \(source[receiver.start - 2]) is a second name of \(receiver.property), by which messages would not \
          be recorded; use \(receiver.property) alone
          """, at: place)
      }
    }
  }

  /// The mention of a property at a place; nil if it is that of something else, or a declaration.
  private func receiver(at place: Int, of properties: Set<String>) -> Receiver? {
    let property = String(source[place]).withoutBackticks
    guard properties.contains(property) else { return nil }
    var start = place
    switch source[place - 1] {
    case "$", "\\", "var", "let", "func", "case": return nil
    case ".":
      start = ["?", "!"].contains(source[place - 2]) ? place - 3 : place - 2
      guard source[start] == "self", source[start - 1] != "." else { return nil }
    default: break
    }
    var end = place
    while ["?", "!"].contains(source[end + 1]), source.areAdjacent(end, end + 1) { end += 1 }
    return Receiver(property: property, start: start, name: place, end: end)
  }

  private mutating func record(
    _ receiver: Receiver, isObserving: Bool
  ) throws(RecordingFault) {
    let isProjected = source[receiver.end + 2] == "$"
    let member = receiver.end + (isProjected ? 3 : 2)
    let name = "\(receiver.property).\(String(source[member]).withoutBackticks)"
    if let method = source.bindingMethod(after: member) {
      return try recordBinding(of: receiver, to: name, by: method)
    }
    guard !isProjected else { return }
    let after = member + 1
    if source.isChangedInPlace(before: after) {
      throw refusal(
        "\(name) is changed in place; set it as a whole, with =, or call a method", at: member)
    }
    switch source[after] {
    case "(" where source.areAdjacent(member, after):
      try recordCall(on: receiver, name, opening: after)
    case "=" where source.isAssignment(at: after):
      try recordAssignment(to: receiver, name, equals: after)
    case "{" where !source.isInCondition(receiver.start):
      throw closureRefusal(of: name, at: member)
    default:
      guard isObserving else { return }
      insert("self.log.reading(\"\(name)\", ", before: receiver.start)
      insert(")", after: member)
    }
  }

  private mutating func recordCall(
    on receiver: Receiver, _ method: String, opening: Int
  ) throws(RecordingFault) {
    let arguments = source.parts(in: opening).map { source.argument(in: $0) }
    let name = "\(method)(\(arguments.map { "\($0.label):" }.joined()))"
    let closing = source.closing(of: opening)
    let hasClosure = source[closing + 1] == "{" && !source.isInCondition(receiver.start)
    if hasClosure, source.bindingMethods.contains(source[opening - 1]), arguments.count == 1,
      source[opening + 1] == "\\", !receiver.isOptional
    {
      // A binding to the value at a key path: `model.bind(\.text) { … }`.
      let value = "\(receiver.property).\(source[closing - 1])"
      insert("self.log.bind(\"\(value)\", { receive in ", before: receiver.start)
      return insert(" { receive($0) } })", after: closing)
    }
    guard !hasClosure, !arguments.contains(where: { source.isClosureOrInout($0.places) }) else {
      throw closureRefusal(of: name, at: receiver.name)
    }
    try refuseReleasedSelf(of: receiver)
    guard let last = arguments.last?.places else {
      insert("self.log.call(\"\(name)\", on: ", before: receiver.start)
      // The marks of optional chaining stay outside, where they apply to the mediator.
      return insert(")", after: receiver.name)
    }
    for argument in arguments.dropLast() {
      insert("self.log.argument(", before: argument.places.lowerBound)
      insert(")", before: argument.places.upperBound)
    }
    insert("self.log.call(\"\(name)\", ", before: last.lowerBound)
    insert(ending(of: receiver, for: last.lowerBound), before: last.upperBound)
  }

  private mutating func recordAssignment(
    to receiver: Receiver, _ name: String, equals: Int
  ) throws(RecordingFault) {
    if ["if", "switch"].contains(source[equals + 1]) {
      throw refusal(
        "\(name) is set to the value of a statement; put that into a constant first", at: equals)
    }
    try refuseReleasedSelf(of: receiver)
    insert("self.log.assign(\"\(name)\", ", before: equals + 1)
    let end = source.endOfExpression(at: equals + 1)
    insert(ending(of: receiver, for: equals + 1), after: end)
  }

  /// Records a binding to a value: `model.$text.bind { … }`.
  private mutating func recordBinding(
    of receiver: Receiver, to name: String, by method: Int
  ) throws(RecordingFault) {
    guard source[method + 1] == "{", !receiver.isOptional else {
      throw refusal(
        """
        the view binds to \(name) in a form that a trace cannot keep; write .\(source[method]) { … }, where \
        \(receiver.property) is not optional
        """, at: method)
    }
    try refuseReleasedSelf(of: receiver)
    insert("self.log.bind(\"\(name)\", ", before: receiver.start)
    insert(")", after: method)
  }

  /// The end of a record that begins at a place, with the line of its message if that is another.
  private func ending(of receiver: Receiver, for place: Int) -> String {
    let line = source.tokens[receiver.start].line
    return source.tokens[place].line == line ? ")" : ", line: \(line))"
  }

  private func refuseReleasedSelf(of receiver: Receiver) throws(RecordingFault) {
    let isOptional =
      receiver.start < receiver.name && ["?", "!"].contains(source[receiver.start + 1])
    guard isOptional || source.isSelfWeak(at: receiver.start) else { return }
    throw refusal(
      """
      self may be released before this message to \(receiver.property); write guard let self else \
      { return } first, and self.\(receiver.property)
      """, at: receiver.name)
  }

  private func closureRefusal(of name: String, at place: Int) -> RecordingFault {
    refusal(
      """
      \(name) is called with a closure or an inout argument, which a trace cannot keep; pass values, and let \
      the mediator call the view
      """, at: place)
  }
}
