import TextLayout

/// The members of an object in a rubric, each taken by its name.
struct RubricObject {
  let line: Int
  let members: [LocatedJSON.Member]

  func take(_ name: String) -> LocatedJSON? {
    members.first { $0.name == name }?.value
  }

  func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// The line of a member, or of the object where it is not there.
  func line(of name: String) -> Int { members.first { $0.name == name }?.line ?? line }
}

extension RubricReader {
  /// The members of an object, all of which are known, none twice.
  mutating func object(
    _ value: LocatedJSON, called name: String, of known: [String]
  ) -> RubricObject {
    guard case .object(let members) = value.content else {
      note(value.line, "\(name) is \(value.kind)", "write {…} with \(known.listed)")
      return RubricObject(line: value.line, members: [])
    }
    var seen: Set<String> = []
    for member in members {
      if !known.contains(member.name) {
        note(member.line, "\(name) has \(member.name.quotedExcerpt)", "it can have \(known.listed)")
      }
      if !seen.insert(member.name).inserted {
        note(member.line, "\(member.name.quotedExcerpt) is there twice", "leave one of them out")
      }
    }
    return RubricObject(line: value.line, members: members)
  }

  /// The members of an object of any names.
  mutating func members(_ value: LocatedJSON?) -> [(String, LocatedJSON)] {
    guard let value else { return [] }
    guard case .object(let members) = value.content else {
      note(value.line, "it is \(value.kind)", "write {\"TEXT\": [\"ANOTHER\"]}")
      return []
    }
    return members.map { ($0.name, $0.value) }
  }

  mutating func list(_ value: LocatedJSON) -> [LocatedJSON] {
    if case .array(let elements) = value.content { return elements }
    note(value.line, "it is \(value.kind)", "write a list, […]")
    return []
  }

  mutating func texts(_ value: LocatedJSON?) -> [String] {
    value.map { list($0).compactMap { text($0) } } ?? []
  }

  mutating func text(_ value: LocatedJSON?) -> String? {
    guard let value else { return nil }
    if case .text(let text) = value.content, !text.isEmpty { return text }
    note(
      value.line, "it is \(value.kind)\(value.kind == "a text" ? " of no letters" : "")",
      "write a text, \"…\"")
    return nil
  }

  mutating func truth(_ value: LocatedJSON?) -> Bool? {
    guard let value else { return nil }
    if case .truth(let truth) = value.content { return truth }
    note(value.line, "it is \(value.kind)", "write true or false")
    return nil
  }

  mutating func number(_ value: LocatedJSON?, _ range: ClosedRange<Double>) -> Double? {
    guard let value else { return nil }
    let bounds = "write a number from \(range.lowerBound.plain) to \(range.upperBound.plain)"
    guard case .number(let number) = value.content else {
      note(value.line, "it is \(value.kind)", bounds)
      return nil
    }
    guard range.contains(number) else {
      note(value.line, "\(number.plain) is out of range", bounds)
      return nil
    }
    return number
  }

  mutating func whole(_ value: LocatedJSON?, _ range: ClosedRange<Int>) -> Int? {
    guard let value,
      let number = number(value, Double(range.lowerBound)...Double(range.upperBound))
    else { return nil }
    guard let whole = Int(exactly: number) else {
      note(value.line, "\(number.plain) is no whole number", "write \(Int(number))")
      return nil
    }
    return whole
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: LocatedJSON?, of _: Choice.Type
  ) -> Choice? {
    guard let text = text(value), let value else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    note(
      value.line, "there is no \(text.quotedExcerpt) here",
      "it is one of \(Choice.allCases.map(\.rawValue).listed)")
    return nil
  }
}

extension Double {
  /// The number without a fraction where it has none: `3`, `2.5`.
  package var plain: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
