/// An option of a verb, declared once: its help, its parsing and its messages follow from this.
package protocol VerbOption: Sendable {
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
package struct Flag: VerbOption {
  package let name: String
  package let help: String
  package let placeholder: String? = nil
  package let isRepeating = false

  package init(_ name: String, _ help: String) {
    self.name = name
    self.help = help
  }

  package func check(_ value: String) throws {
    throw UsageError("\(name) takes no value")
  }
}

/// An option with a value, as `--name VALUE` or `--name=VALUE`.
package struct ValueOption<Value: Sendable>: VerbOption {
  package let name: String
  package let placeholder: String?
  package let isRepeating: Bool
  package let help: String

  /// The expected kind of value, such as `a whole number`.
  let expectation: String

  /// Parses a value; nil for a text that is not one.
  let read: @Sendable (String) -> Value?

  /// An option that takes what `read` can parse.
  package init(
    name: String, placeholder: String?, isRepeating: Bool = false, help: String,
    expectation: String, read: @escaping @Sendable (String) -> Value?
  ) {
    self.name = name
    self.placeholder = placeholder
    self.isRepeating = isRepeating
    self.help = help
    self.expectation = expectation
    self.read = read
  }

  package func check(_ value: String) throws {
    guard read(value) == nil else { return }
    throw UsageError("\(name) takes \(expectation), not \(value.quotedExcerpt)")
  }
}

extension ValueOption<String> {
  /// An option that takes a text, which cannot be empty.
  ///
  /// - Parameters:
  ///   - name: The name of the option.
  ///   - placeholder: The placeholder for the text, in help.
  ///   - expectation: The expected kind of text.
  ///   - isRepeating: Whether it may be given several times.
  ///   - help: The help text.
  package init(
    _ name: String, _ placeholder: String, takes expectation: String, isRepeating: Bool = false,
    _ help: String
  ) {
    self.init(
      name: name, placeholder: placeholder, isRepeating: isRepeating, help: help,
      expectation: expectation, read: { $0.isEmpty || $0.contains("\0") ? nil : $0 })
  }
}

extension ValueOption where Value: FixedWidthInteger {
  /// An option that takes a whole number.
  package init(_ name: String, _ help: String) {
    self.init(
      name: name, placeholder: "N", isRepeating: false, help: help,
      expectation: "a whole number from 0 to \(Value.max)",
      read: { text in Value(text).flatMap { $0 < 0 ? nil : $0 } })
  }
}

extension ValueOption where Value: RawRepresentable<String> & CaseIterable {
  /// An option that takes one of a few words.
  package init(_ name: String, placeholder: String = "FORMAT", _ help: String) {
    self.init(
      name: name, placeholder: placeholder, isRepeating: false, help: help,
      expectation: Value.allCases.map(\.rawValue).alternatives, read: { Value(rawValue: $0) })
  }
}
