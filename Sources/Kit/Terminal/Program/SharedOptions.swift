/// Options that several verbs share.
package enum SharedOptions {
  package static let all = Flag("--all", "shows everything, not only what differs or is wrong.")
}
