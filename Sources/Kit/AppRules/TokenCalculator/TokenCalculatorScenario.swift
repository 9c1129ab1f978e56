import AppScreens
import Parity

extension Scenario<TokenCalculatorGesture, TokenCalculatorDisplay> {
  /// Edits, each with the total that follows; the fields keep the text they were given.
  init(
    _ kind: Kind, _ name: String, _ edits: (String, String)...,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      kind, name, from: TokenCalculatorDisplay(separators: "", input: "", total: "0"), edits,
      fileID: fileID, line: line
    ) { display, gesture, total in
      switch gesture {
      case .editSeparators(let text): display.separators = text
      case .editInput(let text): display.input = text
      }
      display.total = total
    }
  }
}
