import AppModels
import Foundation
import TriptychParity

extension FaultyScreens {
  /// Token calculators that split the input in the wrong places.
  static let tokenCalculatorCuts: [FaultyScreen] = [
    .tokenCalculator("blank-cannot-separate", breaks: "TC2").cut {
      PlainTokenCalculator.split($0, at: $1.filter { $0 != " " })
    }.origin("The text of a field is stripped of spaces before it is used."),
    .tokenCalculator("split-by-recursion", breaks: "S5").cut {
      tokens(of: $0[...], cutAt: Set($1))
    }.origin("A parser calls itself for the rest of the input, and is tried only with short ones."),
    .tokenCalculator("first-of-each-separator", breaks: "TC3").cut { input, separators in
      var cuts = Set(separators)
      return input.split { cuts.remove($0) != nil }.map(String.init)
    }.origin("Some functions replace only the first occurrence of a text."),
    .tokenCalculator("stops-at-empty-token", breaks: "TC3").cut {
      Array(PlainTokenCalculator.split($0, at: $1).prefix { !$0.isEmpty })
    }.origin("Tokens are read until there are none, and an empty one is taken for the end."),
    .tokenCalculator("error-without-tokens", breaks: "TC3").cut { input, separators in
      let tokens = PlainTokenCalculator.split(input, at: separators).filter { !$0.isEmpty }
      if tokens.isEmpty && !input.isEmpty { throw TokenCalculator.Failure.tokenBeyondInt }
      return tokens
    }.origin("An input without any token is treated as a mistake."),
    .tokenCalculator("separators-tidied", breaks: "TC10").edited { new, _, _ in
      var known: Set<Character> = []
      new.separators = new.separators.filter { known.insert($0).inserted }
    }.origin("A separator counts once, so that repetitions are removed from the field."),
    .tokenCalculator("blank-by-default", breaks: "TC5").cut {
      PlainTokenCalculator.split($0, at: $1.isEmpty ? " " : $1)
    }.origin("Some languages split a text at spaces when no separator is given."),
    .tokenCalculator("begins-at-first-digit", breaks: "TC5").cut { input, separators in
      guard separators.isEmpty else { return PlainTokenCalculator.split(input, at: separators) }
      return [String(input.drop { !$0.isWholeNumber })]
    }.origin("Without separators, the first digit is taken for the beginning of a number."),
    .tokenCalculator("digits-cannot-separate", breaks: "TC8").cut {
      PlainTokenCalculator.split($0, at: $1.filter { !$0.isWholeNumber })
    }.origin("Digits belong to numbers, so nobody is expected to separate by one."),
    .tokenCalculator("sign-before-separators", breaks: "TC8").cut { input, separators in
      let cuts = Set(separators)
      var tokens = [""]
      for character in input {
        let isCut = cuts.contains(character)
        let isKept = !isCut || character == "+" || character == "-"
        if isCut { tokens.append("") }
        if isKept { tokens[tokens.count - 1].append(character) }
      }
      return tokens
    }.origin("Signs are kept for the numbers after them, even if they are separators."),
    .tokenCalculator("variation-selectors-ignored", breaks: "TC9").cut { input, separators in
      func withoutSelector(_ character: Character) -> [Unicode.Scalar] {
        character.unicodeScalars.filter { $0 != "\u{FE0F}" }
      }
      let cuts = Set(separators.map(withoutSelector))
      return input.split(omittingEmptySubsequences: false) { cuts.contains(withoutSelector($0)) }
        .map(String.init)
    }.origin("Separators are compared without the selector that nobody can see."),
    .tokenCalculator("cut-by-scalar", breaks: "TC9").cut { input, separators in
      let cuts = Set(separators.unicodeScalars)
      return input.unicodeScalars.split { cuts.contains($0) }.map(String.init)
    }.origin("The separators are turned into a set of scalars, such as a CharacterSet."),
  ]

  /// The tokens, where each call adds a Character to those that another call has found before it.
  private static func tokens(of input: Substring, cutAt cuts: Set<Character>) -> [String] {
    guard let last = input.last else { return [""] }
    var tokens = tokens(of: input.dropLast(), cutAt: cuts)
    if cuts.contains(last) { tokens.append("") } else { tokens[tokens.count - 1].append(last) }
    return tokens
  }

  /// Token calculators that misread a token.
  static let tokenCalculatorReads: [FaultyScreen] = [
    .tokenCalculator("trims-blanks", breaks: "TC4").read {
      try PlainTokenCalculator.number($0.trimmingCharacters(in: .whitespaces))
    }.origin("Spaces around a number are trimmed out of habit, as in every form."),
    .tokenCalculator("letters-behind-ignored", breaks: "TC4").read {
      try PlainTokenCalculator.number(String($0.prefix { !$0.isLetter }))
    }.origin("Many functions read a number as far as it goes, and ignore a unit after it."),
    .tokenCalculator("plus-sign-refused", breaks: "TC4").read {
      try $0.hasPrefix("+") ? 0 : PlainTokenCalculator.number($0)
    }.origin("A plus before a number changes nothing, so nobody is expected to type one."),
    .tokenCalculator("other-scripts-digits", breaks: "TC4").read { token in
      let digits = token.map { $0.wholeNumberValue.map(String.init) ?? String($0) }
      return try PlainTokenCalculator.number(digits.joined())
    }.origin("A digit is read by its numeric value, which digits of every script have."),
    .tokenCalculator("signs-cancel-out", breaks: "TC4").read { token in
      let signs = token.prefix { $0 == "+" || $0 == "-" }
      let isPositive = signs.count { $0 == "-" }.isMultiple(of: 2)
      return try PlainTokenCalculator.number((isPositive ? "+" : "-") + token[signs.endIndex...])
    }.origin("Two minus signs make a plus, as in mathematics and in many languages."),
    .tokenCalculator("judged-by-length", breaks: "TC4").read { token in
      let number = try PlainTokenCalculator.number(token)
      let isLong = token.count > String(Int.min).count
      if isLong && Int(token) != nil { throw TokenCalculator.Failure.tokenBeyondInt }
      return number
    }.origin("The length of the text decides whether a number fits into Int."),
    .tokenCalculator("token-beyond-int-dropped", breaks: "TC7").read { Int($0) ?? 0 }
      .origin("Tokens that are not numbers are dropped, and so are numbers that are too large."),
  ]

  /// Token calculators that add wrongly.
  static let tokenCalculatorSums: [FaultyScreen] = [
    .tokenCalculator("sum-traps", breaks: "S5").add { $0.reduce(0, +) }
      .origin("The sum is written in the usual way, and tried only with small numbers."),
    .fault("long-input-in-background", of: "token", breaks: "S2") {
      ViewScreen(AskingView(BackgroundCalculator()))
    }.origin("A long input is added up on another thread, so that typing does not stall."),
    .tokenCalculator("counts-in-sixteen-bits", breaks: "TC3").add { numbers in
      let count = UInt16(truncatingIfNeeded: numbers.count)
      return try PlainTokenCalculator.sum(Array(numbers.prefix(Int(count))))
    }.origin("The number of tokens is kept in sixteen bits, as nobody types that many."),
    .tokenCalculator("equal-numbers-once", breaks: "TC3").add { numbers in
      var added: Set<Int> = []
      return try PlainTokenCalculator.sum(numbers.filter { added.insert($0).inserted })
    }.origin("The numbers are kept in a set, as the separators are."),
    .tokenCalculator("sums-in-sorted-order", breaks: "TC7").add {
      try PlainTokenCalculator.sum($0.sorted())
    }.origin("The numbers are sorted for a list, and the total is made from that list."),
    .tokenCalculator("total-wraps-around", breaks: "TC7").add { $0.reduce(0, &+) }
      .origin("A crash on overflow is fixed with the operator that wraps around."),
  ]
}
