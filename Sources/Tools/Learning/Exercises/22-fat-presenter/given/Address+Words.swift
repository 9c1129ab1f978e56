import AppModels

extension AddressDraft {
  /// Indicates whether a part has nothing but whitespace.
  func isBlank(_ part: Address.Part) -> Bool {
    self[part].allSatisfy(\.isWhitespace)
  }
}

extension [Address.Part] {
  /// The names of the parts, for people.
  var words: String {
    map { $0 == .zip ? "ZIP code" : $0.rawValue }.joined(separator: ", ")
  }
}

extension Address? {
  /// The address in one line, for people.
  var words: String {
    guard let self else { return "No address yet" }
    return "\(self.street), \(self.city), \(self.state) \(self.zip)"
  }
}
