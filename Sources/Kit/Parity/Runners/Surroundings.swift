import Foundation

/// An environment that a screen must not depend on: time zone, language, a user's name and home, hash values.
struct Surroundings: Hashable, CustomStringConvertible {
  private let zone: String
  private let language: String
  private let number: UInt64

  /// The environment of a number: each time zone and each language comes up.
  init(_ number: UInt64) {
    self.number = number
    zone = Self.zones[Int(number % UInt64(Self.zones.count))]
    language = Self.languages[Int(number % UInt64(Self.languages.count))]
  }

  /// Such as `TZ=America/New_York LANG=tr_TR.UTF-8`.
  var description: String { "TZ=\(zone) LANG=\(language)" }

  /// Variables of the environment.
  var variables: [String: String] {
    [
      "TZ": zone, "LANG": language, "LC_ALL": language, "USER": "user\(number)",
      "LOGNAME": "user\(number)", "HOME": "/home/user\(number)",
    ]
  }

  /// Makes the language that of this process, as it is not by the variables alone.
  static func enter() {
    setlocale(LC_ALL, "")
  }

  /// Indicates whether this system has any language beside that of programs, to try another one.
  static let hasLanguages: Bool = languages.contains { language in
    guard let locale = newlocale(LC_NUMERIC_MASK, language, nil) else { return false }
    freelocale(locale)
    return true
  }

  private static let languages = [
    "tr_TR.UTF-8", "de_DE.UTF-8", "ar_EG.UTF-8", "fr_FR.UTF-8", "ja_JP.UTF-8", "hi_IN.UTF-8",
  ]

  /// Far east and far west, with hours that are whole and halves.
  private static let zones = [
    "Pacific/Kiritimati", "America/New_York", "Etc/GMT+12", "Asia/Kolkata", "Australia/Sydney",
  ]
}
