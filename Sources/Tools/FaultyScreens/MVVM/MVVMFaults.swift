import AppModels
import AppScreens
import MVVM
import TriptychParity

extension FaultyScreens {
  /// Screens in MVVM with something wrong in the view model, or between it and its view, app by app.
  static let mvvm: [FaultyScreen] = [
    .tokenCalculator("initial-total-empty", in: "MVVM", breaks: "S1").wrongTotal("")
      .origin("The observed total begins as an empty text, and nothing sets it before an edit."),
    .tokenCalculator("waits-while-typing", in: "MVVM", breaks: "TC6").edited { new, old, gesture in
      guard case .editSeparators(let text) = gesture, !old.separators.isEmpty else { return }
      if text.starts(with: old.separators) { new.wrongTotal = old.total }
    }.origin("Work is postponed while someone is typing, and never done later."),
    .tokenCalculator("line-breaks-removed", in: "MVVM", breaks: "TC10").edited { new, _, _ in
      new.input = new.input.replacing("\n", with: "").replacing("\r\n", with: "")
    }.origin("A field has one line, so a setter removes line breaks from what was pasted."),
    .calculator("initial-text-empty", in: "MVVM", breaks: "S1").wrongText("")
      .origin("The first text was set in the storyboard, which no longer exists."),
    .fault("binding-captures-view", of: "four-function", in: "MVVM", breaks: "S4") {
      ViewScreen(CapturedView(Mediator(PlainCalculator())))
    }.origin("The closure of a binding uses self, since that is shorter than its argument."),
    .calculator("keeps-fifty-characters", in: "MVVM", breaks: "FF2").press { calculator, key in
      try calculator.take(key)
      calculator.wrongText = calculator.text.isEmpty ? nil : String(calculator.text.suffix(50))
    }.origin("The display has room for fifty characters, and nobody is expected to type more."),
    .colourSelector("initial-status-empty", in: "MVVM", breaks: "S1").wrongStatus("")
      .origin("The observed status begins as an empty text, and nothing sets it before a turn."),
    .fault("unbind-forgotten", of: "colour", in: "MVVM", breaks: "S4") {
      ViewScreen(BoundForEverView(Mediator(PlainColourSelector())))
    }.origin("A binding is assumed to end by itself when its view leaves the screen."),
    .fault("last-view-taken-from-list", of: "colour", in: "MVVM", breaks: "S7") {
      ListScreen(Mediator(PlainColourSelector()))
    }.origin("Whichever window is closed, the list of windows loses its last."),
    .fault("second-view-holds-itself", of: "four-function", in: "MVVM", breaks: "S4") {
      CapturedSecondViewScreen()
    }.origin("The window that is opened from a menu has a closure of its own, with self in it."),
    .colourSelector("index-beyond-table", in: "MVVM", breaks: "S5").words { on in
      let words = ["Please choose a switch", "Green", "Yellow"]
      return words[(on.contains(.green) ? 1 : 0) + (on.contains(.yellow) ? 2 : 0)]
    }.origin("The words are looked up in a table that has no row for both."),
    .colourSelector("status-one-behind", in: "MVVM", breaks: "CS2").turned { new, old, _, _ in
      new.wrongStatus = old.words(old.colours)
    }.origin("The status is made when a change is announced, before it happens."),
    .colourSelector("silent-after-fifty", in: "MVVM", breaks: "CS2").turned { new, old, _, _ in
      new.count += 1
      if new.count > 50 { new.wrongStatus = old.status }
    }.origin("A limit that was put in for a demonstration is left in."),
    .colourSelector("yellow-wins", in: "MVVM", breaks: "CS3").words { on in
      on.contains(.yellow) ? "Yellow" : PlainColourSelector.list(on)
    }.origin("Each colour has an if of its own, and the second overwrites the first."),
    .fault("address-before-binding", of: "address", in: "MVVM", breaks: "S1") {
      let words = PlainAddressForm.Steps().words
      let form = PlainAddressForm(steps: .init(words: { $0 == nil ? "" : words($0) }))
      return ViewScreen { BindingView(AddressFormMediator($0, form)) }
    }.origin("A binding is told only what changes, and the first address never does."),
    .fault("observation-never-ended", of: "address", in: "MVVM", breaks: "S4") {
      ViewScreen { BindingView(ObservingForEverMediator($0, PlainAddressForm())) }
    }.origin("The closure checks that its observation has not ended, and so owns the token."),
    .fault("trims-while-typing", of: "address", in: "MVVM", breaks: "AF2") {
      let form = PlainAddressForm(steps: .init(edit: { $0.edit($1, $2.trimmed(\.isWhitespace)) }))
      return ViewScreen { BindingView(AddressFormMediator($0, form)) }
    }.origin("A setter trims what it is given, and the binding carries it back into the field."),
    .fault("initial-status-unset", of: "music", in: "MVVM", breaks: "S1") {
      ViewScreen {
        BindingView(PlainMusicSearch($0, .init(start: { $0.display.status = "" })))
      }
    }.origin("The status is observed from the first, but is set only by an edit."),
    .fault("rows-bound-for-ever", of: "music", in: "MVVM", breaks: "S4") {
      ViewScreen { BoundForEverView(PlainMusicSearch($0)) }
    }.origin("A list is bound once, and a rotation binds the next one beside it."),
    .musicSearch("failure-told-to-new-view", breaks: "S3").replacing { steps in
      steps.taken = { search, _ in if search.display.retry { search.note = search.display.status } }
      steps.attached = { search in
        if !search.note.isEmpty {
          (search.display.status, search.display.retry) = (search.note, true)
        }
      }
    }.origin("A failure is an event that is kept for whoever subscribes next."),
    .fault("two-way-binding-echoes", of: "music", in: "MVVM", breaks: "S8") {
      ViewScreen { EchoingView(viewModel: MusicSearchViewModel(service: $0)) }
    }.origin("The field is bound in both directions, and nothing keeps its own text from it."),
    .fault("static-rows", of: "music", in: "MVVM", breaks: "S2") {
      ViewScreen { BindingView(StaticRowsSearch($0)) }
    }.origin("The last songs are kept in a singleton, since other screens may need them."),
    .fault("answer-keeps-view-model", of: "music", in: "MVVM", breaks: "MS18") {
      ViewScreen { BindingView(CapturedSearch($0)) }
    }.origin("The closure uses self, since the request is expected to end soon."),
  ]
}
