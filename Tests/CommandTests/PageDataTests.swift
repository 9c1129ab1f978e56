import AppModels
import AppRules
import AppScreens
import Foundation
import MVP
import Parity
import Testing
import Traces

@testable import ReportPage

/// Texts that a browser would take for elements are texts on the page.
struct PageDataTests {
  private static let page = Result {
    let map = try ConversationMap(of: HostileApp(), in: [.mvp], messages: 20)
    return try Page(
      command: "<b>", edition: "<1>", reports: [], maps: [map], statements: [:], inspection: nil
    ).html()
  }

  @Test
  func `no text of an app ends the data of the page, or begins another script`() throws {
    let page = try Self.page.get()
    #expect(page.components(separatedBy: "</script").count - 1 == 2)
    #expect(page.components(separatedBy: "<script").count - 1 == 2)
    #expect(!page.contains("<!--"))
  }

  @Test
  func `the data give every text back as it was`() throws {
    let page = try Self.page.get()
    let start = try #require(page.range(of: "id=\"conversations\">")).upperBound
    let end = try #require(page[start...].range(of: "</script>")).lowerBound
    let json = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8))
    let map = try #require((json as? [[String: Any]])?.first)
    #expect(map["title"] as? String == HostileApp().title)
    #expect(map["demonstration"] as? [String] == HostileApp().demonstration)
    let groups = try #require(map["words"] as? [[String]])
    let words = groups.flatMap { group in group[1].map { "\(group[0])\($0)" } }
    #expect(words.contains("</script><script>alert(1)</script>"))
  }

  @Test
  func `a title, a step and a command are no elements where they are shown`() throws {
    let page = try Self.page.get()
    #expect(page.contains("<h3 id=\"hostile-title\">&lt;/script&gt;&lt;i&gt; &amp; more</h3>"))
    #expect(page.contains("<kbd>input=&lt;/script&gt;"))
    #expect(page.contains("<div class=\"said acting\">input=&lt;/script&gt;"))
    #expect(page.contains("<code>&lt;b&gt; report</code>, &lt;1&gt;."))
    #expect(!page.contains("<i>"))
  }

  @Test
  func `an image has its title beside it, and no words that it hides`() {
    let trace = SideBySideTraces(
      of: "colour", in: [.mvp], [.replaceView] as [Step<ColourSelectorGesture>],
      showing: ColourSelectorDisplay.self)
    let image = SVGDiagram(trace).text.svgImage
    let title = "colour in MVP: one conversation beside the other"
    #expect(image.hasPrefix("<img alt=\"\(title)\" src='data:"))
    for words in ["<desc", "aria-labelledby=\"title", ">%0A<"] { #expect(!image.contains(words)) }
  }
}

/// The token calculator, shown off by texts that look like HTML.
private struct HostileApp: AppDefinition {
  let name = "hostile"
  let title = "</script><i> & more"
  let notation = ""
  let demonstration = ["input=</script><script>alert(1)</script>", "separators=<!--"]
  let rules: [Rule<TokenCalculatorGesture, TokenCalculatorDisplay>] = []
  let alphabet: [TokenCalculatorGesture] = []
}
