/// A snapshot of the state behind a view or a screen, found by reflection.
struct Snapshot: Sendable {
  /// A place where something is held, seen from the mediator.
  struct Place: Hashable, Sendable {
    /// The properties that lead there, such as `calculator.entry`.
    let path: String

    /// Whose state it is.
    let owner: Participant
  }

  /// The value at a place.
  struct Value: Hashable, Sendable {
    /// As Swift would write it.
    let text: String

    /// Indicates whether its parts are noted at places of their own, which begin with this one.
    let isComposed: Bool
  }

  /// Every place in the order in which it was come to, with what is held there.
  var values: [(place: Place, value: Value)] = []

  /// The object that the view deals with; nil if none was found.
  var mediator: Participants.Member?

  /// The names of its class and its superclasses, without those of modules.
  var mediatorClasses: [String] = []

  /// The world that the mediator holds, as its port; nil if none was found.
  var world: Participants.Member?

  /// The models that were found, each with something in it.
  var models: [Participants.Member] = []

  /// The state behind an object, a view or a screen.
  init(behind root: AnyObject) {
    self = SnapshotReader(root).snapshot
  }

  init() {}

  /// The changes since an earlier snapshot: place, old value and new value.
  ///
  /// Where something is made of other things than before, it stands for all of them.
  func changes(since earlier: Snapshot) -> [(place: Place, before: String, after: String)] {
    let old = Dictionary(earlier.values.map { ($0.place.path, $0.value) }) { first, _ in first }
    var covered: [String] = []
    return values.compactMap { place, value in
      guard let before = old[place.path], before != value,
        !covered.contains(where: { place.path.hasPrefix("\($0).") })
      else { return nil }
      if before.isComposed, value.isComposed { return nil }
      covered.append(place.path)
      return (place, before.text, value.text)
    }
  }
}
