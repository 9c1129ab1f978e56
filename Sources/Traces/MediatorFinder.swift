import AppScreens

/// The way in: the views that a screen holds, or the one at hand, and the mediator that they deal with.
struct MediatorFinder {
  /// The views, the innermost last.
  private(set) var views: [AnyObject] = []

  /// The mediator, with the name by which a screen or a view holds it.
  private(set) var mediator: (object: AnyObject, name: String)?

  /// The way in from a screen or a view.
  init(_ root: AnyObject) {
    var candidates: [(object: AnyObject, name: String)] = []
    var seen: Set<ObjectIdentifier> = []
    var pending = [root]
    while !pending.isEmpty {
      let entry = pending.removeFirst()
      guard seen.insert(ObjectIdentifier(entry)).inserted else { continue }
      if entry is any HeadlessView { views.append(entry) }
      for property in StoredProperty.all(of: entry) {
        guard let object = Self.object(in: property.value) else { continue }
        if object is any HeadlessView {
          pending.append(object)
        } else if !candidates.contains(where: { $0.object === object }) {
          candidates.append((object, property.name))
        }
      }
    }
    let ranked = candidates.map { ($0, rank: Self.rank(of: $0.object, $0.name)) }
    let best = ranked.map(\.rank).max() ?? 0
    mediator = ranked.first { $0.rank == best && best > 0 || ranked.count == 1 }?.0
  }

  /// How much an object looks like what a view deals with, rather than a widget or a helper.
  ///
  /// It knows a view, its name says so, it holds something of its own: in this order of weight.
  private static func rank(of object: AnyObject, _ name: String) -> Int {
    let properties = StoredProperty.all(of: object)
    let knowsView = properties.contains { property in
      let type = String(reflecting: type(of: property.value))
      return Self.object(in: property.value) is any HeadlessView || type.contains("View>")
    }
    let holdsOwn = properties.contains { property in
      let style = Mirror(reflecting: property.value).displayStyle
      return (style == .struct || style == .class)
        && !String(reflecting: type(of: property.value)).hasPrefix("Swift.")
    }
    let words = [
      "controller", "presenter", "viewmodel", "store", "mediator", "interactor", "delegate",
    ]
    let names = [name.lowercased(), "\(type(of: object))".lowercased()]
    let isCalledSo = words.contains { word in names.contains { $0.contains(word) } }
    return (knowsView ? 4 : 0) + (isCalledSo ? 2 : 0) + (holdsOwn ? 1 : 0)
  }

  /// The object that a property holds, if it holds one.
  private static func object(in value: Any) -> AnyObject? {
    let mirror = Mirror(reflecting: value)
    return switch mirror.displayStyle {
    case .class: value as AnyObject
    case .optional: mirror.children.first.flatMap { object(in: $0.value) }
    default: nil
    }
  }
}
