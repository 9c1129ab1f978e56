import TriptychTerminal

/// A report in the dialect of JUnit that GitLab and Jenkins both read.
struct JUnitReport {
  let report: GradeReport

  var text: String {
    let failures = report.items.count { $0.verdict.junit == "failure" }
    let errors = report.items.count { $0.verdict.junit == "error" }
    let skipped = report.items.count { $0.verdict.junit == "skipped" }
    let counts =
      "tests=\"\(report.items.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
      <testsuite name="grade" \(counts)>
      \(report.items.map(testCase).joined(separator: "\n"))
      </testsuite>
      </testsuites>

      """
  }

  private func testCase(_ item: ItemResult) -> String {
    let place =
      "classname=\"triptych.\(item.kind.rawValue)\" name=\"\(item.id.xml): \(item.title.xml)\""
    guard item.verdict != .pass else {
      return "<testcase \(place)/>"
    }
    let message = "\(item.verdict.rawValue), \(item.pointsText) points"
    // What is true of all is said of the first.
    let reasons = item.id == report.items.first?.id ? report.reasons.map(\.bounded) : []
    let lines = ([message] + reasons + item.lines).joined(separator: "\n")
    let element = item.verdict.junit
    let body =
      element == "skipped"
      ? "<skipped message=\"\(lines.xml)\"/>"
      : "<\(element) message=\"\(message.xml)\" type=\"\(item.verdict.rawValue)\">\(lines.xml)</\(element)>"
    return "<testcase \(place)>\(body)<system-out>\(lines.xml)</system-out></testcase>"
  }
}

extension GradeVerdict {
  /// The element of JUnit that says it.
  fileprivate var junit: String {
    switch self {
    case .pass: ""
    case .notRun: "skipped"
    case .graderError, .refused, .unbuilt: "error"
    case .fail, .crash, .timeout, .memory, .earlyExit, .flooded, .unstable, .notWritten: "failure"
    }
  }
}

extension String {
  /// The text escaped for XML, without the characters that XML cannot have.
  fileprivate var xml: String {
    spelledOut.xmlEscaped.replacing("\n", with: "&#10;")
  }
}
