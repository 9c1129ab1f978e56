import AppScreens
import Parity

extension AddressFormApp {
  /// S1 to S6 and AF1 to AF17.
  public var rules: [Rule<AddressFormGesture, AddressFormDisplay>] { Self.numberedRules }

  /// Made once, since every check asks for them.
  private static let numberedRules: [Rule<AddressFormGesture, AddressFormDisplay>] =
    screenRules + fieldRules + messageRules + addressRules + arrivalRules
}
