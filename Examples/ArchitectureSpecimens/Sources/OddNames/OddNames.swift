/// A passive view, its presenter and its model, without any of the usual names.

/// A surface that can be painted and written on.
protocol Surface: AnyObject {
  func paint(_ hue: Ledger.Hue, lit: Bool)
  func write(_ caption: String)
}

/// The widgets that a person sees and touches.
final class Face: Surface {
  let brain: Brain
  private(set) var lit: Set<Ledger.Hue> = []
  private(set) var caption = ""

  init(brain: Brain) {
    self.brain = brain
    brain.meet(self)
  }

  func touch(_ hue: Ledger.Hue, lit: Bool) {
    paint(hue, lit: lit)
    brain.note(hue, lit: lit)
  }

  func paint(_ hue: Ledger.Hue, lit isLit: Bool) {
    if isLit {
      lit.insert(hue)
    } else {
      lit.remove(hue)
    }
  }

  func write(_ caption: String) {
    self.caption = caption
  }
}

/// Changes the ledger, then tells the surface what to show.
final class Brain {
  private weak var surface: (any Surface)?
  private var ledger = Ledger()

  func meet(_ surface: any Surface) {
    self.surface = surface
    for hue in Ledger.Hue.allCases { surface.paint(hue, lit: ledger.has(hue)) }
    surface.write(caption)
  }

  func note(_ hue: Ledger.Hue, lit: Bool) {
    ledger.enter(hue, lit: lit)
    surface?.write(caption)
  }

  private var caption: String {
    switch (ledger.has(.green), ledger.has(.yellow)) {
    case (false, false): "Please choose a switch"
    case (true, false): "Green"
    case (false, true): "Yellow"
    case (true, true): "Green and Yellow"
    }
  }
}

/// The hues that are lit.
struct Ledger {
  enum Hue: CaseIterable {
    case green
    case yellow
  }

  private var hues: Set<Hue> = []

  mutating func enter(_ hue: Hue, lit: Bool) {
    if lit {
      hues.insert(hue)
    } else {
      hues.remove(hue)
    }
  }

  func has(_ hue: Hue) -> Bool {
    hues.contains(hue)
  }
}
