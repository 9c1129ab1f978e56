import AppScreens
import TriptychObjectReflection

/// Walks from a view or a screen to its mediators, and notes what they and all behind them hold.
///
/// What a closure has captured, and what a type hides from reflection, is out of sight.
struct SnapshotReader {
  private(set) var snapshot = Snapshot()

  /// The mediators that record.
  var recordingMediators: [any RecordingMediator] {
    objects.compactMap { $0 as? any RecordingMediator }
  }

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

  /// The structs that mediators and models hold.
  private var structs: [(place: Snapshot.Place, type: TypeName)] = []

  /// The objects that views hold themselves, such as a model that one observes.
  private let heldByViews: Set<ObjectIdentifier>

  init(_ root: AnyObject) {
    let entry = MediatorFinder(root)
    heldByViews = entry.held
    for (index, mediator) in entry.mediators.enumerated() {
      if index == 0 { module = TypeName.of(type(of: mediator.object)).module }
      add(mediator.object, name: mediator.name, path: index == 0 ? "" : mediator.name)
    }
    read()
    for view in entry.views where snapshot.mediators.isEmpty {
      module = TypeName.of(type(of: view)).module
      let start = Snapshot.Place(path: "", name: "", holder: 1)
      noteEach(StoredProperty.all(of: view).filter { isOwnStruct($0.value) }, at: start)
      read()
    }
    chooseModels()
  }

  /// Adds a mediator, whose contents are read later.
  private mutating func add(_ mediator: AnyObject, name: String, path: String) {
    let number = snapshot.mediators.count + 1
    snapshot.numbers[ObjectIdentifier(mediator)] = number
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
    unread.append((mediator, Snapshot.Place(path: path, name: "", holder: number)))
  }

  private mutating func read() {
    while budget > 0, !unread.isEmpty {
      let (object, place) = unread.removeFirst()
      noteEach(StoredProperty.all(of: object), at: place)
    }
  }

  private mutating func noteEach(_ properties: [StoredProperty], at place: Snapshot.Place) {
    for property in properties { note(property.value, at: place.holding(property)) }
  }

  private mutating func note(_ value: Any, at place: Snapshot.Place) {
    let type = TypeName.of(type(of: value))
    budget -= 1
    guard budget > 0, !type.isFunction, !type.isForViews else { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let inner = mirror.children.first else {
        add("nil", isComposed: false, at: place)
        return
      }
      note(inner.value, at: place)
    } else if mirror.displayStyle == .class, let object = Mirror.object(in: value) {
      note(object, at: place)
    } else if isOwnStruct(value) {
      noteParts(of: value, mirror, at: place)
    } else {
      add(String(swift: value), isComposed: false, at: place)
    }
  }

  private mutating func add(_ text: String, isComposed: Bool, at place: Snapshot.Place) {
    snapshot.values.append((place, Snapshot.Value(text: text, isComposed: isComposed)))
  }

  /// Notes an object, and comes back to it later unless it is the system's or known already.
  private mutating func note(_ object: AnyObject, at place: Snapshot.Place) {
    let isNew = noted.insert(ObjectIdentifier(object)).inserted
    let type = TypeName.of(type(of: object))
    if type.isOfService, let part = object as? any ServicePart {
      note(part, at: place)
    } else if !type.isSystem {
      add(type.name, isComposed: true, at: place)
      guard isNew, snapshot.numbers[ObjectIdentifier(object)] == nil else { return }
      let isOwn = type.module == module && MediatorFinder.isMediator(object)
      if place.model == nil, isOwn || heldByViews.contains(ObjectIdentifier(object)) {
        add(object, name: place.name, path: place.path)
      } else {
        var inside = place
        inside.model = Participants.Member(name: place.name, type: type.name)
        unread.append((object, inside))
      }
    }
  }

  /// Notes a request under its title, and the service itself as a participant.
  private mutating func note(_ part: any ServicePart, at place: Snapshot.Place) {
    guard part is any HeadlessService else {
      add(part.title, isComposed: false, at: place)
      return
    }
    guard snapshot.service == nil else { return }
    snapshot.service = Participants.Member(name: place.name, type: "\(type(of: part))")
  }

  private mutating func noteParts(of value: Any, _ mirror: Mirror, at place: Snapshot.Place) {
    structs.append((place, TypeName.of(type(of: value))))
    add(String(swift: value), isComposed: true, at: place)
    let parts = mirror.children.map { StoredProperty(name: $0.label ?? "", value: $0.value) }
    noteEach(parts, at: place)
  }

  /// Decides which structs that mediators hold are models: those of another module, except copies
  /// of what a model object holds; the mediators' own, if there is no other model.
  private mutating func chooseModels() {
    let copied = Set(structs.filter { $0.place.model != nil }.map(\.type.name))
    let held = structs.filter { $0.place.model == nil }
    let others = held.filter { $0.type.module != module }
    let models = others.filter { one in
      !copied.contains(one.type.name) && !others.contains { one.place.isInside($0.place) }
    }
    let hasNone = models.isEmpty && snapshot.models.isEmpty
    for (place, type) in hasNone ? held : models { snapshot.takeForModel(type, at: place) }
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
