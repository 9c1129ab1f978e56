import AppModels
import AppScreens
import TriptychParity

extension FaultyScreens {
  /// Screens in MVC with something wrong between model, view and controller, app by app.
  static let mvc: [FaultyScreen] = [
    .fault("static-separators", of: "token", in: "MVC", breaks: "S2") {
      Controller(Mediator(Sharing(PlainTokenCalculator(), part: \.separators)))
    }.origin("Separators are thought of as a setting of the app, so they are static."),
    .fault("separators-left-in-old-view", of: "token", in: "MVC", breaks: "S3") {
      Controller(Mediator(PlainTokenCalculator(), attached: { $0.separators = "" }))
    }.origin("The text field is the only place where the separators are kept."),
    .fault("strong-delegate", of: "token", in: "MVC", breaks: "S4") {
      StrongDelegateController(Mediator(PlainTokenCalculator()))
    }.origin("The property for the delegate is declared without the word weak."),
    .fault("stale-after-separators", of: "token", in: "MVC", breaks: "TC6") {
      let calculator = PlainTokenCalculator(edited: {
        if case .editSeparators = $2 { $0.wrongTotal = $1.total }
      })
      return Controller(Mediator(calculator, attached: { $0.wrongTotal = nil }))
    }.origin("The total is computed when the input is edited, and at no other time."),
    .fault("shows-all-fields-after-an-edit", of: "token", in: "MVC", breaks: "S8") {
      EchoingController()
    }
    .origin("One method shows everything, and is called after each change."),
    .tokenCalculator("sorts-separators", in: "MVC", breaks: "TC10").edited { new, _, _ in
      new.separators = String(Set(new.separators).sorted())
    }.origin("The separators are kept as a set, and the field shows what is kept."),
    .fault("static-expression", of: "four-function", in: "MVC", breaks: "S2") {
      Controller(Mediator(Sharing(PlainCalculator(), part: \.entry)))
    }.origin("There is only one calculator in the app, so its expression can be static."),
    .fault("error-lost-on-replacing", of: "four-function", in: "MVC", breaks: "S3") {
      Controller(Mediator(PlainCalculator(), attached: { $0.isRejected = false }))
    }.origin("The error is put on the label where it happens, and stored nowhere."),
    .fault("handler-added-again", of: "four-function", in: "MVC", breaks: "S3") {
      Controller(HandlerAdding(PlainCalculator()))
    }.origin("A handler is added each time a view is set up, and none is ever removed."),
    .fault("switches-left-in-old-view", of: "colour", in: "MVC", breaks: "S3") {
      Controller(Mediator(PlainColourSelector(), attached: { $0.left = $0.colours }))
    }.origin("A switch keeps its own position, so the controller does not set it."),
    .fault("old-view-served", of: "colour", in: "MVC", breaks: "S4") {
      ListKeepingController(Mediator(PlainColourSelector()))
    }.origin("Views are added to a list for a second window, and none is ever removed."),
    .fault("closure-captures-controller", of: "colour", in: "MVC", breaks: "S4") {
      SelfHoldingController(Mediator(PlainColourSelector()))
    }.origin("A closure that is kept in a property calls a method of the same object."),
    .fault("empty-after-switching-off", of: "colour", in: "MVC", breaks: "CS1") {
      let selector = PlainColourSelector(turned: { new, _, _, _ in
        if new.colours.isEmpty { new.wrongStatus = "" }
      })
      return Controller(Mediator(selector, attached: { $0.wrongStatus = nil }))
    }.origin("The names of the selected colours are joined, and joining none gives an empty text."),
    .fault("draft-lost-with-old-view", of: "address", in: "MVC", breaks: "S3") {
      Controller { AddressFormMediator($0, PlainAddressForm()) { $0.typed = AddressDraft() } }
    }.origin("The widgets hold what is typed, and nobody reads it before they go."),
    .fault("store-captures-controller", of: "address", in: "MVC", breaks: "S4") {
      Controller { Captured($0, PlainAddressForm()) }
    }.origin("The method that receives an address is handed over as it is, with its object."),
    .fault("answer-keeps-view", of: "music", in: "MVC", breaks: "S4") {
      Controller { ViewCapturingSearch($0) }
    }.origin("The closure captures the view that is to show the answer."),
    .fault("asks-when-view-loads", of: "music", in: "MVC", breaks: "MS17") {
      Controller {
        PlainMusicSearch($0, .init(attached: { if !$0.term.isEmpty { $0.ask(for: $0.term) } }))
      }
    }.origin("The search begins in the method that sets a view up, as it does for a first view."),
  ]
}
