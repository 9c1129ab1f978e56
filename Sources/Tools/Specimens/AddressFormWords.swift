import AppModels

extension Address? {
  /// The address in words.
  var words: String {
    guard let self else { return "No address yet" }
    return "\(self.street), \(self.city), \(self.state) \(self.zip)"
  }
}

extension AddressDraft {
  /// The texts of an address.
  init(_ address: Address) {
    self.init()
    for part in Address.Part.allCases { self[part] = address[part] }
  }

  /// The message about what is missing; nil where nothing is.
  var complaint: String? {
    do {
      _ = try address()
      return nil
    } catch {
      switch error {
      case .missing(let parts):
        let names = parts.map { $0 == .zip ? "ZIP code" : $0.rawValue }
        return "Missing: " + names.joined(separator: ", ")
      }
    }
  }
}
