import AppScreens
import Foundation
import MVC
import MVP
import MVVM
import TriptychParity

let patterns: [Pattern] = [.mvc, .mvp, .mvvm]
let length = Benchmark.length(from: Array(CommandLine.arguments.dropFirst()))
Benchmark.title("Random keys on the four-function calculator")
benchmarkGestures(in: patterns)
Benchmark.title("All three patterns in turn, compared with the rules at every step")
benchmarkLookingForDifferences(between: patterns, upTo: length)
Benchmark.title("The screens with a service, compared with the rules at every step")
benchmarkServices(between: patterns)
Benchmark.title("A whole verification, every rule under every condition")
benchmarkVerification(of: patterns)
Benchmark.title("The models on long texts")
benchmarkModels()
