/// Values that stand once each, known by their numbers.
struct Pool<Value: Hashable & Encodable>: Encodable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, which is added unless it is there.
  mutating func number(of value: Value) -> Int {
    if let known = numbers[value] { return known }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }

  func encode(to encoder: any Encoder) throws {
    try values.encode(to: encoder)
  }
}
