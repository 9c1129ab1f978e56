import AppModels

extension Address.Part {
  /// The name of the part as a user reads it.
  public var displayName: String {
    switch self {
    case .street: "street"
    case .city: "city"
    case .state: "state"
    case .zip: "ZIP code"
    }
  }
}
