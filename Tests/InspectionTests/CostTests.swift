import Foundation
import Testing
import Timing

@testable import Inspection

struct CostTests {
  @Test
  func `pieces of work take turns`() {
    let order = Order()
    var turns = Turns()
    turns.add { order.names.append("model") }
    turns.add { order.names.append("pattern") }
    let times = turns.times(rounds: 3)
    #expect(order.names.suffix(6) == ["model", "pattern", "model", "pattern", "model", "pattern"])
    #expect(times.count == 2)
  }

  @Test
  func `a cost is a range of two halves of the rounds, each by its fastest round`() {
    let model = RoundTimes([1, 2, 9, 1])
    let pattern = RoundTimes([50, 2.1, 2, 90])
    #expect(GestureCost(TimeRatio(pattern, to: model)) == .between(low: 2, high: 2.1))
    #expect(GestureCost.between(low: 2, high: 2.1).text == "2.0–2.1 ×")
    #expect(GestureCost.between(low: 2, high: 2.04).text == "2.0 ×")
  }

  @Test(arguments: [(1.2, true), (1.21, false)])
  func `a cost is shown only where the halves differ by no more than a fifth`(
    second: Double, isShown: Bool
  ) {
    let cost = GestureCost(TimeRatio(RoundTimes([1, second]), to: RoundTimes([1, 1])))
    #expect((cost != .varying) == isShown)
    #expect((cost.text == "varies") != isShown)
  }

  @Test
  func `nothing is told of times that were not taken`() {
    #expect(GestureCost(TimeRatio(RoundTimes(), to: RoundTimes())) == .unmeasured)
    #expect(GestureCost(TimeRatio(RoundTimes([1]), to: RoundTimes([1]))) == .unmeasured)
    #expect(GestureCost(nil).text == "-")
  }

  @Test(arguments: [
    (GestureCost.between(low: 2, high: 8), #""cost":4,"costRange":[2,8],"#), (.varying, ""),
    (.unmeasured, ""),
  ])
  func `a cost that does not repeat is not written`(cost: GestureCost, members: String) throws {
    let measure = RunningMeasure(
      view: "V", messagesPerGesture: 1, updatesPerGesture: 1, cost: cost)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = String(decoding: try encoder.encode(measure), as: UTF8.self)
    #expect(json == "{\(members)\"messagesPerGesture\":1,\"updatesPerGesture\":1,\"view\":\"V\"}")
  }
}

/// The order in which work was done.
private final class Order {
  var names: [String] = []
}
