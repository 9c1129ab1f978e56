import Foundation
import TestSupport
import Testing

@testable import Parity

/// What is said when a process ends while something is being run in it.
@Suite(.onThreadOfItsOwn)
struct UnfinishedRunTests {
  @Test func `who leaves in a run within a run leaves the inner one, and who listens hears of it`()
    async
  {
    let result = await #expect(processExitsWith: .exitCode(2), observing: [\.standardErrorContent])
    {
      UnfinishedRun.whenLeft { FileHandle.standardError.write(Data("heard".utf8)) }
      UnfinishedRun.during("the outer") {
        UnfinishedRun.during("the first") {}
        UnfinishedRun.during("the inner") { exit(0) }
      }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("which proves nothing: the inner\nheard"))
  }

  @Test func `when all is done a process may end as it likes`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      UnfinishedRun.during("a run") { UnfinishedRun.during("a run") {} }
      exit(7)
    }
  }
}
