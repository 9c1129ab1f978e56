// swift-format-ignore-file
import AppScreens

public enum PanelGesture: ScreenGesture {
  public typealias Event = PanelEvent

  case turn(Int, Bool)
  case name(String)
  case swap, reset, load, quiet

  public var notation: String { "\(self)" }

  public static func read(_ notation: String) throws(NotationFailure) -> [Self] { [] }
}

public enum PanelEvent: ScreenEvent {
  case answer

  public var notation: String { "answer" }

  public static func read(_ notation: String) throws(NotationFailure) -> Self? { nil }
}

public struct PanelDisplay: ScreenDisplay {
  public var title = ""
  public var level = 0
  public var note = ""

  public init() {}

  public var widgets: [Widget] {
    [
      Widget("title", shows: title), Widget("level", shows: "\(level)"),
      Widget("note", shows: note),
    ]
  }
}
