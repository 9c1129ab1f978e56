// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIAction {
  let title: String
  let handler: UIActionHandler

  public init(title: String = "", handler: @escaping UIActionHandler) {
    (self.title, self.handler) = (title, handler)
  }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  private var actions: [(action: UIAction, events: Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}
