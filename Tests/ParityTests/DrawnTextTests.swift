import AppScreens
import Testing

@testable import Parity

/// What comes up among texts and numbers that are drawn, and what never does.
struct DrawnTextTests {
  private func drawn<Value: Hashable>(
    _ count: Int = 3_000, _ draw: (inout SeededGenerator) -> Value
  ) -> Set<Value> {
    var generator = SeededGenerator(seed: 1)
    return Set((0..<count).map { _ in draw(&generator) })
  }

  @Test func `a text is altered in each of the ways in which people confuse texts`() {
    let altered = drawn { TextAlteration.altered("aB1", besides: ["xyz"], using: &$0) }
    #expect(
      altered.isSuperset(of: [
        "AB1", "ab1", "B1", "aB", "a1", "aB1aB1", "1Ba", "aB1xyz", "a", "aB1 ", " aB1", "xB1",
        "aB\u{661}", "aB1",
      ]))
    #expect(altered.contains { $0.contains("a ") && $0.hasSuffix("B1") })
    let halves = drawn { TextAlteration.altered("abcdef", besides: [], using: &$0) }
    #expect(halves.contains("abc"))
    let accents = drawn {
      TextAlteration.altered("é", besides: [], using: &$0).unicodeScalars.count
    }
    #expect(accents.isSuperset(of: [0, 1, 2]))
    let widths = drawn { TextAlteration.altered("Ａ", besides: [], using: &$0) }
    #expect(widths.contains("A"))
  }

  @Test func `nothing comes of altering nothing but what is put in`() {
    let altered = drawn { TextAlteration.altered("", besides: [], using: &$0) }
    #expect(altered.contains(""))
    #expect(altered.contains(" "))
  }

  @Test func `a long text is not made twice as long, nor is another put behind it`() {
    let long = String(repeating: "a", count: 200)
    let other = String(repeating: "bc", count: 50)
    let altered = drawn(1_000) { TextAlteration.altered(long, besides: [other], using: &$0) }
    #expect(!altered.contains(long + long))
    #expect(!altered.contains(long + other))
    let longer = drawn(1_000) { generator in
      TextAlteration.altered(long + long + long, besides: [other], using: &generator).utf8.count
    }
    #expect(longer.allSatisfy { $0 < 700 })
    let short = String(long.dropLast())
    let shorter = drawn(1_000) { TextAlteration.altered(short, besides: [other], using: &$0) }
    #expect(shorter.contains(short + other))
    #expect(shorter.contains(short + short))
  }

  @Test func `numbers come up at the limits of types, alone and together with those before`() {
    let numbers = drawn(40_000) { NumberTexts.number(besides: [], using: &$0) }
    for limit in [Int128(Int.max), Int128(Int.min), Int128(Int32.max), 255, 127, -128] {
      #expect(numbers.contains(limit), "\(limit)")
      #expect(numbers.contains(limit + 1), "\(limit)")
      #expect(numbers.contains(limit - 1), "\(limit)")
    }
    #expect(numbers.isSuperset(of: [-2, -1, 0, 1, 2, 12, -12]))
    #expect(numbers.contains(3_037_000_499), "the root of the greatest number")
    let sums = drawn(10_000) { NumberTexts.number(besides: [1_000, 17], using: &$0) }
    #expect(sums.contains(Int128(Int.max) - 1_017))
    #expect(sums.contains(Int128(Int.max) / 17))
    #expect(sums.contains(-17))
    #expect(sums.contains(Int128(Int.max) - 1_000))
    #expect(drawn { NumberTexts.number(besides: [0], using: &$0) }.contains(Int128(Int.max)))
  }

  @Test func `a number is written in many ways, mostly as it is`() {
    let writings = drawn(10_000) { NumberTexts.writing(of: 12, using: &$0) }
    #expect(
      writings.isSuperset(of: [
        "12", "+12", "012", String(repeating: "0", count: 18) + "12", "-+12", "−12", "0x12", "12e3",
        "12.5", ".12",
        "1_2", "12 ", " 12", "12%", "(12)", "C", "c", "nan", "1\u{662}",
      ]))
    let negative = drawn(10_000) { NumberTexts.writing(of: -12, using: &$0) }
    #expect(negative.isSuperset(of: ["-12", "-012", "+012", "-12 ", "-c"]))
    #expect(!negative.contains("+-012"))
    var generator = SeededGenerator(seed: 1)
    let plain = (0..<1_000).count { _ in
      NumberTexts.writing(of: 12, using: &generator) == "12"
    }
    #expect(plain > 500)
    #expect(plain < 1_000)
  }

  @Test func `digits of another script have the same values, and nothing else is changed`() {
    let texts = drawn(200) { GraphemeTexts.digits(of: "a10-9", &$0) }
    #expect(texts.count == 7)
    for text in texts {
      #expect(text.compactMap(\.wholeNumberValue) == [1, 0, 9])
      #expect(text.filter { !$0.isNumber } == "a-")
      #expect(text != "a10-9")
    }
  }

  @Test func `blanks are blank, one Character each, and not only spaces`() {
    let blanks = drawn(2_000) { GraphemeTexts.blank(using: &$0) }
    #expect(blanks.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isWhitespace) })
    #expect(blanks.isSuperset(of: [" ", "\t", "\n", "\r\n", "\u{A0}", "\u{3000}", "\u{2028}"]))
  }

  @Test func `characters come of every make`() {
    let texts = drawn(6_000) { GraphemeTexts.character(using: &$0) }
    func has(_ fact: (String) -> Bool) -> Bool { texts.contains(where: fact) }
    #expect(has { $0.utf8.count == 1 && $0.first?.isLetter == true })
    #expect(has { $0.count == 1 && $0.unicodeScalars.count > 3 })
    #expect(has { $0.unicodeScalars.contains("\u{200D}") && $0.count == 1 })
    #expect(has { $0.unicodeScalars.last == "\u{20E3}" })
    #expect(has { $0.unicodeScalars.count == 2 && $0.unicodeScalars.contains("\u{FE0F}") })
    #expect(has { $0 == "\r\n" })
    #expect(has { $0.unicodeScalars.contains { (0x5D0...0x5EA).contains($0.value) } })
    #expect(has { "АВЕ".contains($0) && !$0.isEmpty })
    #expect(has { $0 == "ß" })
    #expect(has { $0 == "½" })
    #expect(has { $0 == "\u{200B}" })
    #expect(has { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } })
    #expect(texts.allSatisfy { !$0.isEmpty })
  }

  @Test func `a field is given its own texts, and soon again what was typed before`() {
    var generator = SeededGenerator(seed: 1)
    var texts = TextGenerator(knowing: ["known"])
    var seen: [String] = []
    var (again, own) = (0, 0)
    for _ in 0..<600 {
      let text = texts.text(of: .words, like: ["mine"], upTo: 16, using: &generator)
      if text == "mine" { own += 1 }
      if text != "mine", !text.isEmpty, seen.suffix(6).contains(text) { again += 1 }
      seen.append(text)
    }
    #expect(own > 30)
    #expect(again > 30)
    #expect(seen.contains { $0.contains("known") })
    #expect(seen.contains { $0.contains("minemine") })
    #expect(seen.contains(""))
  }

  @Test func `numbers in a field have something between them, as a rule`() {
    let texts = drawn(1_000) { generator -> String in
      var texts = TextGenerator(knowing: [])
      return texts.text(of: .numbers, like: [], upTo: 4, using: &generator)
    }
    #expect(texts.contains { Int($0) != nil })
    #expect(texts.contains { $0.split(separator: ",").compactMap { Int($0) }.count > 2 })
    #expect(texts.contains { $0.contains(",,") })
    #expect(texts.contains { $0.first == "," })
    #expect(texts.contains { $0.last == "," })
  }

  @Test(arguments: [
    ("", []), ("a", [""]), ("ab", ["", "b", "a"]),
    ("abcd", ["", "cd", "ab", "bcd", "acd", "abd", "abc"]),
  ])
  func `shorter texts are tried simplest first, and none twice as long`(
    text: String, shorter: [String]
  ) {
    var seen: Set<String> = []
    #expect(text.shorterTexts.filter { seen.insert($0).inserted } == shorter)
  }

  @Test func `of a long text only long pieces are left out, and one sign at each end`() {
    let text = String((0..<1_000).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
    let shorter = text.shorterTexts
    #expect(shorter.count < 200)
    #expect(
      shorter.filter { $0.count == 999 } == [String(text.dropLast()), String(text.dropFirst())])
    #expect(shorter.contains(String(text.prefix(500))))
  }
}
