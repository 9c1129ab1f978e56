import AppScreens
import ObjectReflection

/// Walks from a view or a screen to its mediators, and notes what they and all behind them hold.
///
/// What a closure has captured, and what a type hides from reflection, is out of sight.
struct SnapshotReader {
  private(set) var snapshot = Snapshot()

  /// The connections between mediators.
  private(set) var connections: [any RecordedConnection] = []

  private var walk = ReflectionWalk(limit: 10_000)

  /// The places of values, by their marks on the walk.
  private var spots: [Spot] = []

  /// The module of the first mediator, in which all of them are.
  private var module = ""

  /// The mediators, in the order of their numbers.
  private var objects: [AnyObject] = []

  /// The mediators' numbers.
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The mediators' own structs.
  private var ownStructs: [(member: Participants.Member, path: String)] = []

  /// The objects that views hold.
  private let heldByViews: Set<ObjectIdentifier>

  /// The place at which a value was found.
  private struct Spot {
    var place: Snapshot.Place

    /// The object that holds the value, which is a model since it holds anything.
    var model: Participants.Member?

    /// Indicates whether the value is an object that is noted without its contents.
    var isUnread = false

    /// The place of what is held here under a name.
    func holding(_ property: StoredProperty) -> Spot {
      var place = place
      place.path = place.path.isEmpty ? property.name : "\(place.path).\(property.name)"
      place.name = place.name.isEmpty ? property.name : "\(place.name).\(property.name)"
      return Spot(place: place, model: model)
    }
  }

  init(_ root: AnyObject) {
    let entry = MediatorFinder(root)
    heldByViews = Set(entry.held.values)
    for (index, mediator) in entry.mediators.enumerated() {
      if index == 0 { module = TypeName.of(type(of: mediator.object)).module }
      add(mediator.object, name: mediator.name, path: index == 0 ? "" : mediator.name)
    }
    read()
    for view in entry.views where snapshot.mediators.isEmpty {
      module = TypeName.of(type(of: view)).module
      let start = Snapshot.Place(path: "", name: "", holder: 1, isOfModel: false)
      let structs = StoredProperty.all(of: view).filter { isOwnStruct($0.value) }
      visit(structs, at: Spot(place: start))
      read()
    }
    // A view may hold what a mediator holds too, such as a model that tells its observers.
    snapshot.heldByViews = entry.held.compactMapValues { numbers[$0] }
    takeOwnStructsForModels()
    guard objects.count > 1 else { return }
    let knowing = objects.indices.filter { MediatorFinder.knowsView(objects[$0]) }
    if knowing.count == 1 { snapshot.onlyOneThatKnowsView = knowing[0] + 1 }
  }

  /// Adds a mediator, whose contents are read later.
  private mutating func add(_ mediator: AnyObject, name: String, path: String) {
    let number = snapshot.mediators.count + 1
    numbers[ObjectIdentifier(mediator)] = number
    let type = TypeName.of(type(of: mediator))
    // Two that views hold by the same name are told by their types.
    let isTaken = snapshot.mediators.contains { $0.member.name == name }
    let name = isTaken ? type.name.prefix(1).lowercased() + type.name.dropFirst() : name
    snapshot.mediators.append(
      Snapshot.Mediator(
        member: Participants.Member(name: name, type: type.name),
        classes: Mirror(reflecting: mediator).levels.map {
          TypeName.of($0.subjectType).nameInFunctions
        }))
    objects.append(mediator)
    let place = Snapshot.Place(path: path, name: "", holder: number, isOfModel: false)
    walk.postpone(mediator, mark: mark(Spot(place: place, isUnread: true)))
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
      walk.visit(property.value, mark: mark(spot.holding(property)))
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
    } else if isOwnStruct(value) {
      noteParts(of: value, mirror, at: spot)
    } else {
      for part in mirror.children where mirror.displayStyle == .collection {
        guard let connection = Mirror.object(in: part.value) as? any RecordedConnection else {
          continue
        }
        note(connection, at: spot)
      }
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

  /// Notes an object, and comes back to it later unless it is the system's or known already.
  private mutating func note(_ object: AnyObject, isNew: Bool, at spot: Spot) {
    let type = TypeName.of(type(of: object))
    if let connection = object as? any RecordedConnection {
      note(connection, at: spot)
    } else if type.isOfWorld, let part = object as? any WorldPart {
      note(part, at: spot)
    } else if !type.isSystem {
      add(type.name, isComposed: true, at: spot)
      guard isNew, numbers[ObjectIdentifier(object)] == nil else { return }
      let isOwn = type.module == module && MediatorFinder.isMediator(object)
      if !spot.place.isOfModel, isOwn || isHeldByView(object) {
        add(object, name: spot.place.name, path: spot.place.path)
      } else {
        var model = spot
        model.place.isOfModel = true
        model.model = Participants.Member(name: spot.place.name, type: type.name)
        model.isUnread = true
        walk.postpone(object, mark: mark(model))
      }
    }
  }

  /// Indicates whether a view holds an object itself, as it holds a model that it observes.
  private func isHeldByView(_ object: AnyObject) -> Bool {
    heldByViews.contains(ObjectIdentifier(object))
  }

  /// Notes who speaks to whom through a connection: whoever is called through one takes part.
  private mutating func note(_ connection: any RecordedConnection, at spot: Spot) {
    let held = StoredProperty.all(of: connection).lazy.compactMap { Mirror.object(in: $0.value) }
    let callee = held.first { !($0 is any HeadlessView) && !($0 is any RecordedConnection) }
    guard let object = callee else { return }
    if numbers[ObjectIdentifier(object)] == nil {
      add(object, name: spot.place.name, path: spot.place.path)
    }
    guard let number = numbers[ObjectIdentifier(object)] else { return }
    snapshot.connections[ObjectIdentifier(connection)] = (from: spot.place.holder, to: number)
    connections.append(connection)
  }

  /// Notes a request under its title, and the world itself as a participant.
  private mutating func note(_ part: any WorldPart, at spot: Spot) {
    guard part is any World else {
      add(part.title, isComposed: false, at: spot)
      return
    }
    guard snapshot.world == nil else { return }
    snapshot.world = Participants.Member(name: spot.place.name, type: "\(type(of: part))")
  }

  /// Notes the parts of a struct: a model, if it is of another module than the mediators.
  private mutating func noteParts(of value: Any, _ mirror: Mirror, at spot: Spot) {
    let type = TypeName.of(type(of: value))
    var whole = spot
    if !spot.place.isOfModel {
      let member = Participants.Member(name: spot.place.name, type: type.name)
      whole.place.isOfModel = type.module != module
      if whole.place.isOfModel {
        snapshot.models.append(member)
      } else {
        ownStructs.append((member, spot.place.path))
      }
    }
    add(String(swift: value), isComposed: true, at: whole)
    visit(mirror.children.map { StoredProperty(name: $0.label ?? "", value: $0.value) }, at: whole)
  }

  /// Takes the mediators' own structs for models, if nothing else can be one.
  private mutating func takeOwnStructsForModels() {
    guard snapshot.models.isEmpty else { return }
    let roots = ownStructs.filter { own in
      !ownStructs.contains { own.path.hasPrefix("\($0.path).") }
    }
    snapshot.models = roots.map(\.member)
    for index in snapshot.values.indices {
      let path = snapshot.values[index].place.path
      if roots.contains(where: { path == $0.path || path.hasPrefix("\($0.path).") }) {
        snapshot.values[index].place.isOfModel = true
      }
    }
  }

  /// Indicates whether a value is a non-empty struct of the author's own, and no display.
  private func isOwnStruct(_ value: Any) -> Bool {
    guard !TypeName.of(type(of: value)).isSystem, !(value is any ScreenDisplay) else {
      return false
    }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .struct && !mirror.children.isEmpty
  }
}
