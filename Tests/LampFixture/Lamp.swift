import AppScreens
import SharedSuite

/// The gestures on a lamp: a press, or two at once.
package enum LampGesture: String, ScreenGesture {
  case press
  case pressTwice = "press*2"

  package var notation: String { rawValue }

  package static func read(_ notation: String) throws(NotationFailure) -> [Self] {
    guard let gesture = Self(rawValue: notation) else {
      throw NotationFailure(of: notation, "is not a gesture", remedy: "write press")
    }
    return [gesture]
  }
}

/// The display of a lamp.
package struct LampDisplay: ScreenDisplay {
  package var isOn = false

  package init() {}

  package var widgets: [Widget] { [Widget("status", isOn: isOn)] }
}

/// A lamp, which is right or has one fault.
package final class LampScreen: Screen {
  /// A fault of a lamp.
  package enum Fault: Sendable {
    case staysOn, staysOff, forgets, keepsItsView, keepsItsViewForAWhile
  }

  /// The rules of a lamp.
  package static let rules = RuleFile<LampGesture, LampDisplay>(
    text: """
      at first  status: off
      L1 A press turns the lamp on, and the next one turns it off.
      # twice
      press     status: on
      press     status: off
      # three times
      press; press; press  status: on | status: off | status: on
      S3
      # replaced while it is on
      press     status: on
      replace-view
      """, at: "Sources/Lamp.rules")

  package private(set) var view: LampView
  private let fault: Fault?

  package init(_ fault: Fault? = nil) {
    self.fault = fault
    view = LampView(with: fault, lamp: Lamp())
  }

  package func replaceView() {
    view.owned = nil
    view = LampView(with: fault, lamp: fault == .forgets ? Lamp() : view.lamp)
  }
}

/// The view of a lamp.
package final class LampView: HeadlessView {
  fileprivate let lamp: Lamp
  private let fault: LampScreen.Fault?
  fileprivate var owned: LampView?

  fileprivate init(with fault: LampScreen.Fault?, lamp: Lamp) {
    (self.fault, self.lamp) = (fault, lamp)
    if fault == .keepsItsView { owned = self }
  }

  package func perform(_ gesture: LampGesture) {
    for _ in 0..<(gesture == .press ? 1 : 2) {
      if fault == .staysOff || fault == .staysOn && lamp.isOn { return }
      lamp.isOn.toggle()
      if fault == .keepsItsViewForAWhile { owned = lamp.isOn ? self : nil }
    }
  }

  package var display: LampDisplay {
    var display = LampDisplay()
    display.isOn = lamp.isOn
    return display
  }
}

/// What a lamp knows.
private final class Lamp {
  var isOn = false
}
