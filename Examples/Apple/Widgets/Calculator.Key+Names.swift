import AppModels

extension Calculator.Key {
  /// The sign on the key.
  package var sign: String {
    switch self {
    case .digit(let digit): "\(digit.rawValue)"
    case .operation(.add): "+"
    case .operation(.subtract): "−"
    case .operation(.multiply): "×"
    case .operation(.divide): "÷"
    case .equals: "="
    case .allClear: "AC"
    }
  }

  /// The name that VoiceOver reads.
  package var spokenName: String {
    switch self {
    case .digit(let digit): "\(digit.rawValue)"
    case .operation(.add): "plus"
    case .operation(.subtract): "minus"
    case .operation(.multiply): "times"
    case .operation(.divide): "divided by"
    case .equals: "equals"
    case .allClear: "all clear"
    }
  }
}
