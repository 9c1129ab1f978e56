import Testing

@testable import Parity

/// Frames, last words and histories at the edges of what is kept of them.
struct FrameEdgeTests {
  private let secret = ChannelSecret([UInt8](1...32))

  @Test func `a frame is its secret, its kind, its number, its length, its payload and its secret`()
  {
    let frame = Frame(kind: .flood, number: 0x0102, payload: [7, 8, 9])
    let bytes = frame.bytes(with: secret)
    #expect(
      bytes == [UInt8](1...16) + [Frame.Kind.flood.rawValue] + (0x0102 as UInt64).bytes
        + (3 as UInt64).bytes + [7, 8, 9] + [UInt8](17...32))
    #expect(bytes.count == Frame.headerLength + 3 + 16)
    #expect(UInt64(bytes: bytes, at: 17) == 0x0102)
    #expect(UInt64(bytes: bytes, at: 25) == 3)
    #expect((0..<12).compactMap { Frame.Kind(rawValue: $0)?.rawValue } == [UInt8](0..<12))
    #expect(Frame.Kind(rawValue: 12) == nil)
  }

  @Test func `an empty frame is one, and the next is read from where it ends`() {
    let empty = Frame(kind: .gone, number: .max, payload: [])
    let other = Frame(kind: .look, number: 0, payload: [1])
    var reader = FrameReader(secret)
    #expect(reader.next() == nil)
    reader.add(empty.bytes(with: secret) + [1, 2, 3] + other.bytes(with: secret) + [1])
    #expect(reader.next() == empty)
    #expect(reader.next() == other)
    #expect(reader.next() == nil)
    #expect(reader.count == 1)
    reader.add([5])
    #expect(reader.next() == nil)
    #expect(reader.count == 0)
  }

  @Test func `as much as a frame may hold is read, and more is none`() {
    var bytes = Frame(kind: .answer, number: 1, payload: []).bytes(with: secret)
    bytes.removeLast(16)
    let limit = UInt64(Frame.payloadLimit)
    #expect(limit == 16_777_216)
    var reader = FrameReader(secret)
    reader.add(Array(bytes.prefix(25)) + limit.bytes)
    #expect(reader.next() == nil)
    #expect(reader.count == Frame.headerLength)
    var other = FrameReader(secret)
    other.add(Array(bytes.prefix(25)) + (limit + 1).bytes)
    #expect(other.next() == nil)
    #expect(other.count == 0)
  }

  @Test func `a frame in which another begins is passed over as far as the other`() {
    let inner = Frame(kind: .step, number: 3, payload: [9])
    var bytes = Frame(kind: .step, number: 2, payload: [1, 2, 3, 4]).bytes(with: secret)
    bytes[bytes.count - 16] = 0
    var reader = FrameReader(secret)
    reader.add(bytes + inner.bytes(with: secret))
    #expect(reader.next() == inner)
    #expect(reader.next() == nil)
  }

  @Test func `of last words eight thousand bytes are kept, and then four thousand`() {
    var words = LastWords()
    words.add(Array(repeating: 65, count: 8_000))
    #expect(words.text.utf8.count == 8_000)
    words.add([10, 66])
    #expect(words.text == "… " + String(repeating: "A", count: 3_998) + "\nB")
    #expect(words.line == "B")
    words.add(Array("\nFatal error: late".utf8))
    #expect(words.line == "Fatal error: late")
    #expect(!words.tellsOfMemory)
  }

  @Test func `of two lines of fatal errors the last is told, and one of memory only from it`() {
    func words(_ text: String) -> LastWords {
      var words = LastWords()
      words.add(Array(text.utf8))
      return words
    }
    #expect(words("Fatal error: a\nFatal error: b\nc").line == "Fatal error: b")
    #expect(words("failed to allocate\nlast").tellsOfMemory == false)
    #expect(words("first\nfailed to allocate").tellsOfMemory)
    #expect(words("\n\n").line == nil)
    #expect(!words("").tellsOfMemory)
    #expect(words("").text == "")
  }

  @Test func `of many screens the last are remembered, and what an unknown one does is not`() {
    var histories = ScreenHistories()
    func note(_ kind: Frame.Kind, _ number: UInt64, _ text: String = "") -> String {
      histories.note(Frame(kind: kind, number: number, payload: Array(text.utf8)))
      return histories.last.map { "\($0.number) \($0.pattern) \($0.steps) \($0.moment)" } ?? "-"
    }
    #expect(note(.step, 1, "a") == "-")
    #expect(note(.screen, 1, "MVP") == "1 MVP [] inUse")
    for number in 2...65 { _ = note(.screen, UInt64(number), "MVC") }
    #expect(note(.step, 1, "a") == #"1 MVP ["a"] inUse"#)
    #expect(note(.screen, 66, "MVVM") == "66 MVVM [] inUse")
    #expect(note(.step, 32, "a") == "66 MVVM [] inUse")
    #expect(note(.lettingGo, 33) == "33 MVC [] lettingGo")
    #expect(note(.gone, 33) == "33 MVC [] afterwards")
    #expect(note(.done, 34) == "33 MVC [] afterwards")
    #expect(note(.screen, 33, "again") == "33 again [] inUse")
  }
}
