import Foundation

// Runs your tests on one of the presenters, each test on a new one, and says of each whether it passes.
let number = CommandLine.arguments.dropFirst().first ?? "1"
for test in presenterTests() {
  FileHandle.standardOutput.write(Data("\ntest \(test.name)\n".utf8))
  let isPassed = test.passes(makePresenter(number))
  FileHandle.standardOutput.write(Data("\n\(isPassed ? "passes" : "fails")\n".utf8))
}
