/// Something about the command that a person can mend.
struct UsageError: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
