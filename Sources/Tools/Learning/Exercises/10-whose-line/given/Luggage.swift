/// The luggage of a passenger.
struct Luggage {
  private(set) var weights: [Int] = []

  mutating func add(_ weight: Int) {
    weights.append(weight)  // 1
  }

  var total: Int { weights.reduce(0, +) }  // 2

  var isTooHeavy: Bool { total > 23 }  // 3

  var advice: String {
    isTooHeavy ? "Too heavy: please take something out" : "Ready to fly"  // 4
  }
}
