import AppModels
import AppScreens

extension Pattern {
  /// The right code of which faulty screens in MVC replace a step, for every app; not the lesson's.
  package static let plainMVC = Pattern("MVC")
    .adding { Controller(Mediator(PlainTokenCalculator())) }
    .adding { Controller(Mediator(PlainCalculator())) }
    .adding { Controller(Mediator(PlainColourSelector())) }
    .adding { Controller { AddressFormMediator($0, PlainAddressForm()) } }
    .adding { Controller { PlainMusicSearch($0) } }

  /// The right code of which faulty screens in MVP replace a step, for every app; not the lesson's.
  package static let plainMVP = Pattern("MVP")
    .adding { ViewScreen(PlainTokenCalculator()) }
    .adding { ViewScreen(PlainCalculator()) }
    .adding { ViewScreen(PlainColourSelector()) }
    .adding { ViewScreen(PlainAddressForm()) }
    .adding { ViewScreen { ToldView(PlainMusicSearch($0)) } }

  /// The right code of which faulty screens in MVVM replace a step, for every app; not the lesson's.
  package static let plainMVVM = Pattern("MVVM")
    .adding { ViewScreen(BindingView(Mediator(PlainTokenCalculator()))) }
    .adding { ViewScreen(BindingView(Mediator(PlainCalculator()))) }
    .adding { ViewScreen(BindingView(Mediator(PlainColourSelector()))) }
    .adding { ViewScreen { BindingView(AddressFormMediator($0, PlainAddressForm())) } }
    .adding { ViewScreen { BindingView(PlainMusicSearch($0)) } }

  /// The three patterns.
  package static let plain: [Pattern] = [.plainMVC, .plainMVP, .plainMVVM]
}
