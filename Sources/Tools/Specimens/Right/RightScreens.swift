import Parity

extension TriptychSpecimens {
  /// Every right but unusual screen, app by app: the kit must say nothing about any of them.
  package static let right: [RightScreen] = [
    .ownBinding, .closuresOnly, .tableOfStates, .viewMadeLate, .keysReplayed, .cachedValues,
    .letGoLater,
    .streamOfEdits, .bigTable, .lazyTotal, .genericStore, .sumByHalves, .readInParallel,
    .interpreter, .piecesOnDemand, .serialQueue,
    .presenterForEachSwitch, .wordsByBits, .weakRegistry, .behindALock,
    .eventSourcing, .memento, .commands, .notificationCentre,
    .redux, .sequenceNumbers, .weakRequests, .reusedCells,
  ]
}
