import Parity

/// The gallery of wrong screens, in each pattern and for each of the house's apps.
public enum TriptychSpecimens {
  /// Every specimen, pattern by pattern and app by app.
  public static let all: [Specimen] = [
    mvcTokenCalculatorScreens, mvcTokenCalculatorTotals,
    mvcCalculatorScreens, mvcCalculatorKeys, mvcCalculatorEvaluations,
    mvcColourSelectorScreens, mvcColourSelectorStatuses,
    mvpTokenCalculatorScreens, mvpTokenCalculatorTotals, mvpTokenCalculatorPieces,
    mvpCalculatorScreens, mvpCalculatorKeys, mvpCalculatorEvaluations,
    mvpColourSelectorScreens, mvpColourSelectorStatuses,
    mvvmTokenCalculatorScreens, mvvmTokenCalculatorTotals, mvvmTokenCalculatorPieces,
    mvvmCalculatorScreens, mvvmCalculatorKeys, mvvmCalculatorExpressions,
    mvvmColourSelectorScreens, mvvmColourSelectorStatuses,
  ].flatMap { $0 }
}
