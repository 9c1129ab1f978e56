import TriptychTerminal

/// An SVG drawing, built element by element, each with a class that its style sheet styles.
///
/// It is self-contained, and follows the reader's light or dark mode.
package struct Drawing<Style: RawRepresentable<String>> {
  private var elements: [String] = []

  /// An empty drawing.
  package init() {}

  /// Adds a straight line.
  package mutating func line(from start: Point, to end: Point, _ style: Style) {
    elements.append(
      #"<line class="\#(style.rawValue)" x1="\#(start.x)" y1="\#(start.y)" "#
        + #"x2="\#(end.x)" y2="\#(end.y)"/>"#)
  }

  /// Adds a box with rounded corners, its upper left corner at a point.
  package mutating func box(
    at corner: Point, width: Int, height: Int, radius: Int = 3, _ style: Style
  ) {
    elements.append(
      #"<rect class="\#(style.rawValue)" x="\#(corner.x)" y="\#(corner.y)" width="\#(width)" "#
        + #"height="\#(height)" rx="\#(radius)"/>"#)
  }

  /// Adds an arrow with its tip at the end.
  package mutating func arrow(from start: Point, to end: Point, _ style: Style) {
    let (across, down) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = max(1, (across * across + down * down).squareRoot())
    let (x, y) = (across / length, down / length)
    let head = [(-7.0, -4.0), (0, 0), (-7, 4)].map { back, aside in
      let cornerX = Double(end.x) + back * x - aside * y
      let cornerY = Double(end.y) + back * y + aside * x
      return "\(Int(cornerX.rounded())) \(Int(cornerY.rounded()))"
    }
    elements.append(
      #"<path class="\#(style.rawValue)" d="M\#(start.x) \#(start.y)L\#(end.x) \#(end.y)"/>"#)
    elements.append(
      #"<path class="\#(style.rawValue) head" d="M\#(head.joined(separator: "L"))z"/>"#)
  }

  /// Adds a text on one line, stretched or squeezed to a width if one is given.
  package mutating func text(
    _ text: String, at place: Point, width: Int? = nil, _ style: Style
  ) {
    let squeeze = width.map { #" textLength="\#($0)" lengthAdjust="spacingAndGlyphs""# } ?? ""
    elements.append(
      #"<text class="\#(style.rawValue)" x="\#(place.x)" y="\#(place.y)"\#(squeeze) "#
        + #"xml:space="preserve">\#(text.xmlEscaped)</text>"#)
  }

  /// Adds the elements of another drawing, in front of these.
  package mutating func add(_ other: Drawing) {
    elements += other.elements
  }

  /// Adds the elements of another drawing as a group, with classes that a style sheet styles.
  package mutating func add(_ other: Drawing, as classes: String) {
    elements.append(#"<g class="\#(classes.xmlEscaped)">"#)
    elements += other.elements
    elements.append("</g>")
  }

  /// The elements, for an `svg` of a page that styles them itself.
  package var content: String { elements.joined(separator: "\n") }

  /// The drawing as one `svg` element.
  ///
  /// - Parameters:
  ///   - size: Its lower right corner.
  ///   - title: Its title.
  ///   - description: Its content in words.
  ///   - styleSheet: CSS for each style, added to what all drawings share.
  /// - Returns: The text of an SVG file.
  package func svg(size: Point, title: String, description: String, styleSheet: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.x) \(size.y)" width="\(size.x)" \
    height="\(size.y)" role="img" aria-labelledby="title description">
    <title id="title">\(title.xmlEscaped)</title>
    <desc id="description">\(description.xmlEscaped)</desc>
    <style>
    \(String(decoding: PackageResources.drawing_css, as: UTF8.self))\(styleSheet)</style>
    <rect class="paper" width="\(size.x)" height="\(size.y)"/>
    \(content)
    </svg>

    """
  }
}
