import TriptychTerminal
import TriptychToolSupport
import TriptychTraces

/// The picture of a variant: its boxes, and the arrows between them; those that are new stand out.
struct VariantPicture {
  /// The classes of an element, which the page's style sheet styles.
  private struct Style: RawRepresentable {
    let rawValue: String
  }

  private let variant: PublishedVariant
  private let before: PublishedVariant?
  private var arrows = Drawing<Style>()
  private var texts: [String] = []

  /// A picture of a variant that differs from the one before.
  init(of variant: PublishedVariant, after before: PublishedVariant?) {
    self.variant = variant
    self.before = before
    if let facts = variant.facts {
      drawArrows(facts)
      drawBoxes(facts)
    } else {
      draw(
        PictureBox(x: 45, y: 50, width: 250, height: 90), name: "view controller",
        below: "widgets, rules, state, words", frame: "part entry")
    }
  }

  /// The picture as an element of a page.
  var html: String {
    """
    <div class="picture" role="img" aria-label="\(description.xmlEscaped)">
    <svg viewBox="0 0 340 196" aria-hidden="true">\(arrows.content)</svg>
    \(texts.joined())
    </div>
    """
  }

  /// The picture in words.
  private var description: String {
    guard let facts = variant.facts else { return "One box, the view controller." }
    let arrows = facts.arrows.map { arrow in
      let names = "\(facts.name(of: arrow.from)) to \(facts.name(of: arrow.to))"
      return arrow.word.isEmpty ? names : "\(names), \(arrow.word)"
    }
    return "Arrows: \(arrows.joined(separator: "; "))."
  }

  private mutating func drawArrows(_ facts: VariantFacts) {
    let new = facts.arrows
    let old = before.map { $0.facts?.arrows ?? [] } ?? new
    for arrow in old where !new.contains(where: arrow.isBeside) { draw(arrow, "gone") }
    for arrow in new {
      draw(arrow, (arrow.isNotice ? "notice" : "way") + (old.contains(arrow) ? "" : " new"))
    }
  }

  private mutating func draw(_ arrow: VariantArrow, _ style: String) {
    let (start, end, place, side) = Self.box(of: arrow.from).arrow(to: Self.box(of: arrow.to))
    arrows.arrow(from: start, to: end, Style(rawValue: style))
    guard !arrow.word.isEmpty, style != "gone" else { return }
    let anchor = side == 0 ? "over" : side > 0 ? "after" : "before"
    texts.append(
      #"<span class="word \#(anchor) \#(style)" style="--x: \#(place.x); --y: \#(place.y)">"#
        + "\(arrow.word.xmlEscaped)</span>")
  }

  private mutating func drawBoxes(_ facts: VariantFacts) {
    let old = before?.facts?.roles ?? []
    func frame(_ place: VariantFacts.Place, isNew: Bool = false) -> String {
      facts.root == place ? "part entry" : isNew ? "part new" : "part"
    }
    for role in old where facts.role(at: role.place) == nil {
      draw(Self.box(of: role.place), name: role.name, frame: "part role gone")
    }
    for role in facts.roles {
      let isNew = !old.contains { $0.name == role.name }
      draw(
        Self.box(of: role.place), name: role.name,
        frame: "\(frame(role.place, isNew: isNew)) role")
    }
    draw(Self.box(of: .view), name: "view", frame: frame(.view))
    draw(Self.box(of: .model), name: "model")
    draw(
      Self.box(of: .mediator), name: facts.mediator,
      below: facts.keepsState ? "keeps the state" : nil, frame: frame(.mediator))
  }

  private mutating func draw(
    _ box: PictureBox, name: String, below: String? = nil, frame: String = "part"
  ) {
    let place = "--x: \(box.x); --y: \(box.y); --w: \(box.width); --h: \(box.height)"
    let note = below.map { "<small>\($0.xmlEscaped)</small>" } ?? ""
    texts.append(
      #"<span class="\#(frame)" style="\#(place)">\#(name.xmlEscaped)\#(note)</span>"#)
  }

  private static func box(of place: VariantFacts.Place) -> PictureBox {
    switch place {
    case .view: PictureBox(x: 14, y: 146, width: 92, height: 38)
    case .mediator: PictureBox(x: 95, y: 8, width: 150, height: 44)
    case .model: PictureBox(x: 234, y: 146, width: 92, height: 38)
    case .input: PictureBox(x: 8, y: 85, width: 104, height: 28)
    case .rules: PictureBox(x: 208, y: 85, width: 130, height: 28)
    case .binding: PictureBox(x: 134, y: 151, width: 72, height: 28)
    case .left: PictureBox(x: 4, y: 16, width: 66, height: 28)
    case .right: PictureBox(x: 270, y: 16, width: 66, height: 28)
    }
  }
}
