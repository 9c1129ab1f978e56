import AppModels

extension [Address.Part] {
  /// The names of the parts as a user reads them.
  var names: String {
    map { $0 == .zip ? "ZIP code" : $0.rawValue }.joined(separator: ", ")
  }
}

extension Address? {
  /// The text of the stored address.
  var text: String {
    guard let self else { return "No address yet" }
    return "\(self.street), \(self.city), \(self.state) \(self.zip)"
  }
}
