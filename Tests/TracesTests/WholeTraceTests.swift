import Testing

@testable import Traces

/// A trace with a message of each kind, in every form in which it is told.
struct WholeTraceTests {
  @Test func `a sequence diagram has each participant, and each message in its direction`() {
    #expect(
      MermaidDiagram(WholeTrace.trace).text == """
        sequenceDiagram
          actor P as person
          participant V1 as view 1
          participant M as viewModel
          participant S as page
          participant W as shop
          Note over P: new screen
          P->>V1: input=5
          V1->>M: edit("5")
          V1->>M: tell()
          V1->>M: name = "5"
          M->>W: search("5")
          M->>W: withdraw()
          W-->>M: answer to search("5"): [] (nothing changes)
          Note over S: page.text: "" → "5"
          Note over M: isOn: false → true
          M->>V1: show(text: "5")
          M->>V1: text = "5"
          M->>V1: read text: "5"
          V1->>M: bind text
          M-->>V1: text: "5"
          V1->>M: unbind text
          V1-->>P: text: "5"
          W-->>P: asked: "a"
          Note over W: reply=1

        """)
  }

  @Test func `each step and each message is a line of JSON`() throws {
    var lines: [String] = []
    try TraceLines(WholeTrace.trace).write { lines.append($0) }
    #expect(
      lines == [
        #"{"app":"page","mediator":{"name":"viewModel","type":"PageViewModel"},"#
          + #""models":[{"name":"page","type":"Page"}],"object":"trace","pattern":"P","#
          + #""recorded":true,"schema":"triptych.trace.1","view":"PageView","#
          + #""world":{"name":"shop","type":"Shop"}}"#,
        #"{"name":"new screen","object":"step","occasion":"new screen","pattern":"P","step":0}"#,
        #"{"name":"input=5","object":"step","occasion":"gesture","pattern":"P","step":1}"#,
        #"{"from":"person","kind":"gesture","message":1,"name":"input=5","object":"message","#
          + #""pattern":"P","step":1,"to":"view 1"}"#,
        #"{"arguments":["\"5\""],"from":"view 1","kind":"call","message":2,"name":"edit(_:)","#
          + #""object":"message","pattern":"P","site":"Sources/A/View.swift:7","step":1,"#
          + #""to":"mediator"}"#,
        #"{"arguments":[],"from":"view 1","kind":"delegate","message":3,"name":"tell()","#
          + #""object":"message","pattern":"P","step":1,"to":"mediator"}"#,
        #"{"arguments":["\"5\""],"from":"view 1","kind":"assign","message":4,"name":"name","#
          + #""object":"message","pattern":"P","step":1,"to":"mediator"}"#,
        #"{"arguments":["\"5\""],"from":"mediator","kind":"request","message":5,"#
          + #""name":"search(_:then:)","object":"message","pattern":"P","step":1,"to":"world"}"#,
        #"{"arguments":[],"from":"mediator","kind":"withdraw","message":6,"name":"withdraw()","#
          + #""object":"message","pattern":"P","step":1,"to":"world"}"#,
        #"{"arguments":["\"5\"","[]"],"changesNothing":true,"from":"world","kind":"answer","#
          + #""message":7,"name":"search(_:then:)","object":"message","pattern":"P","step":1,"#
          + #""to":"mediator"}"#,
        #"{"after":"\"5\"","before":"\"\"","from":"mediator","kind":"state","message":8,"#
          + #""name":"page.text","object":"message","pattern":"P","step":1,"to":"model"}"#,
        #"{"after":"true","before":"false","from":"mediator","kind":"state","message":9,"#
          + #""name":"isOn","object":"message","pattern":"P","step":1,"to":"mediator"}"#,
        #"{"arguments":["\"5\""],"from":"mediator","kind":"show","message":10,"#
          + #""name":"show(text:)","object":"message","pattern":"P","step":1,"to":"view 1"}"#,
        #"{"arguments":["\"5\""],"from":"mediator","kind":"set","message":11,"name":"text","#
          + #""object":"message","pattern":"P","step":1,"to":"view 1"}"#,
        #"{"arguments":["\"5\""],"from":"mediator","kind":"read","message":12,"name":"text","#
          + #""object":"message","pattern":"P","step":1,"to":"view 1"}"#,
        #"{"arguments":[],"from":"view 1","kind":"bind","message":13,"name":"text","#
          + #""object":"message","pattern":"P","step":1,"to":"mediator"}"#,
        #"{"arguments":["\"5\""],"from":"mediator","kind":"notify","message":14,"name":"text","#
          + #""object":"message","pattern":"P","step":1,"to":"view 1"}"#,
        #"{"arguments":[],"from":"view 1","kind":"unbind","message":15,"name":"text","#
          + #""object":"message","pattern":"P","step":1,"to":"mediator"}"#,
        #"{"after":"\"5\"","before":"\"\"","from":"view 1","kind":"display","message":16,"#
          + #""name":"text","object":"message","pattern":"P","step":1,"to":"person"}"#,
        #"{"after":"\"a\"","before":"\"\"","from":"world","kind":"display","message":17,"#
          + #""name":"asked","object":"message","pattern":"P","step":1,"to":"person"}"#,
        #"{"name":"reply=1","object":"step","occasion":"event","pattern":"P","step":2}"#,
        #"{"from":"world","kind":"event","message":1,"name":"reply=1","object":"message","#
          + #""pattern":"P","step":2,"to":"world"}"#,
      ])
  }

  @Test func `an episode is told line by line, with names or by roles alone`() {
    let trace = WholeTrace.trace
    let lines = [
      #"person → view: input=5"#,
      #"view → viewModel: edit("5")"#,
      #"view → viewModel: tell()"#,
      #"view → viewModel: name = "5""#,
      #"viewModel → shop: search("5")"#,
      #"viewModel → shop: withdraw()"#,
      #"shop → viewModel: answer to search("5"): [] (nothing changes)"#,
      #"model: page.text: "" → "5""#,
      #"viewModel: isOn: false → true"#,
      #"viewModel → view: show(text: "5")"#,
      #"viewModel → view: text = "5""#,
      #"viewModel → view: read text: "5""#,
      #"view → viewModel: bind text"#,
      #"viewModel → view: text: "5""#,
      #"view → viewModel: unbind text"#,
      #"view → person: text: "5""#,
      #"shop → person: asked: "a""#,
    ]
    #expect(trace.lines(of: 1, naming: true) == lines)
    #expect(
      trace.lines(of: 1, naming: false)
        == lines.map {
          $0.replacing("viewModel", with: "mediator").replacing("shop", with: "world")
        })
    #expect(trace.lines(of: 0, naming: true) == [])
    #expect(trace.lines(of: 2, naming: true) == ["shop: reply=1"])
    let other = Participants(
      view: "V", mediator: .init(name: "presenter", type: "P"), models: [], world: nil)
    #expect(trace.lines(of: 1, naming: true, as: other)[1] == #"view → presenter: edit("5")"#)
    let traces = SideBySideTraces([trace])
    #expect(
      (0...2).map(traces.happenings) == [
        "A new screen:", "On a screen, after input=5:", "On a screen, after input=5 reply=1:",
      ])
  }
}
