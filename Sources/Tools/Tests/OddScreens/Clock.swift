// swift-format-ignore-file
import AppScreens
import OddApps

/// A port that answers later.
public protocol Clock: AnyObject {
  @discardableResult
  func ask(_ question: String, then receive: @escaping (String) -> Void) -> Int
  func wait(then proceed: @escaping () -> Void)
}

final class HeadlessClock: Clock, HeadlessService {
  private var requests: [(String) -> Void] = []
  let title = "clock"
  func ask(
    _ question: String,
    then receive: @escaping (String) -> Void
  ) -> Int
  {
    requests.append(receive)
    return requests.count
  }
  func wait(then proceed: @escaping () -> Void) { proceed() }
  func deliver(_ event: PanelEvent) {
    for receive in requests { receive("it is late") }
    end()
  }
  func end() { requests = [] }
  var parts: [AnyObject] { [self] }
  var pending: [String] { [] }
}
