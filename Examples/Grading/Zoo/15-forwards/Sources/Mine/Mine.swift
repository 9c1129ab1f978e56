import AppScreens
import MVP

extension Pattern {
  /// Somebody else's.
  public static let mine: Pattern = Pattern.mvp
}
