import AppDefinitions
import AppModels
import AppScreens
import FixturePatterns
import RecordedAppScreens
import Testing
import TriptychParity
import TriptychTerminal
import TriptychTraces

/// A service takes part in a conversation: it gets requests, it responds, and it acts on its own.
struct ServiceTests {
  private static let search = ["query=IU", "query=BTS", "reply=1", "reply=1"]

  @Test(arguments: Pattern.fixtures)
  func `requests to a service and its responses are recorded in order`(pattern: Pattern) throws {
    let trace = try trace(MusicSearchApp(), in: pattern, Self.search)
    let messages = trace.messages.filter { [.request, .cancel, .answer].contains($0.kind) }
    #expect(
      messages.map { $0.text.cut(to: 29) } == [
        "search(\"IU\")", "cancel()", "search(\"BTS\")", "response to search(\"IU\"): .s…",
        "response to search(\"BTS\"): .…",
      ])
    #expect(
      messages.map(\.sender) == [.mediator(1), .mediator(1), .mediator(1), .service, .service])
    #expect(messages.map(\.receiver) == [.service, .service, .service, .mediator(1), .mediator(1)])
  }

  @Test(arguments: Pattern.fixtures)
  func `an event opens its episode, and comes from the service`(pattern: Pattern) throws {
    let episode = try trace(MusicSearchApp(), in: pattern, Self.search).episodes[3]
    #expect(episode.trigger == .event)
    #expect(episode.messages.first?.text == "reply=1")
    #expect(episode.messages.first?.sender == .service)
  }

  @Test(arguments: Pattern.fixtures)
  func `only an answer that nobody waits for changes nothing`(pattern: Pattern) throws {
    let trace = try trace(MusicSearchApp(), in: pattern, Self.search)
    let answers = trace.messages.filter { $0.kind == .answer }
    #expect(answers.map(\.changesNothing) == [true, false])
  }

  @Test(arguments: Pattern.fixtures)
  func `the service and its requests are no models`(pattern: Pattern) throws {
    let participants = try trace(MusicSearchApp(), in: pattern, Self.search).participants
    #expect(participants.service?.type == "HeadlessMusicService")
    #expect(participants.models.map(\.type) == ["MusicSearch"])
  }

  @Test
  func `what arrives unasked comes from the store that is observed`() throws {
    let observing = Pattern("Observing").adding(ObservingScreen.init)
    let trace = try trace(AddressFormApp(), in: observing, "arrive=2 Side|Seoul|Jung|04524")
    #expect(trace.participants.service?.name == "store")
    let serviceMessages = trace.messages.filter { $0.sender == .service || $0.receiver == .service }
    #expect(
      serviceMessages.map { $0.text.cut(to: 32) } == [
        "observe()", "arrive=2 Side|Seoul|Jung|04524", "response to observe(): Address(…",
      ])
  }

  @Test(arguments: Pattern.fixtures)
  func `what no view shows comes from the service`(pattern: Pattern) throws {
    let trace = try trace(MusicSearchApp(), in: pattern, Self.search)
    let changes = trace.messages.filter { $0.kind == .display }
    #expect(Set(changes.filter { $0.sender == .service }.map(\.name)) == ["asked"])
  }

  @Test(arguments: Pattern.fixtures)
  func `an app without a service has none in its trace`(pattern: Pattern) throws {
    #expect(try trace(CalculatorApp(), in: pattern, "5").participants.service == nil)
  }

  @Test(.enabled(if: Trace.knowsLines), arguments: Pattern.fixtures)
  func `an answer belongs to the method that asked`(pattern: Pattern) throws {
    let trace = try trace(
      MusicSearchApp(), in: pattern, "query=IU", "reply=1")
    let answer = try #require(trace.messages.first { $0.kind == .answer })
    let edit = try #require(
      trace.episodes[1].messages.first { [.call, .delegate, .assign].contains($0.kind) })
    #expect(answer.executed == nil)
    #expect(answer.declared != nil && answer.declared == edit.declared)
  }
}

/// An address form that shows only what arrives.
private final class ObservingScreen: Screen {
  private let store = RecordedAppScreens.HeadlessAddressStore()
  private(set) var view: ArrivalView

  init() {
    view = ArrivalView(presenter: ArrivalPresenter(store: store))
  }

  var headlessService: any HeadlessService<AddressFormEvent> { store }

  func replaceView() {}
}

private final class ArrivalPresenter {
  weak var view: ArrivalView?
  private var observation: CancellationToken?

  init(store: any AddressStore) {
    observation = store.observe { [weak self] in self?.view?.show(street: $0.street) }
  }
}

private final class ArrivalView: RecordingView {
  let presenter: ArrivalPresenter
  private(set) var display = AddressFormDisplay()
  let recording = ViewRecording()

  init(presenter: ArrivalPresenter) {
    self.presenter = presenter
    presenter.view = self
  }

  func perform(_ gesture: AddressFormGesture) {}

  func show(street: String) {
    log.show("show(street:)", street)
    display.street = street
  }
}
