import AppScreens
import ObjectReflection

/// Walks from a view or a screen to its mediator, and notes what that and all behind it holds.
///
/// What a closure has captured, and what a type hides from reflection, is out of sight.
struct SnapshotReader {
  private(set) var snapshot = Snapshot()
  private var walk = ReflectionWalk(limit: 10_000)

  /// The places of values, by their marks on the walk.
  private var spots: [Spot] = []

  private var module = ""
  private var presentation: [Participants.Member] = []

  /// The place at which a value was found.
  private struct Spot {
    let place: Snapshot.Place

    /// The object that holds the value, which is a model since it holds anything.
    var model: Participants.Member?

    /// Indicates whether the value is an object that is noted without its contents.
    var isUnread = false

    /// The place of what is held here under a name.
    func path(to name: String) -> String {
      place.path.isEmpty ? name : "\(place.path).\(name)"
    }
  }

  init(_ root: AnyObject) {
    let entry = MediatorFinder(root)
    let start = Snapshot.Place(path: "", owner: .mediator)
    if let mediator = entry.mediator {
      snapshot.mediator = Participants.Member(
        name: mediator.name, type: TypeName.of(type(of: mediator.object)).name)
      snapshot.mediatorClasses = Self.classes(of: mediator.object)
      module = TypeName.of(type(of: mediator.object)).module
      walk.visit(mediator.object, mark: mark(Spot(place: start, isUnread: true)))
      read()
    }
    for view in entry.views where snapshot.mediator == nil {
      module = TypeName.of(type(of: view)).module
      let properties = StoredProperty.all(of: view).filter { property in
        let value = property.value
        return isOwnStruct(value, TypeName.of(type(of: value)), Mirror(reflecting: value))
      }
      visit(properties, at: Spot(place: start))
      read()
    }
    adoptPresentation()
  }

  private mutating func read() {
    while let stop = walk.stop() {
      let spot = spots[stop.mark]
      if let object = stop.object, spot.isUnread {
        visit(StoredProperty.all(of: object), at: spot)
      } else {
        note(stop, at: spot)
      }
    }
  }

  /// Goes on to properties, the first of them first.
  private mutating func visit(_ properties: [StoredProperty], at spot: Spot) {
    for property in properties.reversed() {
      let place = Snapshot.Place(path: spot.path(to: property.name), owner: spot.place.owner)
      walk.visit(property.value, mark: mark(Spot(place: place, model: spot.model)))
    }
  }

  private mutating func note(_ stop: ReflectionWalk.Stop, at spot: Spot) {
    let value = stop.value
    let type = TypeName.of(type(of: value))
    guard !type.isFunction, !type.isForViews else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let inner = mirror.children.first else {
        add("nil", isComposed: false, at: spot)
        return
      }
      walk.visit(inner.value, mark: stop.mark)
    } else if let object = stop.object, mirror.displayStyle == .class {
      note(object, isNew: stop.isNew, at: spot)
    } else if isOwnStruct(value, type, mirror) {
      noteParts(of: value, mirror, at: spot)
    } else {
      add(String(swift: value), isComposed: false, at: spot)
    }
  }

  private mutating func mark(_ spot: Spot) -> Int {
    spots.append(spot)
    return spots.count - 1
  }

  private mutating func add(_ text: String, isComposed: Bool, at spot: Spot) {
    if let model = spot.model, !snapshot.models.contains(model) { snapshot.models.append(model) }
    snapshot.values.append((spot.place, Snapshot.Value(text: text, isComposed: isComposed)))
  }

  /// Comes back to an object later, unless it is the system's or known already.
  private mutating func note(_ object: AnyObject, isNew: Bool, at spot: Spot) {
    let typeName = TypeName.of(type(of: object))
    if typeName.isOfWorld, let part = object as? any WorldPart {
      note(part, at: spot)
      return
    }
    guard !typeName.isSystem else { return }
    add(typeName.name, isComposed: true, at: spot)
    guard isNew else { return }
    let unread = Spot(
      place: Snapshot.Place(path: spot.place.path, owner: .model),
      model: Participants.Member(name: spot.place.path, type: typeName.name), isUnread: true)
    walk.postpone(object, mark: mark(unread))
  }

  /// Notes a request under its title, and the world itself as a participant.
  private mutating func note(_ part: any WorldPart, at spot: Spot) {
    guard part is any World else {
      add(part.title, isComposed: false, at: spot)
      return
    }
    guard snapshot.world == nil else { return }
    snapshot.world = Participants.Member(name: spot.place.path, type: "\(type(of: part))")
  }

  /// Notes the parts of a struct: a model, if it is of another module than the mediator.
  private mutating func noteParts(of value: Any, _ mirror: Mirror, at spot: Spot) {
    let typeName = TypeName.of(type(of: value))
    let member = Participants.Member(name: spot.place.path, type: typeName.name)
    let isForeign = typeName.module != module
    let owner: Participant = isForeign ? .model : spot.place.owner
    if isForeign, spot.place.owner != .model { snapshot.models.append(member) }
    if !isForeign, spot.place.owner != .model { presentation.append(member) }
    let whole = Spot(
      place: Snapshot.Place(path: spot.place.path, owner: owner), model: spot.model)
    add(String(swift: value), isComposed: true, at: whole)
    visit(mirror.children.map { StoredProperty(name: $0.label ?? "", value: $0.value) }, at: whole)
  }

  /// Takes the mediator's own structs for models, if nothing else can be one.
  private mutating func adoptPresentation() {
    guard snapshot.models.isEmpty else { return }
    snapshot.models = presentation.filter { member in
      !presentation.contains { member.name.hasPrefix("\($0.name).") }
    }
    let roots = snapshot.models.map(\.name)
    snapshot.values = snapshot.values.map { place, value in
      let isModel = roots.contains { place.path == $0 || place.path.hasPrefix("\($0).") }
      return (isModel ? Snapshot.Place(path: place.path, owner: .model) : place, value)
    }
  }

  /// Indicates whether a value is a non-empty struct of the author's own, and no display.
  private func isOwnStruct(_ value: Any, _ type: TypeName, _ mirror: Mirror) -> Bool {
    !type.isSystem && mirror.displayStyle == .struct && !mirror.children.isEmpty
      && !(value is any ScreenDisplay)
  }

  private static func classes(of object: AnyObject) -> [String] {
    Mirror(reflecting: object).levels.map { TypeName.of($0.subjectType).nameInFunctions }
  }
}
