import MVVM
import Testing

struct ObservedTests {
  private final class Source {
    @Observed var value = 1
  }

  private final class Journal {
    var entries: [String] = []
    var tokens: [ObservationToken] = []
  }

  private let source = Source()
  private let journal = Journal()

  /// Binds an observer that writes down what it hears, and then does something about it.
  private func bind(_ name: String, _ react: @escaping (Int) -> Void = { _ in }) -> ObservationToken
  {
    source.$value.bind { [journal] value in
      journal.entries.append("\(name)\(value)")
      react(value)
    }
  }

  @Test
  func `an observer gets the current value on binding, and every later one at once`() {
    let token = bind("a")
    #expect(journal.entries == ["a1"])
    source.value = 2
    source.value = 2
    #expect(journal.entries == ["a1", "a2", "a2"])
    token.cancel()
  }

  @Test
  func `several observers are told in the order in which they were bound`() {
    journal.tokens = [bind("a"), bind("b"), bind("c")]
    journal.entries = []
    source.value = 2
    #expect(journal.entries == ["a2", "b2", "c2"])
  }

  @Test
  func `a binding ends when its token goes`() {
    journal.tokens = [bind("a"), bind("b")]
    journal.tokens.removeFirst()
    source.value = 2
    #expect(journal.entries == ["a1", "b1", "b2"])
  }

  @Test
  func `a binding ends when its token is cancelled, and what it captured is released`() {
    weak var captured: Journal?
    let token: ObservationToken
    do {
      let other = Journal()
      captured = other
      token = source.$value.bind { other.entries.append("\($0)") }
    }
    #expect(captured != nil)
    token.cancel()
    token.cancel()
    #expect(captured == nil)
  }

  @Test
  func `an observer that is unbound while others are told is not told any more`() {
    journal.tokens = [
      bind("a") { [journal] value in if value == 2 { journal.tokens[1].cancel() } },
      bind("b"), bind("c"),
    ]
    journal.entries = []
    source.value = 2
    source.value = 3
    #expect(journal.entries == ["a2", "c2", "a3", "c3"])
  }

  @Test
  func `an observer may let go of its own token while it is told`() {
    journal.tokens = [
      bind("a") { [journal] value in if value == 2 { journal.tokens.removeFirst() } }, bind("b"),
    ]
    journal.entries = []
    source.value = 2
    source.value = 3
    #expect(journal.entries == ["a2", "b2", "b3"])
  }

  @Test
  func `an observer that is bound while others are told hears the current value once`() {
    journal.tokens = [bind("a") { value in if value == 2 { journal.tokens.append(bind("b")) } }]
    source.value = 2
    #expect(journal.entries == ["a1", "a2", "b2"])
    source.value = 3
    #expect(journal.entries == ["a1", "a2", "b2", "a3", "b3"])
  }

  @Test
  func `if an observer sets the value again, those behind it hear the newer value once`() {
    journal.tokens = [
      bind("a"), bind("b") { [source] value in if value == 2 { source.value = 3 } }, bind("c"),
    ]
    journal.entries = []
    source.value = 2
    #expect(journal.entries == ["a2", "b2", "a3", "b3", "c3"])
    #expect(source.value == 3)
  }

  @Test
  func `an observer may set the value that it is told of on binding`() {
    journal.tokens = [bind("a")]
    journal.tokens.append(bind("b") { [source] value in if value == 1 { source.value = 2 } })
    #expect(journal.entries == ["a1", "b1", "a2", "b2"])
  }

  @Test
  func `who sets the value without echo does not hear it, and the others do in their order`() {
    journal.tokens = [bind("a"), bind("b"), bind("c")]
    journal.entries = []
    journal.tokens[1].withoutEcho { source.value = 2 }
    #expect(journal.entries == ["a2", "c2"])
    source.value = 3
    #expect(journal.entries == ["a2", "c2", "a3", "b3", "c3"])
  }

  @Test
  func `who sets nothing without echo hears the next value`() {
    journal.tokens = [bind("a")]
    journal.entries = []
    journal.tokens[0].withoutEcho {}
    source.value = 2
    #expect(journal.entries == ["a2"])
  }

  @Test
  func `who sets the value without echo hears what takes its place meanwhile`() {
    final class Doubling {
      @Observed var value = 1 { didSet { if value % 2 == 1 { value *= 2 } } }
    }
    let doubling = Doubling()
    journal.tokens = ["a", "b"].map { name in
      doubling.$value.bind { [journal] in journal.entries.append("\(name)\($0)") }
    }
    journal.entries = []
    journal.tokens[0].withoutEcho { doubling.value = 3 }
    #expect(journal.entries == ["b3", "a6", "b6"])
    journal.tokens[0].withoutEcho { doubling.value = 4 }
    #expect(journal.entries == ["b3", "a6", "b6", "b4"])
  }

  @Test
  func `who sets the value without echo hears what an observer makes of it, once`() {
    journal.tokens = [
      bind("a"), bind("b") { [source] value in if value == 2 { source.value = 3 } }, bind("c"),
    ]
    journal.entries = []
    journal.tokens[2].withoutEcho { source.value = 2 }
    #expect(journal.entries == ["a2", "b2", "a3", "b3", "c3"])
  }

  @Test
  func `who sets the value without echo while it is told never hears the older value`() {
    journal.tokens = [
      bind("a") { [journal, source] value in
        if value == 2 { journal.tokens[1].withoutEcho { source.value = 3 } }
      },
      bind("b"), bind("c"),
    ]
    journal.entries = []
    source.value = 2
    #expect(journal.entries == ["a2", "a3", "c3"])
  }

  @Test
  func `a token may outlive the value`() {
    var short: Source? = Source()
    let token = short?.$value.bind { [journal] in journal.entries.append("\($0)") }
    short = nil
    token?.cancel()
    #expect(journal.entries == ["1"])
  }

  @Test
  func `a token does not keep the value alive`() {
    final class Holder<Value> {
      @Observed var value: Value
      init(_ value: Value) { self.value = value }
    }
    weak var held: Journal?
    let token: ObservationToken
    do {
      let holder = Holder(Journal())
      held = holder.value
      token = holder.$value.bind { _ in }
    }
    #expect(held == nil)
    token.cancel()
  }
}
