import AppModels
import AppScreens
import Foundation
import Testing

@testable import Traces

struct SnapshotTests {
  @Test
  func `state is found behind wrappers, optionals and superclasses, and closures are left out`() {
    let snapshot = Snapshot(behind: Holder(Middle()))
    #expect(snapshot.mediator?.name == "middle")
    let leaves = snapshot.values.filter { !$0.value.isComposed }
    #expect(
      leaves.map(\.place.path) == [
        "count", "wrapped", "observed", "state.calculator.entry", "state.isRejected", "list",
        "next.name",
      ])
    #expect(
      leaves.map(\.value.text) == ["1", "\"w\"", "2", ".nothing", "false", "[.add]", "\"next\""])
  }

  @Test
  func `a struct of another module is a model, and one of the mediator's own is not`() {
    let snapshot = Snapshot(behind: Holder(Middle()))
    #expect(snapshot.models.map(\.name) == ["state.calculator", "next"])
    let owners = Dictionary(snapshot.values.map { ($0.place.path, $0.place.owner) }) { $1 }
    #expect(owners["state.calculator.entry"] == .model)
    #expect(owners["state.isRejected"] == .mediator)
    #expect(owners["next.name"] == .model)
  }

  @Test
  func `the mediator's own struct is the model, if nothing else is`() {
    let snapshot = Snapshot(behind: Holder(Lonely()))
    #expect(snapshot.models.map(\.name) == ["counter"])
    #expect(snapshot.values.map(\.place.owner) == [.model, .model])
  }

  @Test
  func `a widget is not the mediator`() {
    let snapshot = Snapshot(behind: WidgetView(presenter: Middle()))
    #expect(snapshot.mediator?.name == "presenter")
    #expect(!snapshot.values.contains { $0.place.path.contains("label") })
  }

  @Test(arguments: [
    (nil, Item(name: "a"), [#"item: nil → Item(name: "a")"#]),
    (Item(name: "a"), nil, [#"item: Item(name: "a") → nil"#]),
    (Item(name: "a"), Item(name: "b"), [#"item.name: "a" → "b""#]),
    (nil, nil, []),
  ])
  func `what comes and goes is told as a whole`(before: Item?, after: Item?, changes: [String]) {
    let optioned = Optioned()
    optioned.item = before
    let earlier = Snapshot(behind: Holder(optioned))
    optioned.item = after
    #expect(texts(Snapshot(behind: Holder(optioned)).changes(since: earlier)) == changes)
  }

  @Test
  func `an object that takes another's place is told by what it holds`() {
    let middle = Middle()
    let earlier = Snapshot(behind: Holder(middle))
    middle.next = Next(back: middle, name: "other")
    #expect(
      texts(Snapshot(behind: Holder(middle)).changes(since: earlier))
        == [#"next.name: "next" → "other""#])
  }

  @Test
  func `an object that comes or goes is told by its type`() {
    let middle = Middle()
    let earlier = Snapshot(behind: Holder(middle))
    middle.next = nil
    let later = Snapshot(behind: Holder(middle))
    #expect(texts(later.changes(since: earlier)) == ["next: Next → nil"])
    #expect(texts(earlier.changes(since: later)) == ["next: nil → Next"])
  }

  @Test
  func `the system's own values are told whole`() {
    let system = SystemHolder()
    let earlier = Snapshot(behind: Holder(system))
    #expect(earlier.models == [])
    system.data = Data([1, 2, 3])
    system.date = Date(timeIntervalSince1970: 0)
    #expect(
      texts(Snapshot(behind: Holder(system)).changes(since: earlier)) == [
        "data: 0 bytes → 3 bytes", "date: 1970-01-01 00:00:01 +0000 → 1970-01-01 00:00:00 +0000",
      ])
  }

  @Test
  func `a world is told by the name that its mediator has for it, the first where there are two`() {
    let world = Snapshot(behind: Holder(Shop())).world
    #expect(world?.name == "catalogue")
    #expect(world?.type == "HeadlessMusicService")
  }

  private func texts(_ changes: [(place: Snapshot.Place, before: String, after: String)])
    -> [String]
  {
    changes.map { "\($0.place.path): \($0.before) → \($0.after)" }
  }
}
