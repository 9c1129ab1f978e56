// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public final class UIColor: Sendable {
  public static let systemBackground = UIColor()
}
