import Dispatch
import MusicServiceChecks
import Testing

@MainActor
struct MusicServiceContractTests {
  private let contract: MusicServiceContract

  init() {
    // Once a test run waits, the main queue need not be served by the main thread.
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    contract = MusicServiceContract { DispatchQueue.getSpecific(key: key) == true }
  }

  @Test(.timeLimit(.minutes(1)), arguments: SubjectKind.allCases, MusicServiceClause.allCases)
  func `a service keeps to the contract`(
    kind: SubjectKind, clause: MusicServiceClause
  ) async throws {
    #expect(try await contract.holds(clause, for: kind.makeSubject()), "\(clause)")
  }

  @Test(.timeLimit(.minutes(1)), arguments: MusicServiceFault.allCases)
  func `a faulty service is caught by the clause it breaks`(fault: MusicServiceFault) async throws {
    let subject = MusicServiceSubject(faulty: fault)
    #expect(try await !contract.holds(fault.brokenClause, for: subject))
  }

  @Test func `each clause catches a faulty service`() {
    #expect(Set(MusicServiceFault.allCases.map(\.brokenClause)).count == 8)
    #expect(MusicServiceClause.allCases.count == 8)
  }
}
