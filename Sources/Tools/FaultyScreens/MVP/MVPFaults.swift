import AppModels
import AppScreens
import MVP
import TriptychParity

extension FaultyScreens {
  /// Screens in MVP with something wrong in the presenter, or between it and its view, app by app.
  static let mvp: [FaultyScreen] = [
    .fault("attach-shows-total-only", of: "token", in: "MVP", breaks: "S3") {
      let mediator = Mediator(PlainTokenCalculator()) {
        ($0.isSeparatorsLeft, $0.isInputLeft) = (true, true)
      }
      return ViewScreen(ToldView(mediator))
    }.origin("The first view has empty fields anyway, and later views are forgotten."),
    .fault("presenter-owns-view", of: "token", in: "MVP", breaks: "S4") {
      ViewScreen(ToldView(OwningPresenter(PlainTokenCalculator())))
    }.origin("The presenter needs its view at any time, so it holds it strongly."),
    .tokenCalculator("input-cleared-on-error", in: "MVP", breaks: "S6").edited {
      new, _, gesture in
      guard case .editInput = gesture, new.total == "error" else { return }
      (new.input, new.wrongTotal) = ("", "error")
    }.origin("A field with a mistake in it is cleared, so that people can try again."),
    .tokenCalculator("initial-total-nil", in: "MVP", breaks: "TC1").wrongTotal("nil")
      .origin("The total is optional until the first edit, and nil is shown as it is."),
    .tokenCalculator("emptied-input-ignored", in: "MVP", breaks: "TC6").edited { new, old, _ in
      if new.input.isEmpty { new.wrongTotal = old.total }
    }.origin("Without an input there is nothing to add, so the total is not updated."),
    .tokenCalculator("error-sticks", in: "MVP", breaks: "TC7").edited { new, old, _ in
      if !new.input.isEmpty, old.total == "error" { new.wrongTotal = "error" }
    }.origin("A flag is set with the error, and reset only when the input is empty again."),
    .tokenCalculator("cuts-long-input", in: "MVP", breaks: "TC10").edited { new, _, _ in
      new.input = String(new.input.prefix(1_000))
    }.origin("A text is cut to what a database column takes, and shown as it is kept."),
    .fault("alert-keeps-view", of: "four-function", in: "MVP", breaks: "S4") {
      ViewScreen(ToldView(AlertingPresenter(PlainCalculator())))
    }.origin("The button of an alert captures the view, and the next key removes the alert."),
    .fault("static-selection", of: "colour", in: "MVP", breaks: "S2") {
      ViewScreen(Sharing(PlainColourSelector(), part: \.colours))
    }.origin("The selection is needed elsewhere in the app, so it is static."),
    .fault("attach-shows-status-only", of: "colour", in: "MVP", breaks: "S3") {
      ViewScreen(
        ToldView(Mediator(PlainColourSelector(), attached: { $0.left = $0.colours })))
    }.origin("The presenter shows a new view only the text that it makes itself."),
    .colourSelector("counts-off-twice", in: "MVP", breaks: "S6").turned { new, old, colour, isOn in
      new.count += !isOn ? -1 : old.colours.contains(colour) ? 0 : 1
      if new.count <= 0 { new.wrongStatus = "Please choose a switch" }
    }.origin("Turning on is counted only if it changes a switch, but turning off always."),
    .fault("weak-presenter", of: "colour", in: "MVP", breaks: "CS2") {
      ViewScreen(WeakPresenterView(ColourSelectorPresenter()))
    }.origin("Both references of a cycle are weak, to be on the safe side."),
    .fault("static-address", of: "address", in: "MVP", breaks: "S2") {
      ViewScreen(Sharing(PlainAddressForm(), part: \.stored))
    }.origin("A person has one address, so it can be static."),
    .fault("first-view-hears-alone", of: "address", in: "MVP", breaks: "S3") {
      ViewScreen { ToldView(FirstViewPresenter($0, PlainAddressForm())) }
    }.origin("The observation of the store captures the view, which at first is the only one."),
    .fault("shows-edited-field-again", of: "address", in: "MVP", breaks: "S8") {
      ViewScreen { EchoedAddressFormView(presenter: EchoingPresenter(store: $0)) }
    }.origin("The presenter shows what it was given, as it does for every other value."),
    .fault("old-address-pushed", of: "address", in: "MVP", breaks: "AF4") {
      ViewScreen { ToldView(OneBehindPresenter($0, PlainAddressForm())) }
    }.origin("The presenter shows the address first, and stores the new one then."),
    .fault("attach-forgets-rows", of: "music", in: "MVP", breaks: "S3") {
      ViewScreen { ToldView(RowsOnceSearch($0)) }
    }.origin("The rows are shown when they arrive, and nobody thinks of a view that comes later."),
    .fault("answer-for-first-view", of: "music", in: "MVP", breaks: "MS17") {
      ViewScreen { ToldView(AskingViewSearch($0)) }
    }.origin("The closure remembers, weakly, the view that asked, and hands the answer to it."),
    .fault("cancels-on-detach", of: "music", in: "MVP", breaks: "MS17") {
      ViewScreen { ToldView(PlainMusicSearch($0, .init(attached: { $0.request?.cancel() }))) }
    }.origin("Requests are cancelled when the view disappears, and a rotation makes it disappear."),
    .fault("cancel-on-release-forgotten", of: "music", in: "MVP", breaks: "MS18") {
      ViewScreen { ToldView(PlainMusicSearch($0, .init(leave: { _ in }))) }
    }.origin("The closure holds its presenter weakly, which is taken to be all there is to do."),
    .fault("request-keeps-itself", of: "music", in: "MVP", breaks: "MS18") {
      ViewScreen { ToldView(RequestHoldingSearch($0)) }
    }.origin("The closure checks that its request has not been cancelled, and so owns it."),
  ]
}
