import TextLayout

/// A value in a file of settings, with its place for messages.
struct SettingsReader {
  typealias Mistake = InspectionSettings.Mistake

  private let value: Any
  let place: String

  init(_ value: Any, at place: String) {
    self.value = value
    self.place = place
  }

  /// Throws for a member that is not among those that are allowed.
  func allow(_ keys: [String]) throws(Mistake) {
    if let unknown = try object().keys.sorted().first(where: { !keys.contains($0) }) {
      throw Mistake(
        description: "\(place) has \(unknown.quotedExcerpt), and can have \(keys.listed)")
    }
  }

  /// A member, if it is there.
  func member(_ key: String) throws(Mistake) -> SettingsReader? {
    try object()[key].map { SettingsReader($0, at: "\"\(key)\" of \(place)") }
  }

  /// The members of a member, by name; none without it.
  func members(_ key: String) throws(Mistake) -> [(String, SettingsReader)] {
    guard let member = try member(key) else { return [] }
    return try member.object().sorted { $0.key < $1.key }.map { name, value in
      (name, SettingsReader(value, at: "\"\(name)\" in \(member.place)"))
    }
  }

  /// The texts of a list; none without it.
  func names(_ key: String) throws(Mistake) -> [String] {
    guard let member = try member(key) else { return [] }
    guard let list = member.value as? [String], list.allSatisfy({ !$0.isEmpty }) else {
      throw Mistake(description: "\(member.place) is no list of names")
    }
    return list
  }

  func text() throws(Mistake) -> String {
    guard let text = value as? String else {
      throw Mistake(description: "\(place) is no text")
    }
    return text
  }

  /// One of the cases of an enumeration.
  func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type, or other: String? = nil
  ) throws(Mistake) -> Choice where Choice.RawValue == String {
    let text = try text()
    guard let choice = Choice(rawValue: text) else {
      let all = Choice.allCases.map(\.rawValue) + [other].compactMap(\.self)
      throw Mistake(
        description: "\(place) is one of \(all.listed), not \(text.quotedExcerpt)")
    }
    return choice
  }

  private func object() throws(Mistake) -> [String: Any] {
    guard let object = value as? [String: Any] else {
      throw Mistake(description: "\(place) is no object, {…}")
    }
    return object
  }
}
