import TextLayout

/// An option of a verb, declared once: its help, its parsing and its messages follow from this.
protocol VerbOption: Sendable {
  /// The name, such as `--seed`.
  var name: String { get }

  /// The placeholder for the value; nil if it takes none.
  var placeholder: String? { get }

  /// Indicates whether it may be given several times.
  var isRepeating: Bool { get }

  /// The help text.
  var help: String { get }

  /// Throws for a value that it cannot take.
  func check(_ value: String) throws
}

/// An option without a value.
struct Flag: VerbOption {
  let name: String
  let help: String
  let placeholder: String? = nil
  let isRepeating = false

  init(_ name: String, _ help: String) {
    self.name = name
    self.help = help
  }

  func check(_ value: String) throws {
    throw UsageError("\(name) takes no value")
  }
}

/// An option with a value, as `--name VALUE` or `--name=VALUE`.
struct ValueOption<Value: Sendable>: VerbOption {
  let name: String
  let placeholder: String?
  let isRepeating: Bool
  let help: String

  /// The expected kind of value, such as `a whole number`.
  let expectation: String

  /// Parses a value; nil for a text that is not one.
  let read: @Sendable (String) -> Value?

  func check(_ value: String) throws {
    guard read(value) == nil else { return }
    throw UsageError("\(name) takes \(expectation), not \(value.quotedExcerpt)")
  }
}

extension ValueOption<String> {
  /// An option that takes a text.
  init(_ name: String, _ placeholder: String, isRepeating: Bool = false, _ help: String) {
    self.init(
      name: name, placeholder: placeholder, isRepeating: isRepeating, help: help,
      expectation: "a text", read: { $0 })
  }
}

extension ValueOption where Value: FixedWidthInteger {
  /// An option that takes a whole number.
  init(_ name: String, in range: ClosedRange<Value> = 0...Value.max, _ help: String) {
    self.init(
      name: name, placeholder: "N", isRepeating: false, help: help,
      expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      read: { text in Value(text).flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension ValueOption where Value: RawRepresentable<String> & CaseIterable {
  /// An option that takes one of a few words.
  init(_ name: String, _ help: String) {
    self.init(
      name: name, placeholder: "FORMAT", isRepeating: false, help: help,
      expectation: Value.allCases.map(\.rawValue).alternatives, read: { Value(rawValue: $0) })
  }
}
