import TriptychSourceReading

/// Rewrites what a view receives: the methods that mediators call, and the properties that they set and
/// read.
struct ViewRewriting {
  private let block: TypeBlock
  private let shown: ShownMembers

  private(set) var edits: SourceEdits
  private(set) var warnings: [RecordingWarning] = []

  private var source: SourceText { block.source }

  init(_ block: TypeBlock, shown: ShownMembers, edits: SourceEdits) {
    self.block = block
    self.shown = shown
    self.edits = edits
  }

  mutating func rewrite() {
    for method in block.methods where shown.contain(method) { rewrite(method) }
    for property in block.properties where shown.contain(property) { rewrite(property) }
  }

  private mutating func rewrite(_ method: MethodMember) {
    guard let body = method.body else { return }
    let names = method.parameters.compactMap { $0.isNonescapingFunction ? nil : $0.name }
    guard names.count == method.parameters.count else {
      return warn("has an argument of \(method.name) that cannot be kept", line: method.line)
    }
    let arguments = ["\"\(method.name)\""] + names + method.lineArgument(besides: body, in: source)
    edits.insert(" log.show(\(arguments.joined(separator: ", ")));", after: body, in: source)
    if method.hasResult { edits.insertReturn(inBody: body, of: source) }
  }

  private mutating func rewrite(_ property: PropertyMember) {
    let (name, canSet) = (property.names[0], shown.canSet(property))
    guard property.names.count == 1 else {
      return warn(
        "declares \(property.names.joined(separator: ", ")) in one line", line: property.line)
    }
    guard let accessors = property.accessors else {
      guard canSet else { return }
      edits.insert(" { didSet { log.set(\"\(name)\", \(name)) } }", after: property.end, in: source)
      return
    }
    if property.hasObservers {
      guard canSet else { return }
      if let brace = source.accessor("didSet", in: accessors).flatMap(source.brace(ofAccessor:)) {
        edits.insert(" log.set(\"\(name)\", \(name));", after: brace, in: source)
      } else {
        edits.insert(" didSet { log.set(\"\(name)\", \(name)) }", after: accessors, in: source)
      }
      return
    }
    if let getter = source.accessor("get", in: accessors) {
      guard let brace = source.brace(ofAccessor: getter) else { return }
      guard brace == getter + 1 else {
        return warn("reads \(name) in a getter with effects", line: property.line)
      }
      edits.insertReading(name, inBody: brace, of: source)
    } else {
      edits.insertReading(name, inBody: accessors, of: source)
    }
    guard canSet, let setter = source.accessor("set", in: accessors),
      let brace = source.brace(ofAccessor: setter)
    else { return }
    let value = brace == setter + 1 ? "newValue" : source[setter + 2]
    edits.insert(" log.set(\"\(name)\", \(value));", after: brace, in: source)
  }

  private mutating func warn(_ text: String, line: Int) {
    warnings.append(RecordingWarning(file: source.file, line: line, text: "the view \(text)"))
  }
}

extension SourceText {
  /// The place of the brace of an accessor's body.
  fileprivate func brace(ofAccessor place: Int) -> Int? { first("{", after: place) }

  /// The places of the statements in a body.
  private func statements(inBody brace: Int) -> [Int] {
    (brace + 1..<closing(of: brace)).filter { place in
      guard place > brace + 1 else { return true }
      let isHere = opening(around: place) == brace && !")]}".contains(self[place])
      return isHere && (startsStatement(at: place) || self[place - 1] == ";")
    }
  }

  /// The place of the expression that a body consists of, whose value it returns without the word.
  fileprivate func onlyExpression(inBody brace: Int) -> Int? {
    let statements = statements(inBody: brace)
    let words: Set<Substring> = [
      "return", "let", "var", "guard", "for", "while", "repeat", "do", "defer", "throw",
      "fatalError", "preconditionFailure",
    ]
    guard statements.count == 1, !words.contains(self[statements[0]]) else { return nil }
    let isStatement = ["if", "switch"].contains(self[statements[0]])
    let returns = (brace..<closing(of: brace)).contains { self[$0] == "return" }
    return isStatement && returns ? nil : statements[0]
  }
}

extension SourceEdits {
  /// Inserts a text after a word or mark.
  mutating func insert(_ text: String, after place: Int, in source: SourceText) {
    let end = source.tokens[...place].lazy.map(\.range.upperBound).last ?? 0
    insert(text, at: end)
  }

  /// Inserts the word that a body of one expression does without, since there are now two statements.
  mutating func insertReturn(inBody brace: Int, of source: SourceText) {
    guard let place = source.onlyExpression(inBody: brace) else { return }
    insert("return ", at: source.tokens[place].range.lowerBound)
  }

  /// Puts the body of a getter into a closure, so that its value is recorded.
  fileprivate mutating func insertReading(_ name: String, inBody brace: Int, of source: SourceText)
  {
    insert(" log.read(\"\(name)\") {", after: brace, in: source)
    insert("} ", at: source.tokens[source.closing(of: brace)].range.lowerBound)
  }
}
