import Foundation

/// Surroundings that a screen must not depend on: language, time zone, a person's name and home.
struct Surroundings: CustomStringConvertible {
  /// Variables of the environment.
  let variables: [String: String]

  /// Surroundings of a number: each language and each time zone comes up.
  init(_ number: UInt64) {
    let language = Self.languages[Int(number % UInt64(Self.languages.count))]
    variables = [
      "LANG": language, "LC_ALL": language, "LC_MESSAGES": language,
      "LANGUAGE": String(language.prefix(2)),
      "TZ": Self.zones[Int(number % UInt64(Self.zones.count))], "USER": "user\(number)",
      "LOGNAME": "user\(number)", "HOME": "/home/user\(number)",
    ]
  }

  /// Such as `LANG=de_DE.UTF-8 TZ=America/New_York`.
  var description: String {
    ["LANG", "TZ"].compactMap { name in variables[name].map { "\(name)=\($0)" } }
      .joined(separator: " ")
  }

  /// Makes them those of this process, which must have no other thread that reads its environment.
  func enter() {
    for (name, value) in variables { setenv(name, value, 1) }
    tzset()
    setlocale(LC_ALL, "")
    NSTimeZone.resetSystemTimeZone()
  }

  private static let languages = [
    "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "fr_FR.UTF-8", "ja_JP.UTF-8", "C", "ko_KR.UTF-8",
    "en_US.UTF-8", "hi_IN.UTF-8", "es_ES.UTF-8", "POSIX", "zh_CN.UTF-8", "pt_BR.UTF-8",
  ]

  /// Far east and far west, with hours that are whole and halves.
  private static let zones = [
    "Etc/GMT+12", "Pacific/Kiritimati", "America/New_York", "Asia/Kolkata", "Australia/Sydney",
  ]
}
