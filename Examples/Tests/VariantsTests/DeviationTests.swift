import Deviations
import Testing

/// What `verify` would print, were these rules broken and all others held.
private func verification(
  broken: [String], leading: String? = nil, notRun: [String] = []
) throws -> Verification {
  let rules = ["S3", "FF8", "FF10", "FF12"].map { rule in
    let verdict = broken.contains(rule) ? "broken" : notRun.contains(rule) ? "notRun" : "holds"
    return #"{"rule": "\#(rule)", "verdict": "\#(verdict)"}"#
  }
  return try Verification(
    json: """
      {"reports": [{"app": "four-function", "patterns": [
        {"pattern": "Massive", "rules": [\(rules.joined(separator: ","))],
         "next": "\(leading ?? broken.first ?? "")"},
        {"pattern": "MVVM", "rules": [{"rule": "S3", "verdict": "holds"}]}
      ]}], "architecture": []}
      """)
}

private let register = ["S3", "FF8", "FF10"].map { (rule: String) in
  Deviation("Massive", "four-function", rule, "why \(rule) is broken")
}

@Test func `what is registered and occurs is told with its reason, and is no fault`() throws {
  let found = try verification(broken: ["S3", "FF8", "FF10"], notRun: ["FF12"])
  let check = DeviationCheck(of: found, with: register)
  #expect(check.faults.isEmpty)
  #expect(check.lines.contains { $0.contains("S3: why S3 is broken") })
}

@Test func `a registered deviation that does not occur is a fault`() throws {
  let found = try verification(broken: ["FF8", "FF10"])
  let faults = DeviationCheck(of: found, with: register).faults
  #expect(faults.count == 1 && faults[0].contains("S3"))
}

@Test func `a broken rule that is not registered is a fault, unless one that is explains it`()
  throws
{
  let broken = ["S3", "FF8", "FF10", "FF12"]
  let found = try verification(broken: broken, leading: "FF12")
  let faults = DeviationCheck(of: found, with: register).faults
  #expect(faults.count == 1 && faults[0].contains("FF12"))
  let explained = DeviationCheck(
    of: try verification(broken: broken, leading: "FF8"), with: register)
  #expect(explained.faults.isEmpty)
  #expect(explained.lines.contains { $0.contains("also FF12") })
}

@Test func `a rule that could not be tried is a fault where no deviation hides it`() throws {
  let found = try verification(broken: [], notRun: ["FF12"])
  let faults = DeviationCheck(of: found, with: []).faults
  #expect(faults.count == 1 && faults[0].contains("rules not run: 1"))
}
