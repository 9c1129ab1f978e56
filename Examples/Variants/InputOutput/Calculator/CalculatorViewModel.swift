import AppModels

/// Owns the model, and turns streams of gestures into streams of what to show; it does not know any view.
final class CalculatorViewModel {
  /// The gestures of a view.
  struct Input {
    let key: Stream<Calculator.Key>
  }

  /// What a view shows.
  struct Output {
    let text: Stream<String>
  }

  private let text = Subject(startingWith: "0")
  private var calculator = Calculator()
  private var isRejected = false
  private var subscriptions: [CancellationToken] = []

  /// Accepts the gestures of a view, and returns what it shows, beginning with what was shown last.
  func transform(input: Input) -> Output {
    subscriptions.append(input.key.subscribe { [weak self] in self?.press($0) })
    return Output(text: text.stream)
  }

  private func press(_ key: Calculator.Key) {
    do {
      try calculator.press(key)
      isRejected = false
    } catch {
      isRejected = true
    }
    text.send(displayText)
  }

  private var displayText: String {
    guard !isRejected else { return "error" }
    return switch calculator.entry {
    case .nothing: "0"
    case .expression(let expression): expression
    case .result(let value): String(value)
    }
  }
}
