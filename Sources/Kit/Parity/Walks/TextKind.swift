/// The kind of text that an app's rules expect in a field, so that random texts are of that kind.
public enum TextKind: CaseIterable, Hashable, Sendable {
  /// Words, whose blanks at the edges, marks and case may matter.
  case words

  /// Whole numbers, with something between them where there are several.
  case numbers

  /// Characters that count one by one, such as separators.
  case characters
}
