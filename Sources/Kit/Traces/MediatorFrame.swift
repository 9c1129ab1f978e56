import AppScreens
import TriptychSourceReading

/// A function of a mediator that was running.
struct MediatorFrame: Hashable, Sendable {
  private let frame: CallFrame

  /// The mediator.
  let mediator: Participant

  /// The function's name in its class, such as `press(_:)`.
  let function: String

  /// The line that it was executing; nil of what the compiler made by itself, such as a setter.
  var line: SourceLine? { frame.line }

  /// Indicates whether a closure in the function was running.
  var isClosure: Bool { frame.function.hasPrefix("closure #") }

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
        for (index, mediator) in mediators.enumerated() {
          guard let function = mediator.classes.lazy.compactMap(frame.function.member).first else {
            continue
          }
          return MediatorFrame(frame: frame, mediator: .mediator(index + 1), function: function)
        }
        return nil
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
