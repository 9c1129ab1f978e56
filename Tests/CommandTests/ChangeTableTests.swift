import Foundation
import Testing

/// The cost of change as `inspect --changes` prints it.
struct ChangeTableTests {
  @Test
  func `a request costs its files and lines in each pattern, new and deleted ones included`() throws
  {
    let package = try package()
    defer { remove(package) }
    let patch = """
      --- /dev/null
      +++ b/Sources/MVP/Calculator/CalculatorPresenter.swift
      @@ -0,0 +1,2 @@
      +one
      +two
      --- a/Sources/MVP/Calculator/HeadlessCalculatorView.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -one

      """
    try write(patch, to: "wish/MVP.patch", in: package)
    try write(
      "--- /dev/null\n+++ b/README.md\n@@ -0,0 +1 @@\n+new\n", to: "wish/shared.patch", in: package)
    try write(
      "--- a/A/B.swift\n+++ b/A/B.swift\n@@ -1,0 +2 @@\n+new\n", to: "else/MVC.patch", in: package)
    try write("A key that undoes.\n", to: "wish/request.txt", in: package)
    let transcript = Transcript("inspect", package.path, "--changes")
    #expect(
      transcript.output.hasPrefix(
        """
        Cost of change

          request       part   files    +    -   roles
          else          shared     0    0    0   nothing
                        MVC        1    1    0   B.swift +1
                        MVP        0    0    0   nothing
          wish          shared     1    1    0   README.md +1
                        MVC        0    0    0   nothing
                        MVP        2    2    1   mediator +2, headless view -1

          wish: A key that undoes.

          Files and lines of the patches
        """))
    #expect(transcript.status == 0)
  }

  @Test
  func `a package without patches is an error that says where they belong`() throws {
    let package = try package()
    defer { remove(package) }
    let transcript = Transcript("inspect", package.path, "--changes")
    #expect(transcript.status == 2)
    #expect(transcript.output == "")
    #expect(
      transcript.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("has no patches in Examples/Changes"))
  }

  @Test
  func `the rules are told each with its reason and its patterns`() {
    let output = Transcript("inspect", "--rules").output
    #expect(
      output.contains(
        """
        A16    No declaration of the view model mentions a view or its protocol.
               Why: A view model is read, and knows no view; one that knows a view is a
               presenter.
               Applies to MVVM; decided by reading the code.
        """))
    #expect(output.contains("Applies to MVP and MVVM; decided by running the code."))
    #expect(output.contains("Applies to every pattern; decided by reading the code."))
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  private func package() throws -> URL {
    let package = FileManager.default.temporaryDirectory
      .appendingPathComponent("triptych-changes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try Data().write(to: package.appendingPathComponent("Package.swift"))
    return package
  }

  private func remove(_ package: URL) {
    do { try FileManager.default.removeItem(at: package) } catch { return }
  }

  private func write(_ text: String, to path: String, in package: URL) throws {
    let file = package.appendingPathComponent("Examples/Changes/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
