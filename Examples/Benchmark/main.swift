import AppScreens
import MVC
import MVP
import MVVM
import Parity

// Release builds only: swift run -c release benchmark [LENGTH]
let patterns: [Pattern] = [.mvc, .mvp, .mvvm]
let length = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5

Benchmark.title("Random keys on the four-function calculator")
benchmarkGestures(in: patterns)
Benchmark.title("All three patterns together, compared at every step")
benchmarkLookingForDifferences(between: patterns, upTo: length)
Benchmark.title("The models on long texts")
benchmarkModels()
