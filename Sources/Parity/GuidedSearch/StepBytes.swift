import AppScreens

/// Steps as bytes, in which all bytes are steps, so that bytes can be changed as one likes.
///
/// A byte says which of the app's steps is taken, or which field is edited, by the bytes behind it up to
/// one that no text has, or that a gesture is invented from two bytes.
struct StepBytes<Subject: AppDefinition> {
  /// The greatest number of bytes to try: enough for faults that need guidance, and few enough for speed.
  static var greatestCount: Int { 256 }

  private static var endOfText: UInt8 { 0xFF }

  private let app: Subject
  private let steps: [Step<Subject.Gesture>]
  private let fields: [String]
  private let invents: Bool

  /// The bytes of the steps of an app.
  init(_ app: Subject) {
    self.app = app
    steps = app.steps + [.replaceView]
    var fields: [String] = []
    for step in steps {
      guard let field = step.notation.field, !fields.contains(field),
        Self.gesture(field + "?") != nil
      else { continue }
      fields.append(field)
    }
    self.fields = fields
    var generator = SeededGenerator(seed: 0)
    invents = app.inventGesture(using: &generator) != nil
  }

  /// The number of meanings that a byte can have: steps, fields, and an invention if there is any.
  private var meanings: Int { steps.count + fields.count + (invents ? 1 : 0) }

  /// The steps that bytes stand for.
  func steps(in bytes: some Sequence<UInt8>) -> [Step<Subject.Gesture>] {
    var taken: [Step<Subject.Gesture>] = []
    var bytes = bytes.makeIterator()
    while let first = bytes.next() {
      let number = meanings > 256 ? Int(first) << 8 + Int(bytes.next() ?? 0) : Int(first)
      switch number % meanings {
      case let index where index < steps.count: taken.append(steps[index])
      case let index where index - steps.count < fields.count:
        var text: [UInt8] = []
        while let byte = bytes.next(), byte != Self.endOfText { text.append(byte) }
        let notation = fields[index - steps.count] + String(decoding: text, as: UTF8.self)
        if let step = Self.gesture(notation) { taken.append(step) }
      default:
        var generator = SeededGenerator(
          seed: UInt64(bytes.next() ?? 0) << 8 + UInt64(bytes.next() ?? 0))
        if let gesture = app.inventGesture(using: &generator) { taken.append(.gesture(gesture)) }
      }
    }
    return taken
  }

  /// Bytes that stand for steps; nil for steps that no bytes stand for.
  func bytes(of steps: [Step<Subject.Gesture>]) -> [UInt8]? {
    var bytes: [UInt8] = []
    for step in steps {
      if let index = self.steps.firstIndex(of: step) {
        bytes += code(index)
      } else if let field = step.notation.field, let index = fields.firstIndex(of: field) {
        bytes += code(self.steps.count + index) + step.notation.utf8.dropFirst(field.utf8.count)
        bytes.append(Self.endOfText)
      } else {
        return nil
      }
    }
    return bytes
  }

  private func code(_ meaning: Int) -> [UInt8] {
    meanings > 256 ? [UInt8(meaning >> 8), UInt8(meaning & 255)] : [UInt8(meaning)]
  }

  /// The one step of a notation that reads back as it is written.
  private static func gesture(_ notation: String) -> Step<Subject.Gesture>? {
    do throws(NotationFailure) {
      let steps = try Step<Subject.Gesture>.read(notation)
      return steps.count == 1 && steps[0].notation == notation ? steps[0] : nil
    } catch {
      return nil
    }
  }
}

extension String {
  /// The beginning of a notation such as `street=1 Main`, up to the sign behind the name.
  fileprivate var field: String? {
    unicodeScalars.firstIndex(of: "=").map { String(unicodeScalars[...$0]) }
  }
}
