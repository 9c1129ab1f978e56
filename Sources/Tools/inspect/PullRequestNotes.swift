import AppScreens
import Inspection

/// The findings of an inspection as workflow commands, which GitHub shows beside the lines of a change.
struct PullRequestNotes {
  /// One line for each finding and each target that could not be read.
  let text: String

  init(_ inspection: PackageInspection) {
    let notes = inspection.findings.map { finding in
      let command =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
      let place = finding.place.map { place in
        "file=\(ReviewedPath(of: place.file).path.escapedProperty),line=\(place.line),"
      }
      let title = "\(finding.rule.number) \(finding.rule.statement)".escapedProperty
      let message = "\(finding.triad): \(finding.evidence.text)".escapedMessage
      return "::\(command) \(place ?? "")title=\(title)::\(message)\n"
    }
    let unread = inspection.facts.unread.map { module in
      "::error title=\(module.module.escapedProperty) could not be read::"
        + "\(module.reason.escapedMessage)\n"
    }
    text = (notes + unread).joined()
  }
}

extension String {
  /// The text with everything escaped that would end a message.
  fileprivate var escapedMessage: String {
    replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  /// The text with everything escaped that would end a property too.
  fileprivate var escapedProperty: String {
    escapedMessage.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
