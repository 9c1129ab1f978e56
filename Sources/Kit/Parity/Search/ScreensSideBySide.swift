import AppScreens

/// Screens of one app in several patterns that are given the same steps, here or elsewhere.
protocol ScreensSideBySide<Subject> {
  associatedtype Subject: AppDefinition
  associatedtype State: Hashable

  /// The app.
  var app: Subject { get }

  /// Begins anew, with new screens.
  mutating func renew()

  /// Lets the same step happen on every screen.
  mutating func take(_ step: Step<Subject.Gesture>)

  /// True as long as nothing else is known than that all show the same.
  var isIdentical: Bool { mutating get }

  /// The state of all screens together, and whether all of it was seen.
  var state: (key: State, isWhole: Bool) { mutating get }
}

extension SideBySide: ScreensSideBySide {
  var state: (key: Fingerprint, isWhole: Bool) {
    let fingerprint = fingerprint
    return (fingerprint, fingerprint.isWhole)
  }
}
