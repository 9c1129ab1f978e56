/// The meaning of a field's text to an app's rules, so that texts are drawn which try them.
public enum TextKind: CaseIterable, Hashable, Sendable {
  /// Words, whose blanks at the edges, marks and case may matter.
  case words

  /// Whole numbers, with something between them where there are several.
  case numbers

  /// Characters each of which stands for itself, such as separators.
  case characters
}
