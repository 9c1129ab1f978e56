import AppDefinitions
import AppScreens
import Foundation
import Testing
import TriptychParity
import TriptychTraces

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The drawing of traces.
struct DiagramTests {
  @Test(arguments: [CalculatorApp(), MusicSearchApp()] as [any AppDefinition])
  func `a drawing says in words what the traces say`(app: any AppDefinition) throws {
    let traces = try sideBySide(app, app.demonstration)
    let texts = try texts(in: SVGDiagram(traces).text)
    let description = try #require(texts["desc"]?.first)
    for trace in traces.traces {
      #expect(texts["text"]?.contains(trace.pattern) == true)
      for message in trace.messages where ![.gesture, .event].contains(message.kind) {
        #expect(description.contains(message.text))
      }
    }
  }

  @Test
  func `whatever is typed, a drawing is well-formed and has everything in it`() throws {
    let traces = try sideBySide(
      MusicSearchApp(), "query=;#<>&%{}`\\$|~^@\"'", "query=end",
      "query=1\n2\u{1B}[31m\u{FFFE}", "query=`` 😀é",
      "query=\(String(repeating: "9;", count: 100))", "replace-view")
    let drawing = SVGDiagram(traces).text
    let texts = try texts(in: drawing)
    #expect(texts["text"]?.contains("attach(view)") == true)
    #expect(texts["text"]?.contains { $0.count > 81 } == false)
    let addresses = drawing.matches(of: /[a-z]+:\/\/[^"]*/).map { String($0.output) }
    #expect(addresses == ["http://www.w3.org/2000/svg"])
  }

  @Test(arguments: ["MVC", "MVP", "MVVM"])
  func `the arrows of a pattern have its colour`(pattern: String) throws {
    let drawing = SVGDiagram(try sideBySide(CalculatorApp(), "5")).text
    let panels = drawing.matches(of: /<g class="panel (\w+)">([^!]*?)<\/g>/)
      .filter { $0.1 == pattern.lowercased() }.map(\.2)
    #expect(panels.contains { $0.contains(">\(pattern)</text>") })
    #expect(panels.contains { $0.contains(#"class="telling head""#) })
    #expect(drawing.contains(".panel.\(pattern.lowercased()) { --own: "))
  }

  /// The texts of a drawing, by the elements that they stand in.
  private func texts(in drawing: String) throws -> [String: [String]] {
    let reader = DrawingReader()
    let parser = XMLParser(data: Data(drawing.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.texts
  }
}

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
