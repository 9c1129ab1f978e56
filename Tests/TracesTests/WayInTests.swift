import AppModels
import AppScreens
import Testing

@testable import Traces

/// The way from a view to its mediator, and what is noted of what lies behind.
struct WayInTests {
  @Test
  func `a view without a mediator is told by its own structs, as far as they are its module's`() {
    let snapshot = Snapshot(behind: StateView())
    #expect(snapshot.mediator == nil)
    #expect(snapshot.models.map(\.name) == ["state.calculator"])
    let owners = Dictionary(snapshot.values.map { ($0.place.path, $0.place.owner) }) { $1 }
    #expect(owners["state"] == .mediator)
    #expect(owners["state.isRejected"] == .mediator)
    #expect(owners["state.calculator.entry"] == .model)
    #expect(owners["display.text"] == nil && owners["count"] == nil)
  }

  @Test func `a request takes another's place under its title, and is no model`() {
    let asking = Asking()
    asking.request = asking.service.search("IU") { _ in }
    let earlier = Snapshot(behind: Holder(asking))
    #expect(
      earlier.values.map { "\($0.place.path) \($0.value.text)" } == ["request request for IU"])
    #expect(earlier.models == [])
    #expect(earlier.world == .init(name: "service", type: "HeadlessMusicService"))
    asking.request = asking.service.search("BTS") { _ in }
    let changes = Snapshot(behind: Holder(asking)).changes(since: earlier)
    #expect(changes.map { "\($0.before), \($0.after)" } == ["request for IU, request for BTS"])
  }

  @Test func `of several objects the mediator knows a view, is called one, or holds something`() {
    func name(_ objects: AnyObject...) -> String? {
      MediatorFinder(Several(objects)).mediator.map { "\(type(of: $0.object))" }
    }
    #expect(name(Plain(), Owning()) == "Owning")
    #expect(name(Owning(), PlainStore()) == "PlainStore")
    #expect(name(PlainStore(), Knowing()) == "Knowing")
    #expect(name(Knowing(), PlainStore(), Owning()) == "Knowing")
    #expect(name(Owning(), OtherOwning()) == "Owning")
    #expect(name(Plain(), Plain()) == nil)
    #expect(name(Plain()) == "Plain")
    #expect(name() == nil)
  }

  @Test(arguments: [
    "controller", "presenter", "viewModel", "store", "mediator", "interactor", "delegate",
    "myPresenterOfRows",
  ])
  func `a property may be called a mediator`(name: String) {
    let root = Named(name, Plain())
    #expect(MediatorFinder(root).mediator?.name == name)
    #expect(MediatorFinder(Named("other", Plain())).mediator?.object is Owning)
  }

  @Test func `the innermost view is the last, and a world is no candidate`() {
    let finder = MediatorFinder(Several([StateView(), HeadlessMusicService(), Plain()]))
    #expect(finder.views.count == 1)
    #expect(finder.mediator?.object is Plain)
  }
}

private final class StateView: HeadlessView {
  var count = 0
  var state = State()
  var display = CalculatorDisplay()

  func perform(_ gesture: CalculatorGesture) {}
}

private final class Asking {
  let service = HeadlessMusicService()
  var request: (any MusicRequest)?
}

private final class Several {
  let first: AnyObject?
  let second: AnyObject?
  let third: AnyObject?

  init(_ objects: [AnyObject]) {
    first = objects.first
    second = objects.dropFirst().first
    third = objects.dropFirst(2).first
  }
}

/// A root that holds an object under a name of the test's choice, beside another.
private final class Named: CustomReflectable {
  let other = Owning()
  let name: String
  let object: AnyObject

  init(_ name: String, _ object: AnyObject) {
    (self.name, self.object) = (name, object)
  }

  var customMirror: Mirror { Mirror(self, children: ["other": other, name: object]) }
}

private final class Plain {
  var count = 0
}

private final class Owning {
  var item = Item(name: "a")
}

private final class OtherOwning {
  var item = Item(name: "b")
}

private final class PlainStore {
  var count = 0
}

private final class Knowing {
  weak var view: StateView?
  let shown = StateView()
}
