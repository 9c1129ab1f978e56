import AppScreens
import TextLayout

/// Elements of a drawing, each in a style that light and dark readers see in colours of their own.
struct SVGCanvas {
  /// What an element is; its raw value is its class in the style sheet.
  enum Style: String {
    case lifeline, member, band, state, display
    case telling, showing, binding, change
    case pattern, name, type, heading, code, legend
  }

  /// The elements, in the order in which they are painted.
  private(set) var elements: [String] = []

  mutating func line(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ style: Style) {
    elements.append(
      #"<line class="\#(style)" x1="\#(x1)" y1="\#(y1)" x2="\#(x2)" y2="\#(y2)"/>"#)
  }

  mutating func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ style: Style) {
    let radius = style == .display ? 9 : 3
    elements.append(
      #"<rect class="\#(style)" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)" "#
        + #"rx="\#(radius)"/>"#)
  }

  /// An arrow from one lifeline to another.
  mutating func arrow(_ start: Int, _ end: Int, y: Int, _ style: Style) {
    let back = start < end ? -7 : 7
    elements.append(#"<path class="\#(style)" d="M\#(start) \#(y)H\#(end)"/>"#)
    elements.append(
      #"<path class="\#(style) head" d="M\#(end + back) \#(y - 4)L\#(end) \#(y)"#
        + #"L\#(end + back) \#(y + 4)z"/>"#)
  }

  mutating func text(_ text: String, x: Int, y: Int, _ style: Style) {
    elements.append(
      #"<text class="\#(style)" x="\#(x)" y="\#(y)" xml:space="preserve">\#(text.xmlEscaped)</text>"#
    )
  }

  /// A drawing of these elements.
  static func document(
    width: Int, height: Int, title: String, description: String, elements: [String]
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" \
    height="\(height)" role="img" aria-labelledby="title description">
    <title id="title">\(title.xmlEscaped)</title>
    <desc id="description">\(description.xmlEscaped)</desc>
    <style>
    \(styleSheet)
    </style>
    <rect class="paper" width="\(width)" height="\(height)"/>
    \(elements.joined(separator: "\n"))
    </svg>

    """
  }

  private static let styleSheet = """
    svg { --paper: #ffffff; --ink: #1b1f24; --quiet: #57606a; --line: #8c959f; --band: #eceff3;
      --state: #fff4d1; --state-line: #9a6700; --display: #e3f5e8; --display-line: #1a7f37;
      --telling: #0550ae; --showing: #8250df; }
    @media (prefers-color-scheme: dark) {
      svg { --paper: #0d1117; --ink: #e6edf3; --quiet: #9da7b3; --line: #6e7681; --band: #1d2430;
        --state: #2b230f; --state-line: #d29922; --display: #11271a; --display-line: #3fb950;
        --telling: #79c0ff; --showing: #d2a8ff; } }
    text { fill: var(--ink); font: 11px ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace;
      text-anchor: middle; }
    .paper { fill: var(--paper); }
    .pattern, .heading, .name { font-family: system-ui, "DejaVu Sans", sans-serif; font-weight: 600; }
    .pattern { font-size: 18px; text-anchor: start; }
    .heading { font-size: 13px; text-anchor: start; }
    .name { font-size: 13px; }
    .legend { text-anchor: start; fill: var(--quiet); }
    .type { font-size: 10px; fill: var(--quiet); }
    .lifeline { stroke: var(--line); stroke-dasharray: 2 4; }
    .member { fill: var(--paper); stroke: var(--line); }
    .band { fill: var(--band); }
    .state { fill: var(--state); stroke: var(--state-line); }
    .display { fill: var(--display); stroke: var(--display-line); }
    path { fill: none; stroke-width: 1.5; }
    .telling { stroke: var(--telling); }
    .showing, .binding { stroke: var(--showing); }
    .binding { stroke-dasharray: 5 3; }
    .change { stroke: var(--state-line); stroke-dasharray: 1 3; }
    .telling.head { fill: var(--telling); }
    .showing.head, .binding.head { fill: var(--showing); stroke-dasharray: none; }
    .change.head { fill: var(--state-line); stroke-dasharray: none; }
    """
}
