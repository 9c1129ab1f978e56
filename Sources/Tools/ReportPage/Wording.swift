/// A text taken apart: words that vary from one conversation to the next, and what stands around them.
///
/// The words are texts in quotes, numbers and names of enum cases. Joined again, the parts are the text.
struct Wording: Hashable {
  /// The parts around the words, one more than there are words.
  private(set) var frame: [String]

  private(set) var words: [String] = []

  /// A text that is one word as a whole.
  init(word: String) {
    frame = ["", ""]
    words = [word]
  }

  /// Takes a text apart.
  init(_ text: String) {
    frame = [""]
    var rest = Substring(text).unicodeScalars
    var isAfterName = false
    while let scalar = rest.first {
      if scalar == "\"", let word = Self.quoted(in: rest) {
        add("\"", word, from: &rest)
      } else if scalar == ".", !isAfterName, let word = Self.caseName(in: rest) {
        add(".", word, from: &rest)
      } else if scalar.properties.numericType != nil, !isAfterName {
        add("", rest.prefix { $0.properties.numericType != nil }, from: &rest)
      } else {
        frame[words.count].unicodeScalars.append(scalar)
        rest.removeFirst()
      }
      isAfterName = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  private mutating func add(
    _ opening: String, _ word: Substring.UnicodeScalarView,
    from rest: inout Substring.UnicodeScalarView
  ) {
    frame[words.count] += opening
    words.append(String(word))
    frame.append("")
    rest.removeFirst(opening.unicodeScalars.count + word.count)
  }

  /// The text behind an opening quote, up to the one that closes it.
  private static func quoted(
    in rest: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    var isEscaped = false
    let inside = rest.dropFirst()
    let end = inside.firstIndex { scalar in
      defer { isEscaped = !isEscaped && scalar == "\\" }
      return scalar == "\"" && !isEscaped
    }
    return end.map { inside[..<$0] }
  }

  /// The name behind a dot, unless arguments follow.
  private static func caseName(
    in rest: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView? {
    let name = rest.dropFirst().prefix { $0.properties.isAlphabetic }
    return name.isEmpty || rest.dropFirst(name.count + 1).first == "(" ? nil : name
  }
}
