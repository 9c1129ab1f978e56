import Testing
import TriptychTerminal
import TriptychTestSupport

@testable import TriptychGrading

/// What an exercise would show of a student, or miss of a screen.
struct SubmissionScreenTests {
  private let stems = ["Calculator", "MusicSearch"]

  private func screen(_ files: [String: String], by student: String = "kim") throws
    -> [String: String]
  {
    var screen: [String: String] = [:]
    try withFolder(files) { folder in
      screen = try SubmissionFolder(folder).screen(of: "Calculator", among: stems, by: student)
    }
    return screen
  }

  @Test func `the files of one screen are left, without their heads`() throws {
    let files = try screen([
      "Sources/Kim/Kim.swift": #"extension Pattern { static let kim = Pattern("Kim") }"#,
      "Sources/Kim/Calculator/CalculatorScreen.swift":
        "//\n//  Created by Kim on 1.11.2026.\n//\n\n/* Copyright */\n/// A screen.\nclass CalculatorScreen {}\n",
      "Sources/Kim/MusicSearch/MusicSearchScreen.swift": "class MusicSearchScreen {}",
      "Sources/Kim/Shared/Texts.swift": "enum Texts {}",
    ])
    #expect(
      files == [
        "CalculatorScreen.swift": "/// A screen.\nclass CalculatorScreen {}\n",
        "Texts.swift": "enum Texts {}",
      ])
  }

  @Test(arguments: [
    ("class CalculatorScreen {}  // by Kim", "kim"),
    ("class CalculatorScreen { let kim = 1 }", "Kim"),
    ("/// Of Lee Kim.\nclass CalculatorScreen {}", "lee-kim"),
    ("class CalculatorScreen { let leekim = 1 }", "lee.kim"),
  ])
  func `a file that names the student is refused`(text: String, student: String) {
    let error = #expect(throws: UsageError.self) {
      try screen(["Sources/Mine/CalculatorScreen.swift": text], by: student)
    }
    #expect(error?.message.contains("the student's name is in") == true)
  }

  @Test(arguments: [
    ("class Screen {}", "", "no type CalculatorScreen"),
    ("class CalculatorScreen {}", ".defaultIsolation(MainActor.self)", "defaultIsolation"),
    ("", "", "there is no Swift file"),
  ])
  func `what no exercise can be made of is refused`(
    text: String, setting: String, reason: String
  ) {
    var files = ["Package.swift": setting]
    if !text.isEmpty { files["Sources/Mine/Screen.swift"] = text }
    let error = #expect(throws: UsageError.self) { try screen(files) }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
  }
}
