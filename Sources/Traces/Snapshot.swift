import AppScreens

/// What there is to know of the state behind a view or a screen, found by reflection at one moment.
struct Snapshot: Sendable {
  /// A place where a text, a number or a case is held.
  struct Place: Hashable, Sendable {
    /// The object that holds it, by its type, and by a number if there are several.
    let holder: String

    /// The properties that lead there, such as `calculator.entry`.
    let path: String

    /// Whose state it is.
    let owner: Participant
  }

  /// Every place in the order of its declaration, with what it holds, as Swift would write it.
  fileprivate(set) var values: [(place: Place, text: String)] = []

  /// The object that the view deals with.
  fileprivate(set) var mediator: Cast.Member?

  /// What the mediator works with.
  fileprivate(set) var models: [Cast.Member] = []

  /// The state behind an object, a view or a screen.
  init(behind root: AnyObject) {
    var reader = SnapshotReader()
    reader.read(from: root)
    self = reader.snapshot
  }

  fileprivate init() {}
}

/// Walks objects and values, and notes what they hold.
///
/// What a closure has captured, and what a type hides from reflection, is out of sight.
private struct SnapshotReader {
  private(set) var snapshot = Snapshot()
  private var seen: Set<ObjectIdentifier> = []
  private var pending: [(object: AnyObject, label: String, owner: Participant)] = []
  private var holders: [String: Int] = [:]

  /// How much is read at most: a snapshot is taken at each message, whatever a student's objects are.
  private var budget = 10_000

  mutating func read(from root: AnyObject) {
    readEntry(root)
    var next = 0
    while next < pending.count {
      let (object, label, owner) = pending[next]
      next += 1
      let holder = holderName(object)
      for (name, value) in storedProperties(of: object) {
        let path = owner == .model ? "\(label).\(name)" : name
        note(value, at: Snapshot.Place(holder: holder, path: path, owner: owner))
      }
    }
  }

  /// Finds the mediator from a screen or a view, and what either holds of the model itself.
  ///
  /// What the view deals with comes first; what the screen calls it is the better name.
  private mutating func readEntry(_ entry: AnyObject, names: [ObjectIdentifier: String] = [:]) {
    seen.insert(ObjectIdentifier(entry))
    let properties = storedProperties(of: entry)
    let held = properties.compactMap { name, value in object(in: value).map { (name, $0) } }
    let names = names.merging(held.map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    for case (_, let view as any HeadlessView) in held where !seen.contains(ObjectIdentifier(view))
    {
      readEntry(view, names: names)
    }
    for (name, object) in held where !(object is any HeadlessView) {
      follow(object, names[ObjectIdentifier(object)] ?? name)
    }
    let holder = holderName(entry)
    for (name, value) in properties where isModel(value) {
      note(value, at: Snapshot.Place(holder: holder, path: name, owner: .mediator))
    }
  }

  /// Comes back to an object later; the first one is the mediator.
  private mutating func follow(_ object: AnyObject, _ name: String) {
    guard seen.insert(ObjectIdentifier(object)).inserted else { return }
    let member = Cast.Member(name: name, type: typeName(object))
    if snapshot.mediator == nil {
      snapshot.mediator = member
      pending.append((object, name, .mediator))
    } else {
      snapshot.models.append(member)
      pending.append((object, name, .model))
    }
  }

  private mutating func note(_ value: Any, at place: Snapshot.Place) {
    budget -= 1
    guard budget > 0 else { return }
    let mirror = Mirror(reflecting: value)
    if let object = object(in: value) {
      if !(object is any HeadlessView) { follow(object, place.path) }
    } else if mirror.displayStyle == .optional, let inner = mirror.children.first {
      note(inner.value, at: place)
    } else if isModel(value) {
      if place.owner != .model {
        let type = String(describing: type(of: value))
        snapshot.models.append(Cast.Member(name: place.path, type: type))
      }
      for child in mirror.children {
        let path = "\(place.path).\(child.label ?? "")"
        note(child.value, at: Snapshot.Place(holder: place.holder, path: path, owner: .model))
      }
    } else if !"\(type(of: value))".contains("->") {
      snapshot.values.append((place, String(swift: value)))
    }
  }

  /// The properties that an object stores, those behind property wrappers by their own names.
  private func storedProperties(of object: AnyObject) -> [(name: String, value: Any)] {
    var levels: [[(String, Any)]] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      levels.append(
        level.children.compactMap { child in
          guard let label = child.label, !label.contains("$"),
            type(of: child.value) != MessageLog?.self
          else { return nil }
          guard label.hasPrefix("_") else { return (label, child.value) }
          return (String(label.dropFirst()), wrappedValue(of: child.value))
        })
      mirror = level.superclassMirror
    }
    return levels.reversed().flatMap(\.self)
  }

  /// What a property wrapper wraps, by the usual names for it; the value itself where there is none.
  private func wrappedValue(of wrapper: Any) -> Any {
    let names = ["value", "wrappedValue", "storage"]
    return Mirror(reflecting: wrapper).children.first { names.contains($0.label ?? "") }?.value
      ?? wrapper
  }

  /// The object that a property holds, if it holds one.
  private func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .class: value as AnyObject
    case .optional: mirror.children.first.flatMap { object(in: $0.value) }
    default: nil
    }
  }

  /// Whether a value is a struct of somebody's own: the app's rules, rather than a text or a display.
  private func isModel(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    let module = String(reflecting: type(of: value)).prefix { $0 != "." }
    return mirror.displayStyle == .struct && !mirror.children.isEmpty
      && !(value is any ScreenDisplay) && !["Swift", "Foundation"].contains(module)
  }

  private mutating func holderName(_ object: AnyObject) -> String {
    let type = typeName(object)
    holders[type, default: 0] += 1
    return "\(type) \(holders[type, default: 1])"
  }

  private func typeName(_ object: AnyObject) -> String {
    "\(type(of: object))"
  }
}
