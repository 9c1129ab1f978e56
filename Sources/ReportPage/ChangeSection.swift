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
      let roles = cost.shares.map(\.text).joined(separator: ", ")
      return [.heading(cost.request), .text(cost.part)] + numbers.map { .number(String($0)) }
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

  /// Each request in words.
  private var wishes: String {
    costs.filter { !$0.wish.isEmpty }
      .map { "<li><b>\($0.request.xmlEscaped)</b>: \($0.wish.xmlEscaped)</li>" }.uniqued.joined(
        separator: "\n")
  }
}
