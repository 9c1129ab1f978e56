import AppRules
import AppScreens
import Foundation
import HostileScreens
import MVP
import TestSupport
import Testing

@testable import Parity

/// What is no answer of a screen, whoever gives it.
@Suite(.onThreadOfItsOwn)
struct FalseAnswerTests {
  private let app = ColourSelectorApp()

  @Test
  func `leaving with success is not success`() {
    let leaving = Isolation(executable: "/bin/sh", arguments: ["-c", "exit 0"], limit: 60)
    let report = Report(on: app, of: [.mvp], searches: [], in: leaving)
    #expect(Set(report.rows.map(\.verdict)) == [.notRun])
    #expect(!report.isConforming)
    #expect(leaving.obstacle(to: app, in: [.mvp]) == "exited early, with status 0")
  }

  @Test
  func `a process that speaks without the secret has no say`() {
    let lying = Isolation(
      executable: "/bin/sh",
      arguments: ["-c", "i=0; while [ $i -lt 99 ]; do echo '[]' >&3; i=$((i+1)); done"], limit: 60)
    #expect(lying.obstacle(to: app, in: [.mvp]) == "exited early, with status 0")
  }

  @Test
  func `a process that cannot be used is told of`() {
    let none = Isolation(executable: "/no/such/file", arguments: [])
    #expect(none.obstacle(to: app, in: [.mvp])?.contains("/no/such/file") == true)
    let result = none.run(.sequences(length: 2), over: [.mvp], of: app)
    #expect(result.obstacle != nil)
    #expect(result.difference == nil)
    let isolation = Isolation(byCommandBesideTests: "HostileScreens", limit: 60)
    #expect(isolation.obstacle(to: app, in: [.mvp, Pattern("VIPER")])?.contains("VIPER") == true)
    #expect(isolation.obstacle(to: app, in: [.mvp]) == nil)
  }

  @Test
  func `what is written into the channel is no answer, and breaks no rule`() throws {
    // Somebody else's pipe, of which nobody reads, is open when the process is started.
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let report = Report(
      on: app, of: [HostileDeed.writeIntoEveryDescriptor.pattern],
      searches: [.sequences(length: 2)],
      in: Isolation(byCommandBesideTests: "HostileScreens", limit: 60))
    #expect(report.isConforming)
  }

  @Test
  func `frames are read as they come, in pieces or several at once`() {
    let secret = ChannelSecret()
    let frames = [
      Frame(kind: .step, number: 7, payload: Array("input=1,2".utf8)),
      Frame(kind: .answer, number: .max, payload: []),
    ]
    var reader = FrameReader(secret)
    var taken: [Frame] = []
    for byte in frames.flatMap({ $0.bytes(with: secret) }) {
      reader.add([byte])
      if let frame = reader.next() { taken.append(frame) }
    }
    #expect(taken == frames)
    reader.add(frames.flatMap { $0.bytes(with: secret) })
    #expect([reader.next(), reader.next()] == frames)
    #expect(reader.next() == nil)
  }

  @Test
  func `among frames, what has another secret or none is passed over`() {
    let secret = ChannelSecret()
    let frame = Frame(kind: .answer, number: 1, payload: Array("[]".utf8))
    var damaged = frame.bytes(with: secret)
    damaged.insert(0, at: Frame.headerLength)
    let endless = secret.start + [Frame.Kind.answer.rawValue] + [UInt8](repeating: 255, count: 16)
    var reader = FrameReader(secret)
    for junk in [Array("junk".utf8), frame.bytes(with: ChannelSecret()), damaged, endless] {
      reader.add(junk + frame.bytes(with: secret))
      #expect(reader.next() == frame)
      #expect(reader.next() == nil)
    }
  }
}
