import Testing

@testable import Parity

/// What is read from a worker: frames among other bytes, and its last words.
struct WorkerWordsTests {
  private let secret = ChannelSecret()

  private func frames(in pieces: [[UInt8]]) -> [Frame] {
    var reader = FrameReader(secret)
    var frames: [Frame] = []
    for piece in pieces {
      reader.add(piece)
      while let frame = reader.next() { frames.append(frame) }
    }
    return frames
  }

  private let frame = Frame(kind: .step, number: 7, payload: Array("5".utf8))

  @Test func `a frame is read though it comes byte by byte`() {
    let bytes = frame.bytes(with: secret)
    #expect(frames(in: bytes.map { [$0] }) == [frame])
    #expect(frames(in: [bytes.dropLast()]) == [])
  }

  @Test func `what a screen writes between frames is passed over`() {
    let bytes = frame.bytes(with: secret)
    let noise = [UInt8](repeating: secret.start[0], count: 40)
    #expect(frames(in: [noise + bytes + Array("x".utf8) + bytes, noise, bytes]).count == 3)
    #expect(frames(in: [Array(bytes.prefix(20)) + bytes]) == [frame])
  }

  @Test func `what has no kind, no end or too much in it is no frame`() {
    var unknown = frame.bytes(with: secret)
    unknown[16] = 0xFF
    var open = frame.bytes(with: secret)
    open[open.count - 1] &+= 1
    var long = frame.bytes(with: secret)
    long[28] = 0xFF
    for wrong in [unknown, open, long] {
      #expect(frames(in: [wrong + frame.bytes(with: secret)]) == [frame])
    }
    #expect(frames(in: [frame.bytes(with: ChannelSecret())]) == [])
  }

  @Test func `a frame keeps nothing of what was read before it`() {
    var reader = FrameReader(secret)
    let bytes = frame.bytes(with: secret)
    reader.add(bytes + bytes)
    #expect(reader.count == bytes.count * 2)
    #expect(reader.next() == frame)
    #expect(reader.count == bytes.count)
    reader.add([])
    #expect(reader.next() == frame)
    #expect(reader.next() == nil)
    #expect(reader.count == 0)
  }

  @Test func `a secret is the bytes before a frame and those behind it`() {
    let bytes = [UInt8](1...32)
    let secret = ChannelSecret(bytes)
    #expect(secret.start == [UInt8](1...16))
    #expect(secret.end == [UInt8](17...32))
    #expect(secret.bytes == bytes)
    #expect(ChannelSecret() != ChannelSecret())
  }

  @Test func `of last words the line of a fatal error tells most, and else the last`() {
    func line(_ text: String) -> String? {
      var words = LastWords()
      words.add(Array(text.utf8))
      return words.line
    }
    #expect(line("") == nil)
    #expect(line("one\ntwo\n") == "two")
    #expect(line("one\nFatal error: here\ntwo\n") == "Fatal error: here")
    #expect(line(String(repeating: "x", count: 200))?.count == 160)
  }

  @Test func `of many last words the end is kept`() {
    var words = LastWords()
    words.add(Array(repeating: 65, count: 8_000))
    #expect(words.text.utf8.count == 8_000)
    words.add([66])
    #expect(words.text == "… " + String(repeating: "A", count: 3_999) + "B")
    var hungry = LastWords()
    hungry.add(Array("x failed to allocate 9 bytes".utf8))
    #expect(hungry.tellsOfMemory)
    #expect(!words.tellsOfMemory)
  }

  @Test func `a screen that goes is told of with the moment, and old screens are forgotten`() {
    var histories = ScreenHistories()
    func note(_ kind: Frame.Kind, _ number: UInt64, _ text: String = "") {
      histories.note(Frame(kind: kind, number: number, payload: Array(text.utf8)))
    }
    note(.screen, 1, "MVP")
    note(.step, 1, "a")
    note(.answer, 9)
    #expect(histories.last?.moment == .inUse)
    note(.lettingGo, 1)
    #expect(histories.last?.moment == .lettingGo)
    note(.gone, 1)
    #expect(histories.last?.moment == .afterwards)
    #expect(histories.last?.steps == ["a"])
    for number in 2...65 { note(.screen, UInt64(number), "MVC") }
    note(.look, 1)
    #expect(histories.last?.number == 1)
    note(.screen, 66, "MVC")
    note(.look, 1)
    #expect(histories.last?.number == 66)
    note(.look, 33)
    #expect(histories.last?.number == 33)
  }
}
