import Foundation
import Testing
import TriptychTestSupport
import TriptychToolSupport

/// The folder that `new course` writes, and the rubrics that it refuses.
@Suite(.onThreadOfItsOwn)
struct NewCourseTests {
  @Test func `a course has a starter without a solution, and the rest apart from it`() throws {
    try withFolder(["beside": ""]) { place in
      let course = "\(place)/Lab"
      let transcript = TestedProgram.new.run("course", course)
      #expect(transcript.status == 0, "\(transcript.messages)")
      let all = files(in: course)
      #expect(
        Set(all.map { $0.prefix { $0 != "/" } })
          == ["README.md", "adapters", "grader", "starter"])
      #expect(!all.contains { $0.contains(".docc") })
      let starter = modules(in: "starter/Triptych", of: all)
      #expect(starter.isSuperset(of: ["AppModels", "AppDefinitions", "Parity", "Command"]))
      #expect(starter.isDisjoint(with: ["MVC", "MVP", "MVVM", "FaultyScreens", "Grading"]))
      let grader = modules(in: "grader/triptych", of: all)
      #expect(grader.isSuperset(of: ["MVC", "MVP", "MVVM", "FaultyScreens", "Grading", "grade"]))

      #expect(all.contains("grader/triptych/Exercises/01-say-error/exercise.json"))
      #expect(!all.contains { $0.hasSuffix(".patch") }, "an exercise's solution")

      let own = all.filter { $0.hasPrefix("starter/Sources/Lab/") }.map {
        $0.split(separator: "/")[3]
      }
      #expect(Set(own) == ["Calculator", "Lab.swift"], "the apps of the rubric")
      let rules = try text("\(course)/starter/AGENTS.md")
      #expect(
        rules.contains("code in `Sources/Lab`") && rules.contains("check rules four-function"))
      let readme = try text("\(course)/starter/README.md")
      #expect(readme.contains("| FF6 | 0.5 | `=` evaluates the expression"))
      #expect(readme.contains("4 more points are for hidden tests"))
      #expect(!readme.contains("unseen"))
      #expect(try text("\(course)/grader/secret.txt").count > 40)
      for path in all {
        let isScript = try text("\(course)/\(path)").hasPrefix("#!")
        let canRun = FileManager.default.isExecutableFile(atPath: "\(course)/\(path)")
        #expect(canRun == isScript, "\(path)")
      }

      let again = TestedProgram.new.run("course", course)
      #expect(again.message.contains("is not empty; name another folder"))
      #expect(files(in: course) == all)
    }
  }

  @Test func `a course of exercises has them and no others, for students and for the grader`()
    throws
  {
    try withFolder(["beside": ""]) { place in
      let course = "\(place)/Week1"
      let transcript = TestedProgram.new.run("course", course, "1-2")
      #expect(transcript.status == 0, "\(transcript.messages)")
      let all = files(in: course)
      for kit in ["starter/Triptych", "grader/triptych"] {
        let modules = modules(in: kit, of: all)
        #expect(modules.isSuperset(of: ["MVP", "Learning", "learn", "Command"]))
        #expect(modules.isDisjoint(with: ["Grading", "new"]))
        let catalogue = all.compactMap {
          $0.firstMatch(of: /^\w+\/\w+\/.*\/Exercises\/([^\/]+)/)?.1
        }
        #expect(Set(catalogue) == ["01-say-error", "02-one-key"])
      }
      #expect(all.contains("starter/AGENTS.md"))
      for script in ["starter/learn", "grader/install", "grader/grade"] {
        #expect(FileManager.default.isExecutableFile(atPath: "\(course)/\(script)"))
      }
      let none = TestedProgram.new.run("course", "\(place)/Week9", "91-99")
      #expect(none.status == 2)
      #expect(none.message.contains("from 1 to 32"))
    }
  }

  @Test(arguments: [[], ["1-2"]])
  func `a copy of the kit has every module that it imports`(options: [String]) throws {
    try withFolder(["beside": ""]) { place in
      let course = "\(place)/Lab"
      #expect(TestedProgram.new.run(["course", course] + options).status == 0)
      let all = files(in: course)
      let own = try ["", "/Kit", "/Tools"].flatMap { room in
        try FileManager.default.contentsOfDirectory(atPath: "\(packageFolder)/Sources\(room)")
      }
      for kit in ["starter/Triptych", "grader/triptych"] {
        let sources = all.filter { $0.hasPrefix("\(kit)/Sources/") && $0.hasSuffix(".swift") }
        let imported = try sources.flatMap { path in
          try text("\(course)/\(path)").matches(of: /(?m)^import (?:Triptych)?(\w+)$/).map {
            String($0.1)
          }
        }
        let lacking = Set(imported).intersection(own)
          .subtracting(modules(in: kit, of: all).map(String.init))
        #expect(lacking == [], "\(kit)")
      }
    }
  }

  /// A learn of the tests: it cannot check what has `odd` in it, and beside `broken` nothing at all.
  private static let standIn = #"""
    #!/bin/sh
    folder="$1/0$3-"*
    case $(cat $folder/*.txt $folder/*.swift 2>/dev/null) in
      *broken*) exit 139 ;;
      *odd*) verdict="not checked" ;;
      *) verdict=solved ;;
    esac
    if [ -e "$BROKEN" ]; then verdict="not checked"; fi
    echo "{\"checked\": [{\"exercise\": \"$3\", \"verdict\": \"$verdict\"}]}"
    """#

  @Test(arguments: [("odd", 0), ("broken", 0), ("", 0), ("odd", 2)])
  func `what a student handed in and learn cannot check costs that exercise alone`(
    answer: String, status: Int32
  ) throws {
    let learn = "kit/Sources/Tools/.build/debug/learn"
    try withFolder([
      learn: Self.standIn, "kim/02-one-key/answer.txt": answer, "kim/01-say-error/A.swift": "",
    ]) { place in
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(place)/\(learn)")
      #expect(TestedProgram.new.run("course", "\(place)/Week1", "1-2").status == 0)
      let broken = status == 2 ? "\(place)/kim" : ""
      let grader = try Tool(
        "/usr/bin/env",
        [
          "TRIPTYCH_KIT=\(place)/kit", "TRIPTYCH_CACHE=\(place)/cache", "BROKEN=\(broken)",
          "python3", "\(place)/Week1/grader/grade", "\(place)/kim", "kim",
        ]
      ).run(within: 60)
      #expect(grader.succeeded == (status == 0), "\(grader.output)")
      let points = answer.isEmpty ? 2 : 1
      #expect(grader.output.contains("kim: \(points) of 2 exercises") == (status == 0))
    }
  }

  @Test func `a rubric with a mistake is reported by its line, and nothing is written`() throws {
    let rubric = "{\"schema\": \"triptych/rubric/1\",\n \"apps\": [\"colors\"]}"
    try withFolder(["rubric.json": rubric]) { place in
      let transcript = TestedProgram.new.run(
        "course", "\(place)/Lab", "\(place)/rubric.json")
      #expect(transcript.status == 2)
      #expect(transcript.messages.contains("line 2: there is no app \"colors\""))
      #expect(files(in: place) == ["rubric.json"])
    }
  }

  /// The modules of a copy of the kit, whatever room of the kit they are in.
  private func modules(in folder: String, of files: [String]) -> Set<Substring> {
    let paths = files.filter { $0.hasPrefix("\(folder)/Sources/") }
    return Set(
      paths.map { path in
        path.split(separator: "/").dropFirst(3).first {
          !["Kit", "Recorded", "Tools"].contains($0)
        } ?? ""
      })
  }
}
