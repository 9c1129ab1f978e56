import AppModels
import AppScreens
import TriptychParity

extension FaultyScreens {
  /// Every right but unusual screen, app by app: the kit must say nothing about any of them.
  package static let right: [CorrectScreen] = [
    .right("own-binding", of: "four-function") {
      ViewScreen(UnbindingView(Mediator(CalculatorState())))
    }.technique("The view binds to a value of one's own making, and unbinds by a number."),
    .right("closures-only", of: "four-function") { ViewScreen(ClosureView(CalculatorClosures())) }
      .technique("Two closures are the mediator; its state is what both capture."),
    .right("table-of-states", of: "four-function") { ViewScreen(TableOfStates()) }
      .technique("A table says what a key does in each state; two stacks work out the value."),
    .right("view-made-late", of: "four-function") { LateViewScreen() }
      .technique("A view is made when somebody looks or acts, and not when the old one goes."),
    .right("keys-replayed", of: "four-function") { ViewScreen(KeysReplayed()) }
      .technique("Only the keys of the present expression are kept, and replayed at each look."),
    .right("cached-values", of: "four-function") {
      ViewScreen(PlainCalculator(evaluate: CachedValues.value))
    }.technique("All screens share a cache of what expressions come to, behind a lock."),
    .right("let-go-later", of: "four-function") {
      ViewScreen(ToldView(RecordingMediator(CalculatorState())))
    }.technique("A thread lets go of a record a moment after the screen."),
    .right("tidy-later", of: "four-function") {
      ViewScreen(ToldView(TidyMediator(CalculatorState())))
    }.technique("What was pressed is kept, and cut down when the main queue comes to that."),
    .right("wait-for-main", of: "four-function") {
      ViewScreen(ToldView(WaitingMediator(CalculatorState())))
    }.technique("On any other thread, the main one is waited for before a key does something."),
    .right("work-item", of: "four-function") {
      ViewScreen(ToldView(SavesByWorkItem(CalculatorState())))
    }.technique("Keys are saved by a work item, which the next key cancels."),
    .right("operation-queue", of: "four-function") {
      ViewScreen(ToldView(SavesInQueue(CalculatorState())))
    }.technique("Keys are saved by operations in a queue of the mediator's own."),
    .right("timer", of: "four-function") {
      ViewScreen(ToldView(SavesByTimer(CalculatorState())))
    }.technique("Keys are saved by a timer, which the next key invalidates."),
    .right("cancelled-task", of: "four-function") {
      ViewScreen(ToldView(SavesInTask(CalculatorState())))
    }.technique("Keys are saved by a task, which the next key cancels."),
    .right("stream-of-edits", of: "token") { ViewScreen(StreamingCalculator()) }
      .technique(
        "Edits are an asynchronous stream; the task that reads it runs where it is resumed."),
    .right("big-table", of: "token") { ViewScreen(TotalState(BigTable().total)) }
      .technique(
        "The mediator holds a table of twenty thousand numbers, and looks tokens up there."),
    .right("lazy-total", of: "token") { ViewScreen(AskingView(LazyCalculator())) }
      .technique("The total is worked out when somebody looks, and kept until the next edit."),
    .right("generic-store", of: "token") {
      ViewScreen(
        Store(
          state: TokenCalculator(), reduce: { $0.perform($1) },
          show: { TokenCalculatorDisplay($0, total: $0.words()) }))
    }.technique("A store of any state is given a reducer, and a function to show the state."),
    .right("sum-by-halves", of: "token") { ViewScreen(TotalState(SumByHalves.total)) }
      .technique("Numbers are added by recursion: the right half goes on from the left one."),
    .right("read-in-parallel", of: "token") { ViewScreen(TotalState(ReadInParallel.total)) }
      .technique("Several threads read the tokens into a table behind a lock, and are waited for."),
    .right("interpreter", of: "token") { ViewScreen(TotalState(Machine.total)) }
      .technique("The input is compiled to a program, which a machine with a stack runs."),
    .right("pieces-on-demand", of: "token") { ViewScreen(TotalState(PiecesOnDemand.total)) }
      .technique("A generator cuts off one token after the other, and each is added at once."),
    .right("undo-history", of: "token") { ViewScreen(UndoableCalculator()) }
      .technique("All that the calculator has ever been is kept, and never gone through."),
    .right("serial-queue", of: "token") { ViewScreen(QueuedCalculator()) }
      .technique("The model is touched on a serial queue alone, which is waited for."),
    .right("presenter-for-each-switch", of: "colour") {
      ViewScreen(SwitchesView(StatusPresenter()))
    }.technique("Each switch has a presenter of its own, and the status a third."),
    .right("words-by-bits", of: "colour") {
      ListeningScreen(Mediator(BitSelector()), service: NoService())
    }.technique(
      "Two bits are the index of the words; a second view hears all that the first does."),
    .right("weak-registry", of: "colour") { ViewScreen(RegisteredSelector()) }
      .technique("A table of the process has every selector that is alive, and holds none."),
    .right("behind-a-lock", of: "colour") { ViewScreen(LockedSelector()) }
      .technique("The model is behind a lock, so that its state is out of reflection's sight."),
    .right("unowned-delegate", of: "colour") { UnownedDelegate() }
      .technique("Views know their controller as unowned, and own a lock and a helper."),
    .right("helped-views", of: "colour") { HelpedViews() }
      .technique("Views own helpers and share another; a replaced one loses its delegate."),
    .right("event-sourcing", of: "address") { ViewScreen(AddressFormHistory()) }
      .technique("What happened is kept, and folded at each look from a snapshot not long ago."),
    .right("memento", of: "address") { MementoScreen() }
      .technique("With each view there is a new mediator, made from a memento of the last."),
    .right("commands", of: "address") { ViewScreen(CommandedForm()) }
      .technique("Whatever happens is an object of a class of its own, and the last ten are kept."),
    .right("notification-centre", of: "address") {
      let store = HeadlessAddressStore()
      return ListeningScreen(AddressFormMediator(store, PlainAddressForm()), service: store)
    }.technique("The model posts what is to be shown to as many views as listen."),
    .right("redux", of: "music") { ViewScreen { ToldView(MusicSearchStore($0)) } }
      .technique("A reducer leads from state to state, and says what a store is to do besides."),
    .right("sequence-numbers", of: "music") { ViewScreen { ToldView(CountingSearch($0)) } }
      .technique("Requests are counted, and only the answer to the last number is taken."),
    .right("weak-requests", of: "music") { ViewScreen { ToldView(TicketSearch($0)) } }
      .technique("A ticket has what takes the answer, and a weak reference to the request."),
    .right("reused-cells", of: "music") { ViewScreen { ReusedCellsView(PlainMusicSearch($0)) } }
      .technique("Rows are shown by cells, which wait in a pool between two answers."),
  ]
}
