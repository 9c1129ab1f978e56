import Testing

@testable import Grading

/// A report of three items in each format, byte by byte.
struct WholeReportTests {
  private func report(_ verdict: GradeVerdict = .pass, _ reasons: [String] = []) -> GradeReport {
    func item(_ id: String, _ points: Double, _ kind: RubricItem.Kind = .rule) -> RubricItem {
      var item = RubricItem()
      (item.id, item.points, item.kind, item.isPartial) = (id, points, kind, true)
      return item
    }
    let feedback = Feedback(
      rule: "FF6", app: "four-function", expected: "5", shown: "a`b <6>", hint: "the sign?")
    let failed = Outcome(verdict: .fail, feedback: feedback)
    return GradeReport(
      student: "kim", verdict: verdict, reasons: reasons, remarks: ["a|b"],
      items: [
        ItemResult(item("S1", 1), title: "At once.", Outcomes(all: [.pass])),
        ItemResult(item("FF6", 2.5), title: "a, b: 5%", Outcomes(all: [failed, .pass])),
        ItemResult(item("r", 2, .random), title: "Steps.", .notRun("it needs S1")),
      ])
  }

  @Test func `lines of JSON are the submission, each item and the score`() {
    #expect(
      ReportFormat.jsonLines.text(of: report()) == #"""
        {"event":"submission","reasons":[],"remarks":["a|b"],"schema":"triptych/grade/1",\#
        "student":"kim","verdict":"pass"}
        {"event":"item","item":{"id":"S1","kind":"rule","passed":1,"points":1,"runs":1,\#
        "score":1,"title":"At once.","verdict":"pass","visibility":"visible"}}
        {"event":"item","item":{"feedback":{"again":[],"app":"four-function","expected":"5",\#
        "hint":"the sign?","rule":"FF6","shown":"a`b <6>","steps":[]},"id":"FF6",\#
        "kind":"rule","passed":1,"points":2.5,"runs":2,"score":1.25,"title":"a, b: 5%",\#
        "verdict":"fail","visibility":"visible"}}
        {"event":"item","item":{"id":"r","kind":"random","passed":0,"points":2,"reason":"it \#
        needs S1","runs":0,"score":0,"title":"Steps.","verdict":"not-run",\#
        "visibility":"visible"}}
        {"event":"score","points":5.5,"score":2.25}

        """#)
  }

  @Test func `annotations are those of items, or of the reasons`() {
    #expect(
      ReportFormat.github.text(of: report()) == #"""
        ::error title=FF6%3A fail::a, b: 5%25%0A1 of 2 runs pass%0Aat first%0Aexpected: \#
        5%0Ashown: a`b <6>%0Alook: the sign?
        ::error title=r%3A not-run::Steps.%0Ait needs S1
        ::notice title=grade::2.25 of 5.5 points

        """#)
    #expect(
      ReportFormat.github.text(of: report(.refused, ["no", "never"])) == #"""
        ::error title=refused::no
        ::error title=refused::never
        ::notice title=grade::2.25 of 5.5 points

        """#)
  }

  @Test func `results for Gradescope are one line`() {
    #expect(
      ReportFormat.gradescope.text(of: report()) == #"""
        {"output":"note: a|b","output_format":"text","score":2.25,\#
        "stdout_visibility":"hidden","tests":[{"max_score":1,"name":"S1: At once.",\#
        "number":"1","output":"","output_format":"text","score":1,"status":"passed",\#
        "tags":["rule"],"visibility":"visible"},{"max_score":2.5,"name":"FF6: a, b: 5%",\#
        "number":"2","output":"fail\n1 of 2 runs pass\nat first\nexpected: 5\nshown: a`b \#
        <6>\nlook: the sign?","output_format":"text","score":1.25,"status":"failed",\#
        "tags":["rule"],"visibility":"visible"},{"max_score":2,"name":"r: Steps.",\#
        "number":"3","output":"not-run\nit needs S1","output_format":"text","score":0,\#
        "status":"failed","tags":["random"],"visibility":"visible"}],"visibility":"visible"}

        """#)
  }

  @Test func `results for Classroom are one line`() {
    #expect(
      ReportFormat.classroom50.text(of: report()) == #"""
        {"max-score":5,"schema":"classroom50/result/v1","score":2,"tests":[{"max-score":1,\#
        "output":"","passed":true,"score":1,"test-name":"S1: At once."},{"max-score":2,\#
        "output":"fail\n1 of 2 runs pass\nat first\nexpected: 5\nshown: a`b <6>\nlook: the \#
        sign?","passed":false,"score":1,"test-name":"FF6: a, b: 5%"},{"max-score":2,\#
        "output":"not-run\nit needs S1","passed":false,"score":0,"test-name":"r: Steps."}]}

        """#)
  }

  @Test func `results for Exercism are one line`() {
    #expect(
      ReportFormat.exercism.text(of: report()) == #"""
        {"status":"fail","tests":[{"name":"S1: At once.","status":"pass","test_code":"verify \#
        --rule S1"},{"message":"fail\n1 of 2 runs pass\nat first\nexpected: 5\nshown: a`b \#
        <6>\nlook: the sign?","name":"FF6: a, b: 5%","status":"fail","test_code":"verify \#
        --rule FF6"},{"message":"not-run\nit needs S1","name":"r: Steps.","status":"fail",\#
        "test_code":"verify --rule r"}],"version":3}

        """#)
    #expect(
      ReportFormat.exercism.text(of: report(.refused, ["no", "never"])) == #"""
        {"message":"refused\nno\nnever","status":"error","tests":[],"version":3}

        """#)
  }

  @Test func `results for JUnit are a suite`() {
    #expect(
      ReportFormat.junit.text(of: report()) == #"""
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="0" skipped="1">
        <testsuite name="triptych grade" tests="3" failures="1" errors="0" skipped="1">
        <testcase classname="triptych.rule" name="S1: At once."/>
        <testcase classname="triptych.rule" name="FF6: a, b: 5%"><failure message="fail, \#
        1.25/2.5 points" type="fail">fail, 1.25/2.5 points&#10;1 of 2 runs pass&#10;at \#
        first&#10;expected: 5&#10;shown: a`b &lt;6&gt;&#10;look: the \#
        sign?</failure><system-out>fail, 1.25/2.5 points&#10;1 of 2 runs pass&#10;at \#
        first&#10;expected: 5&#10;shown: a`b &lt;6&gt;&#10;look: the \#
        sign?</system-out></testcase>
        <testcase classname="triptych.random" name="r: Steps."><skipped message="not-run, 0/2 \#
        points&#10;it needs S1"/><system-out>not-run, 0/2 points&#10;it needs \#
        S1</system-out></testcase>
        </testsuite>
        </testsuites>

        """#)
  }
}
