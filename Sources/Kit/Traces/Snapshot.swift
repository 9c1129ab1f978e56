import TriptychTerminal

/// A snapshot of the state behind a view or a screen, found by reflection.
struct Snapshot: Sendable {
  /// A place where something is held.
  struct Place: Hashable, Sendable {
    /// The properties that lead there from the first mediator, such as `interactor.calculator.entry`.
    var path: String

    /// The properties that lead there from the mediator that holds it, such as `calculator.entry`.
    var name: String

    /// The number of that mediator.
    var holder: Int

    /// The model whose state it is; nil if it is the mediator's own.
    var model: Participants.Member?

    /// The place of what is held here by a property.
    func holding(_ property: StoredProperty) -> Place {
      var place = self
      place.path = path.isEmpty ? property.name : "\(path).\(property.name)"
      place.name = name.isEmpty ? property.name : "\(name).\(property.name)"
      return place
    }

    /// Indicates whether what is held at another place holds it.
    func isInside(_ other: Place) -> Bool { path.hasPrefix("\(other.path).") }
  }

  /// The value at a place.
  struct Value: Hashable, Sendable {
    /// As Swift would write it.
    let text: String

    /// Indicates whether its parts are noted at places of their own, which begin with this one.
    let isComposed: Bool
  }

  /// An object between view and model.
  struct Mediator: Sendable {
    /// Its name and type.
    let member: Participants.Member

    /// The names of its class and its superclasses, as the compiler has them in functions.
    let classes: [String]
  }

  /// Every place in the order in which it was come to, with what is held there.
  var values: [(place: Place, value: Value)] = []

  /// The objects between view and model, the one that the view deals with first.
  var mediators: [Mediator] = []

  /// The numbers of the mediators.
  var numbers: [ObjectIdentifier: Int] = [:]

  /// The service that a mediator holds, as its port; nil if none was found.
  var service: Participants.Member?

  /// The models that were found, each with something in it.
  var models: [Participants.Member] { values.compactMap(\.place.model).uniqued }

  /// The state behind an object, a view or a screen.
  init(behind root: AnyObject) {
    self = SnapshotReader(root).snapshot
  }

  init() {}

  /// Takes a struct that a mediator holds, and what is in it, for a model.
  mutating func takeForModel(_ type: TypeName, at root: Place) {
    for index in values.indices where values[index].place.model == nil {
      let place = values[index].place
      guard place.path == root.path || place.isInside(root) else { continue }
      values[index].place.model = Participants.Member(name: root.name, type: type.name)
    }
  }

  /// The changes since an earlier snapshot: place, old value and new value.
  ///
  /// Where something is made of other things than before, it stands for all of them.
  func changes(since earlier: Snapshot) -> [(place: Place, before: String, after: String)] {
    let old = Dictionary(earlier.values.map { ($0.place.path, $0.value) }) { first, _ in first }
    var covered: [Place] = []
    return values.compactMap { place, value in
      guard let before = old[place.path], before != value, !covered.contains(where: place.isInside)
      else { return nil }
      if before.isComposed, value.isComposed { return nil }
      covered.append(place)
      return (place, before.text, value.text)
    }
  }
}
