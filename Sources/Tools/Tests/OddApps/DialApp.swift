// swift-format-ignore-file
import AppScreens

public enum DialGesture: ScreenGesture {
  case up

  public var notation: String { "up" }

  public static func read(_ notation: String) throws(NotationFailure) -> [Self] { [.up] }
}

public struct DialDisplay: ScreenDisplay {
  public var value = 0

  public init() {}

  public var widgets: [Widget] { [Widget("value", shows: "\(value)")] }
}
