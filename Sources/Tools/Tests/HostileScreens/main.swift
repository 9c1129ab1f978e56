import AppDefinitions
import AppScreens
import Foundation
import TriptychCommand
import TriptychFaultyScreens
import TriptychParity

// The screens of the kit's tests: for a test that starts a worker, or the whole command as a user does.
// The variable HOSTILE_PATTERNS names those to be checked, and without it there are all.
let all =
  Pattern.plain + HostileDeed.allCases.map(\.pattern) + SharingFault.allCases.map(\.pattern)
  + WithoutView.allCases.map(\.pattern) + WrongWord.all.map(\.pattern)
  + WrongDisplay.all.map(\.pattern) + HalfCalculator.allCases.map(\.pattern)
  + FaultyScreens.right.map(\.pattern) + FaultyScreens.rightOfMainActor.map(\.pattern)
  + FaultyScreens.all.filter { ["waits-for-main", "shown-by-main"].contains($0.name) }.map(
    \.pattern)
let names = ProcessInfo.processInfo.environment["HOSTILE_PATTERNS"]?.split(separator: " ")
let patterns = names.map { names in all.filter { names.contains($0.name[...]) } } ?? all
let command = Command(
  name: "hostile", version: "1", apps: TriptychApps.all, patterns: patterns)
exit(command.run(Array(CommandLine.arguments.dropFirst())))
