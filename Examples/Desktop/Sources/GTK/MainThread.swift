import Foundation

/// Does something on the main thread, to which GTK belongs, and waits until it is done.
///
/// From another thread it takes a main thread that serves the main queue. GTK's own loop does not: there,
/// no call comes from another thread.
package func onMainThread<Result>(_ work: () -> Result) -> Result {
  Thread.isMainThread ? work() : DispatchQueue.main.sync(execute: work)
}
