import AppScreens
import Inspection
import TextLayout

/// What change requests cost in each pattern.
struct ChangeTable {
  let console: Console
  let costs: [ChangeCost]

  /// The table; nothing where there are no patches.
  var text: String {
    guard !costs.isEmpty else { return "" }
    let header = line("request", "part", ["files", "+", "-"], "roles")
    return console.styled("Cost of change", .heading) + "\n\n" + console.styled(header, .quiet)
      + "\n" + costs.indices.map { "\(row($0))\n" }.joined()
      + "\n" + wishes + "\n  \(method.wrapped(to: console.width, indentation: "  "))\n"
  }

  /// What each request wants.
  private var wishes: String {
    costs.filter { !$0.wish.isEmpty }.map { "\($0.request): \($0.wish)" }.uniqued.map { text in
      "  \(text.wrapped(to: console.width, indentation: "    "))\n"
    }.joined()
  }

  private func row(_ index: Int) -> String {
    let cost = costs[index]
    let isFirst = index == 0 || costs[index - 1].request != cost.request
    let roles = cost.shares.isEmpty ? "nothing" : cost.shares.map(\.text).joined(separator: ", ")
    let counts = [cost.files, cost.added, cost.removed].map(String.init)
    let start = line(isFirst ? cost.request : "", cost.part, counts, "")
    let indentation = String(repeating: " ", count: 41)
    return start.fitted(to: 41) + roles.wrapped(to: console.width, indentation: indentation)
  }

  private func line(_ request: String, _ part: String, _ counts: [String], _ roles: String)
    -> String
  {
    let numbers = counts.map { $0.rightFitted(to: 5) }.joined()
    return "  \(request.fitted(to: 13)) \(part.fitted(to: 7))\(numbers)   \(roles)"
  }

  private var method: String {
    """
    Files and lines of the patches in Examples/Changes; a changed line is removed and added. Roles \
    are told by the names of files.
    """
  }
}
