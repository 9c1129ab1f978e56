import Inspection
import TextLayout

/// The section on the cost of change requests.
struct ChangeSection {
  let costs: [ChangeCost]

  var section: Section {
    let heads: [HTMLTable.Cell] =
      [.heading("request"), .heading("part")]
      + ["files", "added", "removed"].map { .numberHeading($0) } + [.heading("roles")]
    let rows: [[HTMLTable.Cell]] = costs.map { cost in
      let numbers = [cost.files, cost.added, cost.removed]
      let roles = cost.shares.map(Self.text).joined(separator: ", ")
      return [.heading(cost.request.asTitle), .text(cost.part)]
        + numbers.map { .number(String($0)) }
        + [.text(roles.isEmpty ? "nothing" : roles)]
    }
    return Section(
      "changes", "The cost of change", link: "Changes",
      body: """
        <p class="note">Change requests, each carried out in each pattern as a patch that the suite verifies, in files and lines; what is shared is the same whatever the
        pattern.</p>
        <ul>\(wishes)</ul>
        \(HTMLTable(name: "Change requests in numbers", heads: heads, rows: rows).html)
        """)
  }

  /// The lines of a role: `mediator +8 −6`.
  private static func text(of share: ChangeCost.Share) -> String {
    let counts = [("+", share.added), ("\u{2212}", share.removed)].filter { $0.1 > 0 }
    return ([share.role] + counts.map { "\($0)\($1)" }).joined(separator: " ")
  }

  /// Each request in words.
  private var wishes: String {
    costs.filter { !$0.wish.isEmpty }
      .map { "<li><b>\($0.request.asTitle.xmlEscaped)</b>: \($0.wish.xmlEscaped)</li>" }
      .uniqued.joined(separator: "\n")
  }
}

extension String {
  /// The name of a folder as a title: that of `memory-key` is `Memory key`.
  fileprivate var asTitle: String {
    prefix(1).uppercased() + dropFirst().replacing("-", with: " ")
  }
}
