import AppDefinitions
import Foundation
import MVC
import MVP
import MVVM
import RecordedMVC
import RecordedMVP
import RecordedMVVM
import TriptychCommand
import TriptychTerminal

var command = Command(
  name: "triptych", invocation: "swift run triptych", version: Program.triptychVersion,
  apps: TriptychApps.all, patterns: [.mvc, .mvp, .mvvm],
  recorded: [.mvcRecorded, .mvpRecorded, .mvvmRecorded])
let sources = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
command.tools = ToolsPackage(
  in: sources.appendingPathComponent("Tools").path,
  .init("learn", "Exercises in architecture, checked at each save."),
  .init(
    "inspect", "Says of a package's screens which pattern they are, and which rules they break."),
  .init("report", "A page that shows each gesture in each pattern."),
  .init("grade", "Points for submissions, by a rubric."),
  .init("new", "A start: for a pattern, an app, an exercise or a course."),
  .init(
    "gallery", "Faulty screens that verify must catch, and correct ones that it must leave alone."))
exit(command.run(Array(CommandLine.arguments.dropFirst())))
