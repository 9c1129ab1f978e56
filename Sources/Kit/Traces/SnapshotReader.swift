import AppScreens
import ObjectReflection

/// Walks from a view or a screen to its mediators, and notes what they and all behind them hold.
///
/// What a closure has captured, and what a type hides from reflection, is out of sight.
struct SnapshotReader {
  private(set) var snapshot = Snapshot()

  /// The connections between mediators.
  private(set) var connections: [any RecordedConnection] = []

  /// The values to note, the next one last.
  private var values: [(value: Any, place: Snapshot.Place)] = []

  /// The objects whose contents are read behind all that is to be noted, in order.
  private var unread: [(object: AnyObject, place: Snapshot.Place)] = []

  /// The objects that were noted.
  private var noted: Set<ObjectIdentifier> = []

  /// The number of values and objects that are looked at yet, should there be no end of them.
  private var budget = 10_000

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
      visit(structs, at: start)
      read()
    }
    // A view may hold what a mediator holds too, such as a model that tells its observers.
    snapshot.heldByViews = entry.held.compactMapValues { numbers[$0] }
    snapshot.takeForModels(ownStructs)
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
    unread.append((mediator, place))
  }

  private mutating func read() {
    while budget > 0 {
      budget -= 1
      if let (value, place) = values.popLast() {
        note(value, at: place)
      } else if !unread.isEmpty {
        let (object, place) = unread.removeFirst()
        visit(StoredProperty.all(of: object), at: place)
      } else {
        return
      }
    }
  }

  /// Goes on to properties, the first of them first.
  private mutating func visit(_ properties: [StoredProperty], at place: Snapshot.Place) {
    values += properties.reversed().map { ($0.value, place.holding($0)) }
  }

  private mutating func note(_ value: Any, at place: Snapshot.Place) {
    let type = TypeName.of(type(of: value))
    guard !type.isFunction, !type.isForViews else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let inner = mirror.children.first else {
        add("nil", isComposed: false, at: place)
        return
      }
      values.append((inner.value, place))
    } else if mirror.displayStyle == .class, let object = Mirror.object(in: value) {
      note(object, at: place)
    } else if isOwnStruct(value) {
      noteParts(of: value, mirror, at: place)
    } else {
      for part in mirror.children where mirror.displayStyle == .collection {
        guard let connection = Mirror.object(in: part.value) as? any RecordedConnection else {
          continue
        }
        note(connection, at: place)
      }
      add(String(swift: value), isComposed: false, at: place)
    }
  }

  private mutating func add(_ text: String, isComposed: Bool, at place: Snapshot.Place) {
    if let model = place.model, !snapshot.models.contains(model) { snapshot.models.append(model) }
    snapshot.values.append((place, Snapshot.Value(text: text, isComposed: isComposed)))
  }

  /// Notes an object, and comes back to it later unless it is the system's or known already.
  private mutating func note(_ object: AnyObject, at place: Snapshot.Place) {
    let isNew = noted.insert(ObjectIdentifier(object)).inserted
    let type = TypeName.of(type(of: object))
    if let connection = object as? any RecordedConnection {
      note(connection, at: place)
    } else if type.isOfWorld, let part = object as? any WorldPart {
      note(part, at: place)
    } else if !type.isSystem {
      add(type.name, isComposed: true, at: place)
      guard isNew, numbers[ObjectIdentifier(object)] == nil else { return }
      let isOwn = type.module == module && MediatorFinder.isMediator(object)
      if !place.isOfModel, isOwn || isHeldByView(object) {
        add(object, name: place.name, path: place.path)
      } else {
        var model = place
        model.isOfModel = true
        model.model = Participants.Member(name: place.name, type: type.name)
        unread.append((object, model))
      }
    }
  }

  /// Indicates whether a view holds an object itself, as it holds a model that it observes.
  private func isHeldByView(_ object: AnyObject) -> Bool {
    heldByViews.contains(ObjectIdentifier(object))
  }

  /// Notes who speaks to whom through a connection: whoever is called through one takes part.
  private mutating func note(_ connection: any RecordedConnection, at place: Snapshot.Place) {
    let held = StoredProperty.all(of: connection).lazy.compactMap { Mirror.object(in: $0.value) }
    let callee = held.first { !($0 is any HeadlessView) && !($0 is any RecordedConnection) }
    guard let object = callee else { return }
    if numbers[ObjectIdentifier(object)] == nil {
      add(object, name: place.name, path: place.path)
    }
    guard let number = numbers[ObjectIdentifier(object)] else { return }
    snapshot.connections[ObjectIdentifier(connection)] = (from: place.holder, to: number)
    connections.append(connection)
  }

  /// Notes a request under its title, and the world itself as a participant.
  private mutating func note(_ part: any WorldPart, at place: Snapshot.Place) {
    guard part is any World else {
      add(part.title, isComposed: false, at: place)
      return
    }
    guard snapshot.world == nil else { return }
    snapshot.world = Participants.Member(name: place.name, type: "\(type(of: part))")
  }

  /// Notes the parts of a struct: a model, if it is of another module than the mediators.
  private mutating func noteParts(of value: Any, _ mirror: Mirror, at place: Snapshot.Place) {
    let type = TypeName.of(type(of: value))
    var whole = place
    if !place.isOfModel {
      let member = Participants.Member(name: place.name, type: type.name)
      whole.isOfModel = type.module != module
      if whole.isOfModel {
        snapshot.models.append(member)
      } else {
        ownStructs.append((member, place.path))
      }
    }
    add(String(swift: value), isComposed: true, at: whole)
    visit(mirror.children.map { StoredProperty(name: $0.label ?? "", value: $0.value) }, at: whole)
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
