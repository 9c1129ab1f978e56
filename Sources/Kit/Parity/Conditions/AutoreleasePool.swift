#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Does some work, and releases what Objective-C was to release later, as an app does after each event.
///
/// Objects of Objective-C, such as UIKit's and most of Foundation's, are often released only when a
/// pool is drained. Between two steps no thread drains one by itself, so that what a screen has
/// released would look alive. Where there are no pools, this only does the work.
func withAutoreleasePool<Result, Failure: Error>(
  _ work: () throws(Failure) -> Result
) throws(Failure) -> Result {
  #if canImport(ObjectiveC)
    let result: Swift.Result<Result, Failure> = autoreleasepool {
      do throws(Failure) { return .success(try work()) } catch { return .failure(error) }
    }
    return try result.get()
  #else
    return try work()
  #endif
}
