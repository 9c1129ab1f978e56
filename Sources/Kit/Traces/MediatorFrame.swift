import AppScreens
import TriptychSourceReading

/// A function of a mediator that was running.
struct MediatorFrame: Hashable, Sendable {
  private let frame: CallFrame

  /// The mediator.
  let mediator: Participant

  /// The line that it was executing; nil of what the compiler made by itself, such as a setter.
  var line: SourceLine? { frame.line }

  /// The functions that were running, and the classes of mediators among whose they may be.
  private struct Running: Hashable {
    let frames: [CallFrame]
    let classes: [[String]]
  }

  /// The frames that are mediators' own: the same functions run again and again.
  private static let known = Cache<Running, [MediatorFrame]>()

  /// The functions among those running that are mediators' own, the innermost first.
  static func all(in frames: [CallFrame], of mediators: [Snapshot.Mediator]) -> [MediatorFrame] {
    guard !frames.isEmpty else { return [] }
    let running = Running(frames: frames, classes: mediators.map(\.classes))
    return known.value(for: running) {
      frames.compactMap { frame in
        running.classes.firstIndex { $0.contains(where: frame.function.isMember) }
          .map { MediatorFrame(frame: frame, mediator: .mediator($0 + 1)) }
      }
    }
  }
}

extension String {
  /// Indicates whether a function is a member of a class or belongs to one, as `closure #1 in
  /// CalculatorPresenter.press(_:)` and `CalculatorPresenter.text.getter` do.
  func isMember(of class: String) -> Bool {
    let outermost = ranges(of: " in ").last.map { self[$0.upperBound...] } ?? self[...]
    let function = outermost.split(separator: " ").last.map(String.init) ?? ""
    return function.withoutTypeArguments.hasPrefix("\(`class`).")
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
