import AppModels
import SwiftUI
import Widgets

/// The keys of a calculator, four in a row.
struct Keypad: View {
  let press: (Calculator.Key) -> Void

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4)) {
      ForEach(Calculator.Key.allCases, id: \.self) { key in
        Button(key.sign) { press(key) }
          .buttonStyle(.bordered)
          .accessibilityLabel(key.spokenName)
      }
    }
  }
}
