import AppModels
import AppScreens

extension AddressDraft {
  /// Indicates whether a part has nothing but whitespace.
  func isBlank(_ part: Address.Part) -> Bool {
    self[part].allSatisfy(\.isWhitespace)
  }
}

extension [Address.Part] {
  /// The names of the parts as a user reads them.
  var names: String {
    map(\.displayName).joined(separator: ", ")
  }
}

extension Address? {
  /// The text of the stored address.
  var text: String {
    guard let self else { return "No address yet" }
    return "\(self.street), \(self.city), \(self.state) \(self.zip)"
  }
}
