import Foundation

// Runs your tests on one of the presenters, each test on a new one.
let number = CommandLine.arguments.dropFirst().first ?? "1"
exit(presenterTests().allSatisfy { $0.passes(makePresenter(number)) } ? 0 : 1)
