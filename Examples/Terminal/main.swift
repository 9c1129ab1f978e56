import AppScreens
import Foundation
import MVC
import MVP
import MVVM

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("terminal: \(message)\n".utf8))
  exit(2)
}

var terminal = Terminal(
  heads: [CalculatorHead(), TokenCalculatorHead(), ColourSelectorHead()],
  patterns: [.mvp, .mvvm, .mvc])
var arguments = (["--pattern", "MVP"] + CommandLine.arguments.dropFirst())[...]
while let argument = arguments.popFirst() {
  let name = argument == "--pattern" ? arguments.popFirst() : nil
  if let index = terminal.patterns.firstIndex(where: { $0.name == name?.uppercased() }) {
    terminal.pattern = index
  } else if let index = terminal.heads.firstIndex(where: { $0.name == argument }) {
    terminal.app = index
  } else {
    fail(
      "unknown argument \(name ?? argument); use terminal [four-function|token|colour] [--pattern MVC|MVP|MVVM]"
    )
  }
}
let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
do { try isTerminal ? terminal.runOnKeys() : terminal.runOnLines() } catch { fail("\(error)") }
