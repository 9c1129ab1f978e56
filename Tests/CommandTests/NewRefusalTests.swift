import Foundation
import Testing

@testable import Scaffold

/// The requests that `new` refuses, and the folders that it leaves as they are.
struct NewRefusalTests {
  private static let otherPackage =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Examples/NewApp").standardizedFileURL.path

  @Test(arguments: [
    (["new"], #"no command "new"; the commands are new pattern, new app and new course"#),
    (
      ["new", "view", "Mine"], #"there is no command "new view"; the commands are new pattern,"#
    ),
    (["new", "pattern"], "new pattern takes a name: new pattern NAME"),
    (
      ["new", "app", "My", "Own"],
      #"unexpected argument "Own"; only options can follow new app NAME"#
    ),
    (["new", "pattern", "2D"], "\"2D\" cannot name a module: begin with a letter from A to Z"),
    (["new", "pattern", "Clean-Swift"], "\"Clean-Swift\" cannot name a module"),
    (["new", "pattern", "Protocol"], "\"Protocol\" is a keyword of Swift"),
    (["new", "pattern", "mvp"], "the name MVP is taken by a module; choose another"),
    (["new", "pattern", "Check"], "the name check is taken by a module"),
    (["new", "pattern", "check"], "the name check is taken by a module"),
    (["new", "pattern", "Terminal"], "the name terminal is taken by a module"),
    (["new", "app", "Traces"], "the name Traces is taken by a module"),
    (["new", "app", "Testing"], "the name Testing is taken by a module"),
    (["new", "app", "SwiftUI"], "the name SwiftUI is taken by a module"),
    (["new", "app", "App"], "the name AppRules, which App would need, is taken by a module"),
    (
      ["new", "app", "Screen"],
      "the name ScreenDisplay, which Screen would need, is taken by a type of AppScreens"
    ),
    (
      ["new", "app", "Headless"],
      "the name HeadlessView, which Headless would need, is taken by a type of AppScreens"
    ),
    (["new", "app", "Calculator"], "the name CalculatorDisplay, which Calculator would need,"),
    (["new", "pattern", "VIPER", "--app", "colors"], "there is no app \"colors\"; the apps are"),
    (["new", "app", "Mine", "--app", "token"], #"there is no option "--app""#),
    (["new", "app", "Mine", "--path", "/nowhere"], "there is no package in \"/nowhere\""),
    (["new", "app", "Mine", "--url", "https://example.com/kit"], "--url needs --version"),
    (
      ["new", "app", "Mine", "--url", "https://example.com/kit", "--version", "one"],
      "--version takes three numbers, as in 0.1.0, not \"one\""
    ),
    (["new", "app", "Mine", "--version", "1.0.0"], "--version needs --url"),
    (
      ["new", "app", "Mine", "--path", ".", "--url", "https://example.com/kit"],
      "use --path or --url, not both"
    ),
    (
      ["new", "app", "Mine", "--path", Self.otherPackage],
      "is not triptych: it has no product TriptychKit; name the folder of triptych itself"
    ),
    (
      ["new", "pattern", "Mine", "--path", Self.otherPackage],
      "is not triptych: it has no product TriptychKit"
    ),
    (["new", "app", String(repeating: "A", count: 61)], "is too long to name files after"),
    (["new", "app", "Caf\u{E9}"], "cannot name a module"),
    (["new", "app", "main"], "the name main is taken by a module"),
  ])
  func `what cannot be done is refused, and nothing is written`(
    arguments: [String], message: String
  ) throws {
    let folder = try NewFolder()
    let transcript = Transcript(arguments + ["--output", folder.path])
    #expect(transcript.status == 2)
    #expect(transcript.output == "")
    let messages = transcript.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(messages.contains(message))
    #expect(folder.files == [])
  }

  @Test(arguments: [
    ("/dev/null/Mine", "Not a directory"),
    ("/dev/null/\(String(repeating: "x", count: 256))", "Not a directory"),
    ("/tmp/\(String(repeating: "x", count: 256))", "File name too long"),
  ])
  func `a folder that nobody can make is told before anything is written`(
    folder: String, reason: String
  ) {
    let transcript = Transcript("new", "app", "Mine", "--output", folder)
    #expect(transcript.status == 2)
    let messages = transcript.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(messages.hasPrefix("triptych: cannot write "))
    #expect(messages.contains(": \(reason) Try: "))
  }

  @Test
  func `a folder with something in it, or a file, is left as it is`() throws {
    let folder = try NewFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let path = "\(folder.path)/notes.txt"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    let transcript = Transcript("new", "app", "Mine", "--output", folder.path)
    #expect(transcript.status == 2)
    #expect(
      transcript.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("is not empty"))
    let example = transcript.messages.components(separatedBy: "Try: triptych ").last ?? ""
    let words = example.replacing("\\\n", with: "").split(whereSeparator: \.isWhitespace)
    #expect(Transcript(words.map(String.init)).status == 0)
    #expect(NewFolder.files(in: "\(folder.path)2").contains("Package.swift"))
    let onFile = Transcript("new", "app", "Mine", "--output", path).messages
    #expect(
      onFile.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("is a file"))
    #expect(folder.files == ["notes.txt"])
  }

  @Test(arguments: [("", "names no folder"), ("-", "cannot go to standard output")])
  func `a folder without a name is refused`(output: String, message: String) {
    let transcript = Transcript("new", "app", "Counter", "--output", output)
    #expect(transcript.status == 2)
    #expect(transcript.messages.contains(message))
  }

  @Test
  func `a folder that holds other things is written into if one says so`() throws {
    let folder = try NewFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/.git", withIntermediateDirectories: true)
    #expect(Transcript("new", "app", "Mine", "--output", folder.path).messages.contains("--add"))
    #expect(Transcript("new", "app", "Mine", "--output", folder.path, "--add").status == 0)
    #expect(folder.files.count == 15)
    let manifest = try folder.text("Package.swift")
    let again = Transcript("new", "app", "Other", "--output", folder.path, "--add")
    #expect(again.status == 2)
    #expect(again.messages.contains("exists, and"))
    #expect(folder.files.count == 15)
    #expect(try folder.text("Package.swift") == manifest)
  }
}
