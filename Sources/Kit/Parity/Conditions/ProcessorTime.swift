import Foundation

/// The processor's time, which passes only while a thread computes, whatever else the machine does.
enum ProcessorTime {
  /// The seconds so far, of this thread.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
