import AppModels

/// Holds a mediator, as a view does.
final class Holder<Object: AnyObject> {
  let middle: Object

  init(_ middle: Object) {
    self.middle = middle
  }
}

class Base {
  var count = 1
}

/// A mediator that keeps its state in many ways.
final class Middle: Base {
  @Wrapped var wrapped = "w"
  var state: State? = State()
  var act: () -> Void = {}
  var next: Next? = Next()
}

struct State {
  var calculator = Calculator()
  var isRejected = false
}

final class Next {
  let name = "next"
}

@propertyWrapper
final class Wrapped {
  var wrappedValue: String

  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
  }
}

/// A mediator with a struct of its own for a model.
final class SelfContained {
  var counter = Item(name: "1")
}

/// A mediator that keeps a copy of what an object of the model holds.
final class Copying {
  let shop = Shop()
  var calculator = Calculator()
}

final class Shop {
  let shelf = Shelf()
}

final class Shelf {
  var calculator = Calculator()
}

/// A mediator with a model that may be missing.
final class Optioned {
  var item: Item?
}

struct Item: Hashable {
  var name: String
}
