/// The difference between a learner's solution and another, line by line; comments are left out.
struct SolutionDifference {
  /// The lines: those of the learner's alone with `-`, those of ours alone with `+`, and some around; `…` where others
  /// are left out.
  let lines: [String]

  /// The difference between the learner's text and ours.
  init(from yours: String, to ours: String) {
    let (yours, ours) = (Self.code(in: yours), Self.code(in: ours))
    let changes = ours.difference(from: yours)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var all: [String] = []
    var (old, new) = (0, 0)
    while old < yours.count || new < ours.count {
      if old < yours.count, removed.contains(old) {
        all.append("- \(yours[old])")
        old += 1
      } else if new < ours.count, added.contains(new) {
        all.append("+ \(ours[new])")
        new += 1
      } else {
        all.append("  \(yours[old])")
        (old, new) = (old + 1, new + 1)
      }
    }
    let shown = all.indices.filter { index in
      (max(0, index - 1)...min(all.count - 1, index + 1)).contains { !all[$0].hasPrefix("  ") }
    }
    lines = zip(shown, shown.dropFirst() + [shown.last ?? 0]).flatMap { index, next in
      next > index + 1 ? [all[index], "  …"] : [all[index]]
    }
  }

  /// The lines of code, without comments that stand alone and blank lines.
  private static func code(in text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let start = line.drop(while: \.isWhitespace)
      return !start.isEmpty && !start.hasPrefix("//")
    }
  }
}
