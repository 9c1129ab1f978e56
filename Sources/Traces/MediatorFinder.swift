import AppScreens
import ObjectReflection

/// The way in: the views that a screen holds, or the one at hand, and the mediator that they deal with.
struct MediatorFinder {
  /// The views, the innermost last.
  private(set) var views: [AnyObject] = []

  /// The mediator, with the name by which a screen or a view holds it.
  private(set) var mediator: (object: AnyObject, name: String)?

  /// The way in from a screen or a view.
  init(_ root: AnyObject) {
    var candidates: [(object: AnyObject, name: String)] = []
    var walk = ReflectionWalk(limit: 10_000)
    walk.visit(root)
    while let stop = walk.stop() {
      guard stop.isNew, let object = stop.object, !(object is any WorldPart) else { continue }
      let isView = object is any HeadlessView
      if isView { views.append(object) }
      guard isView || object === root else {
        candidates.append((object, stop.label ?? ""))
        continue
      }
      for property in StoredProperty.all(of: object) {
        guard let held = Mirror.object(in: property.value) else { continue }
        walk.postpone(held, as: property.name)
      }
    }
    guard candidates.count > 1 else {
      mediator = candidates.first
      return
    }
    let ranked = candidates.map { ($0, rank: Self.rank(of: $0.object, $0.name)) }
    let best = ranked.map(\.rank).max() ?? 0
    mediator = ranked.first { $0.rank == best && best > 0 }?.0
  }

  /// Ranks an object by its likeness to a mediator, rather than a widget or a helper.
  ///
  /// It knows a view, its name says so, it holds something of its own: in this order of weight.
  private static func rank(of object: AnyObject, _ name: String) -> Int {
    let properties = StoredProperty.all(of: object)
    let knowsView = properties.contains { property in
      let type = String(reflecting: type(of: property.value))
      return Mirror.object(in: property.value) is any HeadlessView || type.contains("View>")
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
}
