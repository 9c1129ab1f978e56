import AppScreens

/// The keys of an app on which numbers are typed.
struct NumberKeys<Subject: AppDefinition> {
  private let keys: [Character: Step<Subject.Gesture>]
  private let others: [Step<Subject.Gesture>]

  /// The keys of the app's alphabet; nil unless the most digits and something else are among them.
  init?(_ app: Subject) {
    var keys: [Character: Step<Subject.Gesture>] = [:]
    for step in app.steps where step.notation.count == 1 {
      if let key = step.notation.first { keys[key] = step }
    }
    let digits = keys.filter { $0.key.isASCII && $0.key.isNumber }
    others = app.steps.filter { !digits.values.contains($0) }
    self.keys = keys
    guard digits.count > 1, !others.isEmpty else { return nil }
  }

  /// The first numbers that are too large, one of them as a product, with every other key after them, or one before;
  /// and the least number, with every two keys after it.
  var limits: [[Step<Subject.Gesture>]] {
    func typed(_ number: String) -> [Step<Subject.Gesture>] { number.compactMap { keys[$0] } }
    let numbers = ["9223372036854775808", "9223372036854775810"].flatMap { number in
      others.map { typed(number) + [$0] }
    }
    let second = others.flatMap { first in
      others.filter { $0 != first }.map { last in
        typed("1") + [first] + typed("9223372036854775808") + [last]
      }
    }
    let least = others.flatMap { first in
      others.filter { $0 != first }.map { typed("\(Int.min)") + [first, $0] }
    }
    return numbers + second + least
      + others.flatMap { first in
        others.filter { $0 != first }.map { second in
          typed("4294967296") + [first] + typed("2147483648") + [second]
        }
      }
  }

  /// The largest number, and a small one twice, with every three other keys after them: what leaves the limits may
  /// come back, as in `9223372036854775807*2/2=`.
  var returns: [[Step<Subject.Gesture>]] {
    let largest = "\(Int.max)".compactMap { keys[$0] }
    let small = "2".compactMap { keys[$0] }
    return others.flatMap { first in
      others.filter { $0 != first }.flatMap { second in
        others.filter { $0 != first && $0 != second }.map { third in
          largest + [first] + small + [second] + small + [third]
        }
      }
    }
  }

  /// Draws numbers with other keys between and after them.
  func typing(using generator: inout SeededGenerator) -> [Step<Subject.Gesture>] {
    let few = (0...Int.random(in: 0...2, using: &generator))
      .compactMap { _ in others.randomElement(using: &generator) }
    let isMixed = generator.next() % 3 == 0
    let isSmall = generator.next() % 4 == 0
    var numbers: [Int128] = []
    var steps: [Step<Subject.Gesture>] = []
    let count =
      generator.next() % 16 == 0
      ? Int.random(in: 1...64, using: &generator) : Int.random(in: 1...5, using: &generator)
    for _ in 0..<count {
      let number =
        isSmall
        ? Int128.random(in: -12...12, using: &generator)
        : .drawn(besides: numbers.suffix(4), using: &generator)
      numbers.append(number)
      let zeros = generator.next() % 16 == 0 ? "0" : ""
      steps += (zeros + String(steps.isEmpty ? number : abs(number))).compactMap { keys[$0] }
      if let key = (isMixed ? others : few).randomElement(using: &generator) { steps.append(key) }
      if generator.next() % 24 == 0 { steps.append(.replaceView) }
    }
    // Something among all keys makes something of it.
    return steps + others.shuffled(using: &generator).prefix(3)
  }
}
