import AppScreens

extension ArchitectureRule {
  /// Something that shows that a rule is broken.
  package struct Evidence: Hashable, Sendable {
    /// The fault, in words.
    package let text: String

    /// The source line.
    package let place: SourceLine?

    /// The declaration, or the line of code, that shows it.
    package let declaration: String

    /// Something wrong at a place, shown by a declaration or a line of code.
    package init(_ text: String, at place: SourceLine?, declaration: String = "") {
      self.text = text
      self.place = place
      self.declaration = declaration
    }

    /// A member of a type that shows a fault; the words before its declaration say which.
    init(_ words: String, _ member: MemberFacts, of type: TypeFacts) {
      self.init(
        "\(words) \(member.declaration)", at: member.place ?? type.place,
        declaration: member.declaration)
    }

    /// A type that shows a fault by what it lacks or is.
    init(_ words: String, _ type: TypeFacts) {
      self.init(
        "\(type.name) \(words)", at: type.place, declaration: "\(type.kind.rawValue) \(type.name)")
    }

    /// The fault, and its place.
    package var sentence: String {
      place.map { "\(text) (\($0))" } ?? text
    }
  }
}
