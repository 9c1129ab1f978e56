import AppRules
import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity
import Testing
import Traces
import VectorDrawing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct DiagramTests {
  private static let hostile = [
    "separators=;#<>&%{}`\\$|~^@\"'", "input=end", "input=1\n2\u{1B}[31m\u{FFFE}", "input=`` 😀é",
    "input=\(String(repeating: "9;", count: 100))", "replace-view",
  ]

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `a line of Mermaid is one of the few kinds that there are`(pattern: Pattern) throws {
    let text = MermaidDiagram(try trace(TokenCalculatorApp(), in: pattern, Self.hostile)).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "sequenceDiagram")
    #expect(lines.last == "")
    for line in lines.dropFirst().dropLast() {
      let isKnown =
        line.wholeMatch(of: /[ ]{2}actor P as person/) != nil
        || line.wholeMatch(of: /[ ]{2}participant (V[0-9]+|M|S) as [^#;<>&%{}]+/) != nil
        || line.wholeMatch(
          of: /[ ]{2}(P|V[0-9]+|M)(->>|-->>)(P|V[0-9]+|M): ([^#;<>&%{}`\\$|~^@\p{Cc}]|#[0-9]+;)+/)
          != nil
        || line.wholeMatch(
          of: /[ ]{2}Note over (P|V[0-9]+|M|S): ([^#;<>&%{}`\\$|~^@\p{Cc}]|#[0-9]+;)+/) != nil
      #expect(isKnown, "\(line)")
    }
  }

  @Test
  func `a Markdown page shows steps as they are typed`() throws {
    let page = MermaidDiagram.page([try trace(TokenCalculatorApp(), in: .mvp, "input=`` x`")])
    #expect(
      page.hasPrefix("# token\n\nA new screen, then ``` input=`` x` ```.\n\n## MVP\n\n```mermaid\n")
    )
    #expect(page.hasSuffix("```\n"))
  }

  @Test
  func `a drawing is well-formed XML, and says in words what it shows`() throws {
    let traces = try [Pattern.mvc, .mvp, .mvvm].map {
      try trace(TokenCalculatorApp(), in: $0, Self.hostile)
    }
    let drawing = SVGDiagram(SideBySideTraces(traces)).text
    let reader = DrawingReader()
    let parser = XMLParser(data: Data(drawing.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(
      reader.texts["title"]?.first == "token in MVC, MVP, MVVM: one conversation beside the other")
    #expect(reader.texts["desc"]?.first?.contains("presenter to view 2: show(total: ") == true)
    #expect(reader.texts["text"]?.contains("attach(view)") == true)
    #expect(reader.texts["text"]?.contains { $0.count > 81 } == false)
    #expect(drawing.contains("prefers-color-scheme: dark"))
    let addresses = drawing.matches(of: /[a-z]+:\/\/[^"]*/).map { String($0.output) }
    #expect(addresses == ["http://www.w3.org/2000/svg"], "a drawing needs nothing but itself")
  }

  @Test(arguments: [Pattern.mvc, .mvp, .mvvm])
  func `the legend stays within the drawing, however narrow it is`(pattern: Pattern) throws {
    let drawing = SVGDiagram(
      SideBySideTraces([try trace(TokenCalculatorApp(), in: pattern, "input=1")])
    ).text
    let width = try #require(drawing.firstMatch(of: /viewBox="0 0 ([0-9]+) ([0-9]+)"/))
    let entries = drawing.matches(of: /class="legend" x="([0-9]+)" y="([0-9]+)"[^>]*>([^<]*)</)
    #expect(entries.count == 5)
    for entry in entries {
      let end = (Int(entry.1) ?? 0) + 7 * entry.3.count
      #expect(end <= Int(width.1) ?? 0, "\(entry.3)")
      #expect(Int(entry.2) ?? 0 < Int(width.2) ?? 0, "\(entry.3)")
    }
  }

  @Test(arguments: [
    (Point(10, 0), "M3 -4L10 0L3 4z"), (Point(-10, 0), "M-3 4L-10 0L-3 -4z"),
    (Point(0, 10), "M4 3L0 10L-4 3z"), (Point(30, 40), "M29 32L30 40L23 37z"),
  ])
  func `the head of an arrow points where it goes`(end: Point, head: String) {
    var drawing = Drawing<Look>()
    drawing.arrow(from: Point(0, 0), to: end, .plain)
    let svg = drawing.svg(size: end, title: "", description: "", styleSheet: "")
    #expect(svg.contains(#"<path class="plain" d="M0 0L\#(end.x) \#(end.y)"/>"#))
    #expect(svg.contains(#"<path class="plain head" d="\#(head)"/>"#))
  }

  private enum Look: String {
    case plain
  }

  @Test
  func `a line of JSON is one object, with sorted keys`() throws {
    let lines = try trace(CalculatorApp(), in: .mvp, "5", "replace-view").jsonLines()
    #expect(
      lines[0]
        == #"{"app":"four-function","mediator":{"name":"presenter","type":"CalculatorPresenter"},"#
        + #""models":[{"name":"calculator","type":"Calculator"}],"object":"trace","pattern":"MVP","#
        + #""recorded":true,"schema":"triptych.trace.1","view":"HeadlessCalculatorView"}"#)
    #expect(
      lines[1]
        == #"{"name":"new screen","object":"step","occasion":"new screen","pattern":"MVP","step":0}"#
    )
    let call = try #require(lines.first { $0.contains(#""kind":"call","message":2"#) })
    let start = [
      #"{"arguments":[".digit(.five)"],"#,
      #""declared":"Sources/MVP/Calculator/CalculatorPresenter.swift:19","#,
      #""from":"view 1","in":"press(_:)","kind":"call","message":2,"#,
      #""name":"press(_:)","object":"message","pattern":"MVP","#,
      #""site":"Sources/MVP/Calculator/HeadlessCalculatorView.swift:"#,
    ].joined()
    #expect(call.hasPrefix(start))
    #expect(call.hasSuffix(#"","step":1,"to":"mediator"}"#))
    let state = try #require(lines.first { $0.contains(#""kind":"state""#) })
    #expect(
      state.hasPrefix(
        #"{"after":".expression(\"5\")","before":".nothing","#
          + #""declared":"Sources/MVP/Calculator/CalculatorPresenter.swift:19","from":"mediator","#)
    )
    let show = try #require(lines.first { $0.contains(#""kind":"show","message":4"#) })
    #if DEBUG
      let execution = #""executed":"Sources/MVP/Calculator/CalculatorPresenter.swift:26","#
    #else
      let execution = #""declared":"Sources/MVP/Calculator/CalculatorPresenter.swift:19","#
    #endif
    #expect(
      show.hasPrefix(
        #"{"arguments":["\"5\""],"# + execution + #""from":"mediator","in":"press(_:)""#))
  }
}

/// The texts of a drawing, by the elements that they stand in.
private final class DrawingReader: NSObject, XMLParserDelegate {
  private(set) var texts: [String: [String]] = [:]
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    texts[elementName, default: []].append(text)
    text = ""
  }
}
