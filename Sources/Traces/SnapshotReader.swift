import AppScreens

/// Walks from a view or a screen to its mediator, and notes what that and all behind it holds.
///
/// What a closure has captured, and what a type hides from reflection, is out of sight.
struct SnapshotReader {
  private(set) var snapshot = Snapshot()
  private let root: AnyObject
  private var seen: Set<ObjectIdentifier> = []
  private var pending: [(object: AnyObject, path: String)] = []
  private var module = ""
  private var presentation: [Participants.Member] = []

  /// How much is read at most: a snapshot is taken at each message, whatever a student's objects are.
  private var budget = 10_000

  init(_ root: AnyObject) {
    self.root = root
  }

  mutating func read() {
    let entry = MediatorFinder(root)
    if let mediator = entry.mediator {
      snapshot.mediator = Participants.Member(
        name: mediator.name, type: "\(type(of: mediator.object))")
      snapshot.mediatorClasses = Self.classes(of: mediator.object)
      module = Self.module(of: type(of: mediator.object))
      seen.insert(ObjectIdentifier(mediator.object))
      for property in StoredProperty.all(of: mediator.object) {
        note(property.value, at: Snapshot.Place(path: property.name, owner: .mediator))
      }
      while !pending.isEmpty { readObject() }
    }
    for view in entry.views where snapshot.mediator == nil {
      module = Self.module(of: type(of: view))
      for property in StoredProperty.all(of: view) where isOwnStruct(property.value) {
        note(property.value, at: Snapshot.Place(path: property.name, owner: .mediator))
      }
    }
    adoptPresentation()
  }

  /// Notes what an object behind the mediator holds; it is a model if it holds anything.
  private mutating func readObject() {
    let (object, path) = pending.removeFirst()
    let count = snapshot.values.count
    for property in StoredProperty.all(of: object) {
      note(property.value, at: Snapshot.Place(path: "\(path).\(property.name)", owner: .model))
    }
    if snapshot.values.count > count {
      snapshot.models.append(Participants.Member(name: path, type: "\(type(of: object))"))
    }
  }

  private mutating func note(_ value: Any, at place: Snapshot.Place) {
    budget -= 1
    let mirror = Mirror(reflecting: value)
    guard budget > 0, !"\(type(of: value))".contains("->"), !isOfView(value) else { return }
    if mirror.displayStyle == .optional {
      guard let inner = mirror.children.first else {
        add("nil", isComposed: false, at: place)
        return
      }
      note(inner.value, at: place)
    } else if mirror.displayStyle == .class {
      follow(value as AnyObject, at: place)
    } else if isOwnStruct(value) {
      noteParts(of: value, mirror, at: place)
    } else {
      add(String(swift: value), isComposed: false, at: place)
    }
  }

  private mutating func add(_ text: String, isComposed: Bool, at place: Snapshot.Place) {
    snapshot.values.append((place, Snapshot.Value(text: text, isComposed: isComposed)))
  }

  /// Comes back to an object later, unless it is the system's or known already.
  private mutating func follow(_ object: AnyObject, at place: Snapshot.Place) {
    guard !Self.isSystem(Self.module(of: type(of: object))) else { return }
    add("\(type(of: object))", isComposed: true, at: place)
    guard seen.insert(ObjectIdentifier(object)).inserted else { return }
    pending.append((object, place.path))
  }

  /// Notes the parts of a struct: a model, if it is of another module than the mediator.
  private mutating func noteParts(of value: Any, _ mirror: Mirror, at place: Snapshot.Place) {
    let member = Participants.Member(name: place.path, type: "\(type(of: value))")
    let isForeign = Self.module(of: type(of: value)) != module
    let owner: Participant = isForeign ? .model : place.owner
    if isForeign, place.owner != .model { snapshot.models.append(member) }
    if !isForeign, place.owner != .model { presentation.append(member) }
    add(String(swift: value), isComposed: true, at: Snapshot.Place(path: place.path, owner: owner))
    for child in mirror.children {
      let path = "\(place.path).\(child.label ?? "")"
      note(child.value, at: Snapshot.Place(path: path, owner: owner))
    }
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

  /// Whether a value is a view, or made for views.
  private func isOfView(_ value: Any) -> Bool {
    value is any HeadlessView || MessageLog.isStored(in: value)
      || "\(type(of: value))".hasSuffix("View>")
  }

  /// Whether a value is a struct of somebody's own with something in it, and no display.
  private func isOwnStruct(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .struct && !mirror.children.isEmpty
      && !(value is any ScreenDisplay) && !Self.isSystem(Self.module(of: type(of: value)))
  }

  private static func classes(of object: AnyObject) -> [String] {
    var classes: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      let name = String(reflecting: level.subjectType).withoutTypeArguments
      let parts = name.split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
      classes.append(parts.joined(separator: "."))
      mirror = level.superclassMirror
    }
    return classes
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  private static func isSystem(_ module: String) -> Bool {
    ["Swift", "_", "Foundation", "Dispatch", "Synchronization", "Observation", "ObjectiveC"]
      .contains { module == $0 || ($0 != "Swift" && module.hasPrefix($0)) }
  }
}
