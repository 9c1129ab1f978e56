import TriptychSourceReading

extension RecordedFile {
  /// Records what mediators do to a view, at the start of the method or in the property that receives it.
  mutating func recordReceived(
    by view: TypeBlock, _ shown: [String: Bool]
  ) throws(RecordingFault) {
    for method in view.methods where shown[method.name] != nil {
      guard method.canKeepParameters else {
        throw refusal(
          """
          a trace cannot keep each argument of \(method.name), which a mediator calls; give each parameter a \
          name, and no closure that does not escape
          """, at: method.place)
      }
      record(method, " self.log.show(", method.parameters.map(\.name), ");")
    }
    for property in view.properties {
      if source[property.end + 1] == "," {
        throw refusal(
          "\(property.name) is declared together with others; declare each property on its own",
          at: property.place)
      }
      if let canSet = shown[property.name] { try record(property, canSet: canSet) }
    }
  }

  /// Records what a service or a request to it receives: requests, and their end.
  mutating func recordRequests(to block: TypeBlock) {
    for method in block.methods {
      if method.isRequest, let receiver = method.parameters.last?.name {
        let names = method.parameters.dropLast().map(\.name).filter { $0 != "_" }
        record(method, " let \(receiver) = self.log.request(", names + ["then: \(receiver)"], ");")
      } else if ["cancel()", "end()"].contains(method.name) {
        record(method, " self.log.cancel(", [], ");")
      }
    }
  }

  /// Puts a statement with the method's name and some arguments at the start of its body.
  ///
  /// What the method returns is returned by a closure, which may consist of one expression, as the body may.
  private mutating func record(
    _ method: MethodMember, _ start: String, _ arguments: [String], _ end: String
  ) {
    guard let body = method.body else { return }
    let line = source.tokens[method.place].line
    let ownLine = source.tokens[body].line == line ? [] : ["line: \(line)"]
    let words = (["\"\(method.name)\""] + arguments + ownLine).joined(separator: ", ")
    insert(start + words + end, after: body)
    let result = method.result.split(separator: ">").dropFirst().first?.first
    guard let result, !["Void", "("].contains(result) else { return }
    let effects = [("throws", "try "), ("async", "await ")].map { word, mark in
      method.result.contains(word[...]) ? mark : ""
    }
    insert(" return \(effects.joined()){", after: body)
    insert("}() ", before: source.closing(of: body))
  }

  private mutating func record(_ property: PropertyMember, canSet: Bool) throws(RecordingFault) {
    let name = property.name
    let set = " self.log.set(\"\(name)\", "
    let braces = property.accessors
    let observer = braces.flatMap { source.accessor("didSet", in: $0) }
    if let braces, !property.hasObservers {
      let body = source.accessor("get", in: braces).map { $0 + 1 } ?? braces
      guard source[body] == "{" else {
        throw refusal(
          "the getter of \(name) is async or throws; let mediators call a method instead",
          at: property.place)
      }
      insert(" self.log.read(\"\(name)\") {", after: body)
      insert("} ", before: source.closing(of: body))
      guard canSet, let setter = source.accessor("set", in: braces),
        let brace = source.first("{", after: setter)
      else { return }
      let value = brace == setter + 1 ? "newValue" : source[setter + 2]
      insert("\(set)\(value));", after: brace)
    } else if canSet, let brace = observer.flatMap({ source.first("{", after: $0) }) {
      insert("\(set)\(name));", after: brace)
    } else if canSet {
      let text = " didSet {\(set)\(name)) }"
      insert(braces == nil ? " {\(text) }" : text, after: braces ?? property.end)
    }
  }
}

extension MethodMember {
  /// Indicates whether its last parameter receives a response later.
  var isRequest: Bool {
    guard !modifiers.arePrivate, let last = parameters.last else { return false }
    return last.type.contains("@escaping") && last.type.isFunction && last.name != "_"
  }

  /// Indicates whether a trace can keep each parameter: a closure only if it escapes.
  fileprivate var canKeepParameters: Bool {
    parameters.allSatisfy { name, type in
      name != "_" && !type.contains("inout")
        && (!type.isFunction || type.contains("@escaping") || type.last == "?")
    }
  }
}
