import Foundation

// Runs your tests on one of the presenters, each test on a new one, and prints those that fail.
let number = CommandLine.arguments.dropFirst().first ?? "1"
let failed = presenterTests().filter { !$0.passes(makePresenter(number)) }
for test in failed { print("“\(test.name)”") }
exit(failed.isEmpty ? 0 : 1)
