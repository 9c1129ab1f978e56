import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import Parity

// Release builds only: swift run -c release benchmark [LENGTH]
let patterns: [Pattern] = [.mvc, .mvp, .mvvm]
let argument = CommandLine.arguments.dropFirst().first ?? "5"
guard let length = Int(argument), (1...7).contains(length) else {
  print("benchmark: LENGTH is a number of keys from 1 to 7, not \(argument)")
  exit(2)
}

Benchmark.title("Random keys on the four-function calculator")
benchmarkGestures(in: patterns)
Benchmark.title("All three patterns together, compared at every step")
benchmarkLookingForDifferences(between: patterns, upTo: length)
Benchmark.title("The screens that a world acts on, compared at every step")
benchmarkWorlds(between: patterns)
Benchmark.title("The models on long texts")
benchmarkModels()
