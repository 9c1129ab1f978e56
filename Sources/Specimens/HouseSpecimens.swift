import Parity

/// The gallery of wrong screens, in each pattern and for each of the house's apps.
public enum HouseSpecimens {
  /// Every specimen, pattern by pattern and app by app.
  public static let all: [Specimen] = [
    mvcTokenCalculatorScreens, mvcTokenCalculatorTotals,
    mvcCalculatorScreens, mvcCalculatorKeys,
    mvcColourSelectorScreens, mvcColourSelectorStatuses,
    mvpTokenCalculatorScreens, mvpTokenCalculatorTotals,
    mvpCalculatorScreens, mvpCalculatorKeys,
    mvpColourSelectorScreens, mvpColourSelectorStatuses,
    mvvmTokenCalculatorScreens, mvvmTokenCalculatorTotals,
    mvvmCalculatorScreens, mvvmCalculatorKeys,
    mvvmColourSelectorScreens, mvvmColourSelectorStatuses,
  ].flatMap { $0 }
}
