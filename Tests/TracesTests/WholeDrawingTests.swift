import Testing

@testable import Traces

/// The drawing of a trace with a message of each kind: the place of everything in it.
struct WholeDrawingTests {
  private let lines = SVGDiagram(SideBySideTraces([WholeTrace.trace])).text
    .split(separator: "\n").map(String.init)

  @Test func `boxes, lifelines, bands, arrows and notes have their places, and words theirs`() {
    let places = [
      "pattern 16 30 P", "lifeline 96 92 96 664", "member 22 40 148 52 3", "name 96 56 view",
      "type 96 71 PageView", "lifeline 262 92 262 664", "member 188 40 148 52 3",
      "name 262 56 viewModel", "type 262 71 PageViewModel", "lifeline 428 92 428 664",
      "member 354 40 148 52 3", "name 428 56 page", "type 428 71 Page",
      "lifeline 594 92 594 664", "member 520 40 148 52 3", "name 594 56 shop",
      "type 594 71 Shop", "band 12 100 666 22 3", "heading 20 115 new screen",
      "band 12 134 666 22 3", "heading 20 149 input=5", "telling 96 186 262 186",
      "code 179 176 edit(&quot;5&quot;)", "telling 96 214 262 214", "code 179 204 tell()",
      "telling 96 242 262 242", "code 179 232 name = &quot;5&quot;", "asking 262 270 594 270",
      "code 511 260 search(&quot;5&quot;)", "asking 262 298 594 298", "code 511 288 withdraw()",
      "answering 594 340 262 340", "code 511 316 answer to search(&quot;5&quot;):",
      "code 511 330 [] (nothing changes)", "change 262 357 358 357", "state 358 346 140 22 3",
      "code 428 360 page.text: &quot;&quot; → &quot;5&quot;", "state 192 374 140 22 3",
      "code 262 388 isOn: false → true", "showing 262 424 96 424",
      "code 179 414 show(text: &quot;5&quot;)", "showing 262 452 96 452",
      "code 179 442 text = &quot;5&quot;", "showing 262 480 96 480",
      "code 179 470 read text: &quot;5&quot;", "telling 96 508 262 508",
      "code 179 498 bind text", "binding 262 536 96 536", "code 179 526 text: &quot;5&quot;",
      "telling 96 564 262 564", "code 179 554 unbind text", "display 26 570 140 22 9",
      "code 96 584 text: &quot;5&quot;", "display 524 598 140 22 9",
      "code 594 612 asked: &quot;a&quot;", "band 12 630 666 22 3", "heading 20 645 reply=1",
      "telling 16 678 42 678", "legend 50 682 view to mediator", "showing 174 678 200 678",
      "legend 208 682 mediator to view", "binding 332 678 358 678", "legend 366 682 by binding",
      "state 448 672 26 12 3", "legend 482 682 state changes", "display 16 690 26 12 9",
      "legend 50 700 a person sees", "asking 153 696 179 696",
      "legend 187 700 mediator to world", "answering 318 696 344 696",
      "legend 352 700 world to mediator",
    ]
    let numbers = /(?:<(?:line|rect|path) class="(\w+)" (.*)\/>)/
    let words = /<text class="(\w+)" x="(\d+)" y="(\d+)"[^>]*>(.*)<\/text>/
    let found = lines.compactMap { line -> String? in
      if let match = line.firstMatch(of: words) {
        return "\(match.1) \(match.2) \(match.3) \(match.4)"
      }
      guard let match = line.firstMatch(of: numbers), !line.contains("paper") else { return nil }
      let values = match.2.replacing(/\w+="|"|M/, with: "").replacing("L", with: " ")
      return "\(match.1) \(values)"
    }
    #expect(found == places)
    #expect(lines[0].contains(#"viewBox="0 0 690 718" width="690" height="718""#))
  }

  @Test func `the drawing says in words what it shows`() {
    #expect(lines[1] == #"<title id="title">page in P: one conversation beside the other</title>"#)
    #expect(
      lines[2] == """
        <desc id="description">\
        P. new screen: . input=5: view 1 to viewModel: edit(&quot;5&quot;); view 1 to \
        viewModel: tell(); view 1 to viewModel: name = &quot;5&quot;; viewModel to \
        shop: search(&quot;5&quot;); viewModel to shop: withdraw(); shop to viewModel: \
        answer to search(&quot;5&quot;): [] (nothing changes); viewModel to page: \
        page.text: &quot;&quot; → &quot;5&quot;; viewModel keeps isOn: false → true; \
        viewModel to view 1: show(text: &quot;5&quot;); viewModel to view 1: text = \
        &quot;5&quot;; viewModel to view 1: read text: &quot;5&quot;; view 1 to \
        viewModel: bind text; viewModel to view 1: text: &quot;5&quot;; view 1 to \
        viewModel: unbind text; view 1 to person: text: &quot;5&quot;; shop to person: \
        asked: &quot;a&quot;. reply=1: .\
        </desc>
        """)
  }
}
