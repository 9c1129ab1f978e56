import TriptychSourceReading

/// A member as it is written, which says what the symbol graph does not.
struct SourceMember {
  /// The lines from its name to the end of its body, from 1.
  let lines: ClosedRange<Int>

  /// Indicates whether a property has a value of its own, rather than a getter.
  private(set) var isStored = true

  /// Indicates whether a property observes itself, by `willSet` or `didSet`.
  private(set) var hasObserver = false

  /// Indicates whether other code may read a property, and not set it.
  let isRestricted: Bool

  /// Indicates whether observation leaves a property out.
  let isIgnored: Bool

  /// Reads a member from the place of its name.
  init(at name: Int, in code: SourceText) {
    var (place, hasValue, end) = (name + 1, false, name)
    let isProperty = ["var", "let"].contains(code[name - 1])
    reading: while place < code.tokens.count, !code.startsStatement(at: place) {
      switch code[place] {
      case "(", "[": place = code.closing(of: place)
      case ")", "]", "}", ";": break reading
      case "=": hasValue = true
      case "{":
        let observes = ["didSet", "willSet"].contains(code[place + 1])
        hasObserver = hasObserver || observes
        isStored = isStored && (hasValue || observes)
        place = code.closing(of: place)
        if !isProperty {
          end = place
          break reading
        }
      default: break
      }
      end = place
      place += 1
    }
    lines = code.tokens[name].line...code.tokens[end].line
    let modifiers = Set(
      code.tokens[..<name].reversed().lazy.map(\.text).prefix { !"{};=,:".contains($0) })
    isIgnored = modifiers.contains("@ObservationIgnored")
    isRestricted =
      modifiers.contains("set")
      && !modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
  }
}
