import Foundation

/// A stack of its own for the handlers of signals, which a thread needs whose usual stack is full.
///
/// Endless recursion ends like this, and a handler that reports it would otherwise not run.
package enum SignalStack {
  /// Gives this thread such a stack, for as long as the process lives; does nothing if it has one.
  package static func prepare() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    stack.ss_size = 1 << 16
    stack.ss_sp = malloc(1 << 16)
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }
}
