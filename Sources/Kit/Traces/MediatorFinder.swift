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
      guard stop.isNew, let object = stop.object else { continue }
      let type = TypeName.of(type(of: object))
      guard !type.isOfWorld else { continue }
      if type.isView { views.append(object) }
      guard type.isView || object === root else {
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
    var best = 0
    for candidate in candidates {
      let rank = Self.rank(of: candidate.object, candidate.name)
      if rank > best { (best, mediator) = (rank, candidate) }
    }
  }

  /// Ranks an object by its likeness to a mediator, rather than a widget or a helper.
  ///
  /// It knows a view, its name says so, it holds something of its own: in this order of weight.
  private static func rank(of object: AnyObject, _ name: String) -> Int {
    var (knowsView, holdsOwn) = (false, false)
    for property in StoredProperty.all(of: object) {
      let type = TypeName.of(type(of: property.value))
      if type.isGenericOverView || Mirror.object(in: property.value) is any HeadlessView {
        knowsView = true
      }
      guard !holdsOwn, !type.isStandard else { continue }
      let style = Mirror(reflecting: property.value).displayStyle
      holdsOwn = style == .struct || style == .class
    }
    let isCalledSo = isMediator(name) || isMediator(TypeName.of(type(of: object)).name)
    return (knowsView ? 4 : 0) + (isCalledSo ? 2 : 0) + (holdsOwn ? 1 : 0)
  }

  private static let known = Memo<String, Bool>()

  /// Indicates whether a name says that something is a mediator.
  private static func isMediator(_ name: String) -> Bool {
    known.value(for: name) {
      let words = [
        "controller", "presenter", "viewmodel", "store", "mediator", "interactor", "delegate",
      ]
      let name = name.lowercased()
      return words.contains { name.contains($0) }
    }
  }
}
