import AppScreens

/// The mediator's part in a message, as far as the run tells it.
public enum Execution: Hashable, Sendable {
  /// The line that the mediator was executing, in a function of this name.
  case line(SourceLine, in: String)

  /// The declaration of what took part: the method that ran, or the value that was bound to.
  ///
  /// Which of its lines ran is not known.
  case declaration(SourceLine, of: String)

  /// The line, or that of the declaration.
  public var place: SourceLine {
    switch self {
    case .line(let place, _), .declaration(let place, _): place
    }
  }
}

/// Finds the mediator's part in messages, one episode after the other.
struct ExecutionFinder {
  /// The names of the mediator's class and its superclasses, as the compiler has them in functions.
  let classes: [String]

  let participants: Participants

  /// The declaration of the method that the view called last.
  private var called: Execution?

  init(classes: [String], participants: Participants) {
    self.classes = classes
    self.participants = participants
  }

  /// The mediator's part in a message that a view recorded.
  mutating func execution(of message: Message, _ frames: [CallFrame]) -> Execution? {
    switch message.kind {
    case .call, .delegate, .assign:
      called = declaration(of: message)
      return called
    case .bind, .unbind: return declaration(of: message)
    case .show, .set, .read, .notify:
      if let (frame, function) = own(frames).first { return .line(frame.line, in: function) }
      // What a new binding delivers is nobody's doing: there is only what it is bound to.
      if message.kind == .notify, called == nil { return declaration(of: message) }
      return frames.isEmpty ? called : nil
    case .gesture, .state, .display: return nil
    }
  }

  /// The mediator's part in a change of state: the method that it was in when it next said something,
  /// or the one that was called last.
  func execution(ofChangeBefore frames: [CallFrame]) -> Execution? {
    guard let (frame, function) = own(frames).last else { return called }
    let declaration = SourceFile(path: frame.line.file).flatMap {
      Declaration(of: function, in: $0)
    }
    return declaration.map { .declaration($0.place, of: function) }
  }

  private func declaration(of message: Message) -> Execution? {
    Declaration(of: message, in: participants).map { .declaration($0.place, of: message.name) }
  }

  /// The frames that are the mediator's own, with the names of their functions.
  private func own(_ frames: [CallFrame]) -> [(frame: CallFrame, function: String)] {
    frames.compactMap { frame in
      classes.lazy.compactMap { frame.function.member(of: $0) }.first.map { (frame, $0) }
    }
  }
}

extension String {
  /// The member of a class that a function is or belongs to; nil if it is of something else.
  ///
  /// It is `press(_:)` of `closure #1 in CalculatorPresenter.press(_:)`, and `text` of
  /// `CalculatorPresenter.text.getter`.
  fileprivate func member(of class: String) -> String? {
    let outermost = ranges(of: " in ").last.map { self[$0.upperBound...] } ?? self[...]
    let function = outermost.split(separator: " ").last.map(String.init) ?? ""
    let plain = function.withoutTypeArguments
    guard plain.hasPrefix("\(`class`).") else { return nil }
    let member = plain.dropFirst(`class`.count + 1)
    let accessors = [".getter", ".setter", ".modify", ".willset", ".didset"]
    let accessor = accessors.first { member.hasSuffix($0) } ?? ""
    return String(member.dropLast(accessor.count))
  }

  /// A type's or a function's name without what stands in angle brackets.
  var withoutTypeArguments: String {
    var depth = 0
    var plain = ""
    for character in self {
      if character == "<" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ">" { depth -= 1 }
    }
    return plain
  }
}
