import AppModels
import AppScreens
import Services
import SwiftUI
import SwiftUIMVVM
import UIKitMVC
import UIKitMVP

/// Every app in every pattern, one of them at a time.
public struct ChosenScreens: View {
  @State private var app = ChosenApp.calculator
  @State private var pattern = ChosenPattern.mvp
  @State private var store = HeadlessAddressStore()

  /// The calculator in MVP, until the user chooses something else.
  public init() {}

  /// Two pickers, and the screen that they choose.
  public var body: some View {
    VStack {
      Picker("App", selection: $app) {
        ForEach(ChosenApp.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker("Pattern", selection: $pattern) {
        ForEach(ChosenPattern.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      screen.id("\(pattern) \(app)")
      if app == .addressForm {
        Button("Store an address on another device", action: storeElsewhere)
      }
    }
    .padding()
  }

  private func storeElsewhere() {
    guard let address = Address(street: "1 Main", city: "Seoul", state: "Jung", zip: "04524")
    else { return }
    store.deliver(.arrive(address))
  }

  @ViewBuilder
  private var screen: some View {
    switch pattern {
    case .mvc:
      switch app {
      case .tokenCalculator: MVCScreens.tokenCalculator
      case .calculator: MVCScreens.calculator
      case .colourSelector: MVCScreens.colourSelector
      case .addressForm: MVCScreens.addressForm(store: store)
      case .musicSearch: MVCScreens.musicSearch(service: DelayedMusicService())
      }
    case .mvp:
      switch app {
      case .tokenCalculator: MVPScreens.tokenCalculator
      case .calculator: MVPScreens.calculator
      case .colourSelector: MVPScreens.colourSelector
      case .addressForm: MVPScreens.addressForm(store: store)
      case .musicSearch: MVPScreens.musicSearch(service: DelayedMusicService())
      }
    case .mvvm:
      switch app {
      case .tokenCalculator: MVVMScreens.tokenCalculator
      case .calculator: MVVMScreens.calculator
      case .colourSelector: MVVMScreens.colourSelector
      case .addressForm: MVVMScreens.addressForm(store: store)
      case .musicSearch: MVVMScreens.musicSearch(service: DelayedMusicService())
      }
    }
  }
}
