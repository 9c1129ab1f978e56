/// The part of a program that uses a service: commands go out by its port, responses come in.
///
/// Whatever has a lifetime is here, such as the token of a request, so that the state of the program
/// stays a value. The store owns the runtime.
protocol ProgramRuntime: AnyObject {
  /// The port to the service.
  associatedtype Port

  /// The commands that it carries out.
  associatedtype Commands

  /// A message for the program.
  associatedtype Message

  /// A runtime with its port, which it does not use before it is started.
  init(port: Port)

  /// Sends what the service reports from now on, never before this method returns.
  func start(_ send: @escaping (Message) -> Void)

  /// Carries out commands.
  func carryOut(_ commands: Commands)
}

extension ProgramRuntime where Commands == Void {
  /// Does nothing, as there is no command.
  func carryOut(_ commands: Void) {}
}

/// The runtime of a program without a service.
final class NoRuntime<Message>: ProgramRuntime {
  init(port: Void) {}

  func start(_ send: @escaping (Message) -> Void) {}
}
