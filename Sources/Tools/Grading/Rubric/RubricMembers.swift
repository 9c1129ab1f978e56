import TextLayout

/// The members of an object in a rubric, all of which are known.
struct RubricMembers {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  private let container: KeyedDecodingContainer<Key>

  /// The members of the object that a decoder is at.
  ///
  /// - Throws: A `DecodingError` at the first member that is not known.
  init(_ decoder: any Decoder, of name: String, known: [String]) throws {
    try self.init(decoder.container(keyedBy: Key.self), of: name, known: known)
  }

  private init(
    _ container: KeyedDecodingContainer<Key>, of name: String, known: [String]
  ) throws {
    self.container = container
    if let key = container.allKeys.first(where: { !known.contains($0.stringValue) }) {
      let wrong = "\(name) has \(key.stringValue.quotedExcerpt)"
      throw mistake(key.stringValue, wrong, "it can have \(known.listed)")
    }
  }

  /// The names of the members that are there.
  var names: [String] { container.allKeys.map(\.stringValue) }

  /// A member; nil if it is not there.
  subscript<Value: Decodable>(name: String) -> Value? {
    get throws { try container.decodeIfPresent(Value.self, forKey: Key(stringValue: name)) }
  }

  /// The members of an object in this one; nil if it is not there.
  func object(_ name: String, known: [String]) throws -> RubricMembers? {
    let key = Key(stringValue: name)
    guard container.contains(key) else { return nil }
    let inner = try container.nestedContainer(keyedBy: Key.self, forKey: key)
    return try RubricMembers(inner, of: name, known: known)
  }

  /// A number in a range; nil if it is not there.
  func number(
    _ name: String, _ range: ClosedRange<Double>, isWhole: Bool = false
  ) throws -> Double? {
    guard let number: Double = try self[name] else { return nil }
    guard range.contains(number), !isWhole || number == number.rounded() else {
      let kind = isWhole ? "a whole number" : "a number"
      let right = "write \(kind) from \(range.lowerBound.plain) to \(range.upperBound.plain)"
      throw mistake(name, "\(name) is \(number.plain)", right)
    }
    return number
  }

  /// One of several words; nil if it is not there.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: String) throws -> Choice? {
    guard let text: String = try self[name] else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let all = Choice.allCases.map(\.rawValue)
    throw mistake(name, "\(name) is \(text.quotedExcerpt)", "it can be \(all.alternatives)")
  }

  /// A mistake in a member.
  func mistake(_ name: String, _ wrong: String, _ right: String) -> DecodingError {
    .dataCorruptedError(
      forKey: Key(stringValue: name), in: container, debugDescription: "\(wrong); \(right)")
  }
}

extension Double {
  /// The number without a fraction where it has none: `3`, `2.5`.
  package var plain: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
