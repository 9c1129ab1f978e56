/// The part of a program that meets the world: commands go out by its port, messages come in.
///
/// Whatever has an identity and a lifetime is here, such as a request that stands, so that the state
/// of the program stays a value. The store holds the runtime, and the runtime ends with it.
protocol ProgramRuntime: AnyObject {
  /// The port to the world.
  associatedtype Port

  /// The commands that it carries out.
  associatedtype Commands

  /// A message for the program.
  associatedtype Message

  /// A runtime with its port, which it leaves alone until it is started.
  init(port: Port)

  /// Sends from now on what the world has to say, never before this method returns.
  func start(_ send: @escaping (Message) -> Void)

  /// Carries out the commands in their order.
  func carryOut(_ commands: Commands)
}

extension ProgramRuntime where Commands == Void {
  /// Does nothing, as there is no command.
  func carryOut(_ commands: Void) {}
}

/// The runtime of a program without a world.
final class NoRuntime<Message>: ProgramRuntime {
  init(port: Void) {}

  func start(_ send: @escaping (Message) -> Void) {}
}
