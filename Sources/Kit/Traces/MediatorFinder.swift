import AppScreens
import TriptychObjectReflection

/// The way in: the views that a screen holds, or the one at hand, and the mediators that they deal with.
struct MediatorFinder {
  /// The views, the innermost last.
  private(set) var views: [AnyObject] = []

  /// The mediators, the likeliest first, with the names by which a view or a screen holds them.
  private(set) var mediators: [(object: AnyObject, name: String)] = []

  /// The objects that views and screens hold.
  private(set) var held: Set<ObjectIdentifier> = []

  /// The way in from a screen or a view.
  init(_ root: AnyObject) {
    var candidates: [(object: AnyObject, name: String)] = []
    var queue = [(object: root, name: "")]
    var known: Set<ObjectIdentifier> = []
    var place = 0
    while place < min(queue.count, 10_000) {
      let (object, name) = queue[place]
      place += 1
      guard known.insert(ObjectIdentifier(object)).inserted else { continue }
      let type = TypeName.of(type(of: object))
      guard !type.isOfService, !type.isSystem else { continue }
      if type.isView { views.append(object) }
      guard type.isView || object === root else {
        candidates.append((object, name))
        // A view that its mediator keeps alive holds things as well.
        for property in StoredProperty.all(of: object) {
          guard let view = Mirror.object(in: property.value) as? any HeadlessView else { continue }
          queue.append((view, property.name))
        }
        continue
      }
      for property in StoredProperty.all(of: object) {
        guard let part = Mirror.object(in: property.value) else { continue }
        held.insert(ObjectIdentifier(part))
        queue.append((part, property.name))
      }
    }
    guard candidates.count > 1 else {
      mediators = candidates
      return
    }
    let ranks = candidates.map { Self.rank(of: $0.object, $0.name) }
    guard let best = ranks.max(), best > 0, let first = ranks.firstIndex(of: best) else { return }
    let others = candidates.indices.filter { $0 != first && ranks[$0] > 1 }
    mediators = ([first] + others).map { candidates[$0] }
  }

  /// Ranks an object by its likeness to a mediator, rather than a widget or a helper.
  ///
  /// It knows a view, its name says so, it holds something of its own: in this order of weight.
  private static func rank(of object: AnyObject, _ name: String) -> Int {
    let isCalledSo = isMediator(name) || isMediator(TypeName.of(type(of: object)).name)
    let holdsOwn = StoredProperty.all(of: object).contains { property in
      let style = Mirror(reflecting: property.value).displayStyle
      return !TypeName.of(type(of: property.value)).isSystem
        && (style == .struct || style == .class)
    }
    return (knowsView(object) ? 4 : 0) + (isCalledSo ? 2 : 0) + (holdsOwn ? 1 : 0)
  }

  /// Indicates whether an object holds a view, or has a place for one.
  private static func knowsView(_ object: AnyObject) -> Bool {
    StoredProperty.all(of: object).contains { property in
      TypeName.of(type(of: property.value)).isGenericOverView
        || Mirror.object(in: property.value) is any HeadlessView
    }
  }

  /// Indicates whether an object that a mediator holds is one too, and no model.
  ///
  /// Its name says so, or it holds what no model does: a view, a service, or a struct of another module,
  /// which is the model itself.
  static func isMediator(_ object: AnyObject) -> Bool {
    let type = TypeName.of(type(of: object))
    if isMediator(type.name) || knowsView(object) { return true }
    return StoredProperty.all(of: object).contains { property in
      if let held = Mirror.object(in: property.value) {
        return held is any ServicePart
      }
      let held = TypeName.of(Swift.type(of: property.value))
      return Mirror(reflecting: property.value).displayStyle == .struct
        && !held.isSystem && held.module != type.module
    }
  }

  private static let known = Cache<String, Bool>()

  /// Indicates whether a name says that something is a mediator.
  private static func isMediator(_ name: String) -> Bool {
    known.value(for: name) {
      let words = [
        "controller", "presenter", "viewmodel", "store", "mediator", "interactor", "router",
        "coordinator", "delegate",
      ]
      let name = name.lowercased()
      return words.contains { name.contains($0) }
    }
  }
}
