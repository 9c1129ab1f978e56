import AppScreens

/// The mediator's part in a message, as far as the run tells it.
package enum Execution: Hashable, Sendable {
  /// The line that the mediator was executing, in a function of this name.
  case line(SourceLine, in: String)

  /// The declaration of what took part: the method that ran, or the value that was bound to.
  ///
  /// Which of its lines ran is not known.
  case declaration(SourceLine, of: String)

  /// The line, or that of the declaration.
  package var place: SourceLine {
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

  /// The declaration of the method that the view called last, or whose request was answered last.
  private var called: Execution?

  /// The declaration of the method that made a request last.
  private var asked: Execution?

  /// The declarations of the methods in which requests were made, by the requests' numbers.
  private(set) var requests: [Int: Execution]

  /// A finder for one episode.
  ///
  /// - Parameters:
  ///   - classes: The names of the mediator's class and its superclasses.
  ///   - participants: The participants.
  ///   - requests: The requests that the finder of the episode before knew.
  init(classes: [String], participants: Participants, requests: [Int: Execution]) {
    self.classes = classes
    self.requests = requests
    self.participants = participants
  }

  /// The mediator's part in a message that a view or the world recorded.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - request: The number of the request that is made or answered.
  ///   - frames: The functions that were running.
  /// - Returns: The line or the declaration; nil if neither is known.
  mutating func execution(
    of message: Message, request: Int? = nil, _ frames: [CallFrame]
  ) -> Execution? {
    switch message.kind {
    case .call, .delegate, .assign:
      called = declaration(of: message)
      return called
    case .bind, .unbind: return declaration(of: message)
    case .answer:
      called = request.flatMap { requests[$0] }
      return called
    case .request:
      asked = own(frames).first(where: \.isInFile).flatMap(declaration) ?? called
      if let request { requests[request] = asked }
      return executed(frames)
    case .cancel: return executed(frames)
    case .show, .set, .read, .notify:
      // What a new binding delivers is nobody's doing: there is only what it is bound to.
      if message.kind == .notify, called == nil, !own(frames).contains(where: \.isInFile) {
        return declaration(of: message)
      }
      return executed(frames)
    case .gesture, .event, .state, .display: return nil
    }
  }

  /// The line that the mediator has come to; without frames, the method that was called last.
  private func executed(_ frames: [CallFrame]) -> Execution? {
    for own in own(frames) {
      if let line = own.frame.line { return .line(line, in: own.function) }
    }
    return frames.isEmpty ? called : nil
  }

  /// The mediator's part in a change of state: the method that it was in when it next said something,
  /// or the one that was called last.
  func execution(ofChangeBefore frames: [CallFrame]) -> Execution? {
    let frames = own(frames)
    // A closure that gets an answer stands in a method that is over.
    let methods = frames.lazy.filter { !$0.frame.function.hasPrefix("closure #") }
    let outermost = methods.last(where: \.isInFile) ?? frames.last(where: \.isInFile)
    guard let outermost else { return called ?? asked }
    return declaration(of: outermost)
  }

  private func declaration(of message: Message) -> Execution? {
    Declaration(of: message, in: participants).map { .declaration($0.place, of: message.name) }
  }

  private func declaration(of own: OwnFrame) -> Execution? {
    let file = own.frame.line.flatMap { SourceFile(path: $0.file) }
    return file.flatMap { Declaration(of: own.function, in: $0) }
      .map { .declaration($0.place, of: own.function) }
  }

  /// A frame that is the mediator's own, with the name of its function.
  private struct OwnFrame: Sendable {
    let frame: CallFrame
    let function: String

    /// False of what the compiler made by itself, such as a setter.
    var isInFile: Bool { frame.line != nil }
  }

  /// The functions that were running, and the classes of a mediator among whose they may be.
  private struct Running: Hashable {
    let frames: [CallFrame]
    let classes: [String]
  }

  /// The frames that are a mediator's own: the same functions run again and again.
  private static let known = Memo<Running, [OwnFrame]>()

  /// The frames that are the mediator's own.
  private func own(_ frames: [CallFrame]) -> [OwnFrame] {
    guard !frames.isEmpty else { return [] }
    return Self.known.value(for: Running(frames: frames, classes: classes)) {
      frames.compactMap { frame in
        classes.lazy.compactMap { frame.function.member(of: $0) }.first
          .map { OwnFrame(frame: frame, function: $0) }
      }
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
