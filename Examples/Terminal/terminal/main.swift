import TerminalHead

await Terminal.run(Array(CommandLine.arguments.dropFirst()))
