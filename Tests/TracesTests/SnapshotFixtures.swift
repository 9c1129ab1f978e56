import AppModels
import AppScreens
import Foundation

/// Objects for snapshots: mediators of several kinds, and what holds them.
final class Holder<Object: AnyObject> {
  let middle: Object

  init(_ middle: Object) {
    self.middle = middle
  }
}

class Base {
  var count = 1
}

final class Middle: Base {
  @Wrapped var wrapped = "w"
  @Boxed var observed = 2
  var state: State? = State()
  var list = [Calculator.Operation.add]
  var act: () -> Void = {}
  var next: Next?

  override init() {
    super.init()
    next = Next(back: self, name: "next")
  }
}

struct State {
  var calculator = Calculator()
  var isRejected = false
}

final class Next {
  unowned let back: Middle
  let name: String

  init(back: Middle, name: String) {
    self.back = back
    self.name = name
  }
}

final class Lonely {
  var counter = Item(name: "1")
}

final class Optioned {
  var item: Item?
}

struct Item: Hashable {
  var name: String
}

final class SystemHolder {
  var data = Data()
  var date = Date(timeIntervalSince1970: 1)
}

final class Label {
  var text = ""
}

final class WidgetView: HeadlessView {
  let label = Label()
  let presenter: Middle
  var display = CalculatorDisplay()

  init(presenter: Middle) {
    self.presenter = presenter
  }

  func perform(_ gesture: CalculatorGesture) {}
}

@propertyWrapper
struct Boxed {
  private var storage: Int

  init(wrappedValue: Int) {
    storage = wrappedValue
  }

  var wrappedValue: Int {
    get { storage }
    set { storage = newValue }
  }
}

@propertyWrapper
final class Wrapped {
  var wrappedValue: String

  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
  }
}

/// A mediator that keeps two worlds, neither by its usual name.
final class Shop {
  let catalogue = HeadlessMusicService()
  let addresses = HeadlessAddressStore()
  var count = 0
}
