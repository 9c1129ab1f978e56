import TriptychTerminal

/// The members of an object in a rubric, of which each is read, whatever is wrong with those before it.
struct RubricMembers<Key: CodingKey> {
  /// The members that are there and could not be read, or must be there and are not.
  private(set) var faults: [DecodingError] = []

  /// The object; nil where there is something else.
  private var object: KeyedDecodingContainer<Key>?

  /// The members of an object; none, and a fault, where there is something else.
  init(of decoder: any Decoder) {
    object = noting { try decoder.container(keyedBy: Key.self) }
  }

  /// A value; nil if it is not there, or cannot be read.
  mutating func read<Value: Decodable>(_ key: Key) -> Value? {
    read { try $0.decodeIfPresent(Value.self, forKey: key) }
  }

  /// A value that must be there; nil if it is not, or cannot be read.
  mutating func need<Value: Decodable>(_ key: Key) -> Value? {
    read { try $0.decode(Value.self, forKey: key) }
  }

  /// A whole number; nil if it is not there, or is none.
  mutating func whole(_ key: Key) -> Int? {
    read { object in
      guard let number = try object.decodeIfPresent(Double.self, forKey: key) else { return nil }
      if let whole = Int(exactly: number) { return whole }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: object,
        debugDescription: "\(key.stringValue) is \(number); write a whole number")
    }
  }

  /// One of several words; nil if it is none of them, or is not there, which may be a fault.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: Key, isNeeded: Bool = false
  ) -> Choice? {
    read { object in
      let given =
        isNeeded
        ? try object.decode(String.self, forKey: key)
        : try object.decodeIfPresent(String.self, forKey: key)
      guard let text = given else { return nil }
      if let choice = Choice(rawValue: text) { return choice }
      let right = Choice.allCases.map(\.rawValue).alternatives
      throw DecodingError.dataCorruptedError(
        forKey: key, in: object,
        debugDescription: "\(key.stringValue) is \(text.quotedExcerpt); it can be \(right)")
    }
  }

  private mutating func read<Value>(
    _ value: (KeyedDecodingContainer<Key>) throws -> Value?
  ) -> Value? {
    guard let object else { return nil }
    return noting { try value(object) }
  }

  private mutating func noting<Value>(_ read: () throws -> Value?) -> Value? {
    do {
      return try read()
    } catch let error as DecodingError {
      faults.append(error)
    } catch {
      faults.append(.dataCorrupted(.init(codingPath: [], debugDescription: error.reason)))
    }
    return nil
  }
}
