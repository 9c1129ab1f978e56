import AppScreens
import TextLayout

/// Steps as bytes, in which all bytes are steps, so that bytes can be changed as one likes.
///
/// A byte says which of the app's steps is taken, or which field is edited, by the bytes behind it up to
/// one that no text has, or that a gesture is invented from two bytes. A step whose notation is a single
/// sign has that sign's byte, so that what a screen compares its keys with can be tried as it is.
struct StepBytes<Subject: AppDefinition> {
  /// The greatest number of bytes to try: enough for faults that need guidance, and few enough for speed.
  static var greatestCount: Int { 256 }

  private static var endOfText: UInt8 { 0xFF }

  /// A meaning of a byte.
  private enum Meaning: Hashable {
    case step(Int)
    case field(Int)
    case invention
  }

  private let app: Subject
  private let steps: [Step<Subject.Gesture>]
  private let fields: [String]

  /// The meaning of each byte; of two bytes where there are more meanings than a byte has values.
  private let meanings: [Meaning]
  private let isWide: Bool

  /// The bytes of the steps of an app.
  init(_ app: Subject) {
    self.app = app
    steps = app.steps + [.replaceView]
    fields = steps.compactMap(\.notation.field).uniqued.filter { Self.step($0 + "?") != nil }
    var generator = SeededGenerator(seed: 0)
    let all =
      steps.indices.map(Meaning.step) + fields.indices.map(Meaning.field)
      + (app.inventGesture(using: &generator) == nil ? [] : [.invention])
    isWide = all.count > 128
    var meanings = (0..<(isWide ? 1 << 16 : 1 << 8)).map { all[$0 % all.count] }
    if !isWide {
      // The others have the bytes that no sign has.
      for (index, meaning) in all.enumerated() { meanings[128 + index] = meaning }
      for (index, step) in steps.enumerated() {
        if let sign = step.notation.onlySign { meanings[Int(sign)] = .step(index) }
      }
    }
    self.meanings = meanings
  }

  /// The steps that bytes stand for.
  func steps(in bytes: some Sequence<UInt8>) -> [Step<Subject.Gesture>] {
    var taken: [Step<Subject.Gesture>] = []
    var bytes = bytes.makeIterator()
    while let first = bytes.next() {
      switch meanings[isWide ? Int(first) << 8 + Int(bytes.next() ?? 0) : Int(first)] {
      case .step(let index): taken.append(steps[index])
      case .field(let index):
        var text: [UInt8] = []
        while let byte = bytes.next(), byte != Self.endOfText { text.append(byte) }
        let step = Self.step(fields[index] + String(decoding: text, as: UTF8.self))
        if let step { taken.append(step) }
      case .invention:
        var generator = SeededGenerator(
          seed: UInt64(bytes.next() ?? 0) << 8 + UInt64(bytes.next() ?? 0))
        if let gesture = app.inventGesture(using: &generator) { taken.append(.gesture(gesture)) }
      }
    }
    return taken
  }

  /// The bytes of each of the app's steps, and of a new view.
  var codes: [[UInt8]] { steps.compactMap { bytes(of: [$0]) } }

  /// Bytes that stand for steps; nil for steps that no bytes stand for.
  func bytes(of steps: [Step<Subject.Gesture>]) -> [UInt8]? {
    var bytes: [UInt8] = []
    for step in steps {
      if let index = self.steps.firstIndex(of: step) {
        bytes += code(.step(index))
      } else if let field = step.notation.field, let index = fields.firstIndex(of: field) {
        bytes += code(.field(index)) + step.notation.utf8.dropFirst(field.utf8.count)
        bytes.append(Self.endOfText)
      } else {
        return nil
      }
    }
    return bytes
  }

  private func code(_ meaning: Meaning) -> [UInt8] {
    let code = meanings.firstIndex(of: meaning) ?? 0
    return isWide ? [UInt8(code >> 8), UInt8(code & 255)] : [UInt8(code)]
  }

  /// The one step of a notation that reads back as it is written.
  private static func step(_ notation: String) -> Step<Subject.Gesture>? {
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

  /// The byte of the one sign that the text has; nil for any other text.
  fileprivate var onlySign: UInt8? {
    utf8.count == 1 ? utf8.first : nil
  }
}
