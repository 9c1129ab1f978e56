import AppScreens
import Foundation

/// Reports on several apps, each made in a process of its own, some of them at the same time.
///
/// A screen meets there what it would meet here: nobody hears of its steps, and nothing but its own
/// traps ends it. Then there is no report, and whoever wants it makes it here, where more is told.
package final class ReportProcesses {
  private var isolation: Isolation
  private let executable: String
  private var waiting: ArraySlice<ReportOrder>
  private var begun: [Worker] = []

  /// Processes for reports, of which none is begun yet.
  ///
  /// - Parameters:
  ///   - orders: What is asked for, in the order in which it will be taken.
  ///   - executable: The path of an executable that calls ``Isolation/serve(apps:patterns:)``.
  ///   - arguments: The arguments with which it serves.
  package init(for orders: [ReportOrder], by executable: String, _ arguments: [String]) {
    (waiting, self.executable) = (orders[...], executable)
    isolation = Isolation(executable: executable, arguments: arguments)
    isolation.limits = Isolation.Limits(
      gesture: .infinity, check: .infinity, run: 1e9, memory: 1 << 24)
  }

  /// The next report, and what screens have printed meanwhile; nil where the process came to no end.
  package func next() -> (report: Report, words: String)? {
    while begun.count < 2 * ProcessInfo.processInfo.activeProcessorCount,
      let order = waiting.popFirst()
    {
      let worker = isolation.workers.worker(for: "report \(waiting.count)", isolation.limits)
      begun.append(worker)
      do throws(ProcessFailure) {
        try worker.begin(.report(order, executable: executable))
      } catch {
        worker.drop()  // It is noticed when nothing comes of it.
      }
    }
    guard !begun.isEmpty else { return nil }
    let worker = begun.removeFirst()
    defer { worker.drop() }
    do throws(ProcessFailure) {
      let reply: Worker.Reply<Report> = try worker.finish(
        until: isolation.workers.deadline(within: isolation.limits))
      return reply.failure == nil ? (reply.answer, worker.words) : nil
    } catch {
      return nil
    }
  }
}
