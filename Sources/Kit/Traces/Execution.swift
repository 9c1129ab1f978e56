import AppScreens
import TriptychSourceReading

/// The mediator's part in a message, as far as the run tells it.
package enum Execution: Hashable, Sendable {
  /// The line that the mediator was executing, in a function of this name.
  case line(SourceLine, in: String)

  /// The declaration of what took part: the method that ran, or the value that was bound to.
  ///
  /// Which of its lines ran is not known.
  case declaration(SourceLine, of: String)

  /// The line, or that of the declaration.
  package var place: SourceLine {
    switch self {
    case .line(let place, _), .declaration(let place, _): place
    }
  }
}

/// The way to a mediator's part in a message, taken only when somebody asks: a line takes long to find.
indirect enum ExecutionTrail: Hashable, Sendable {
  /// To what the message names.
  case member(DeclarationSearch)

  /// To the line that was executed in the first of these functions that is in a file.
  case executing([MediatorFrame], otherwise: Self?)

  /// To the first of these functions that is in a file.
  case inside([MediatorFrame], otherwise: Self?)

  /// The mediator's part; nil where none is known.
  ///
  /// - Complexity: Tens of milliseconds for each place in the code that is met for the first time.
  var execution: Execution? {
    switch self {
    case .member(let search): search.place.map { .declaration($0, of: search.name) }
    case .executing(let frames, let other):
      frames.lazy.compactMap { frame in frame.line.map { .line($0, in: frame.function) } }.first
        ?? other?.execution
    case .inside(let frames, let other):
      frames.lazy.filter { $0.line != nil }.first.flatMap(\.declaration) ?? other?.execution
    }
  }
}

extension MediatorFrame {
  /// The declaration of the function.
  fileprivate var declaration: Execution? {
    line.flatMap { DeclarationSearch(of: function, in: $0.file).place }
      .map { .declaration($0, of: function) }
  }
}
