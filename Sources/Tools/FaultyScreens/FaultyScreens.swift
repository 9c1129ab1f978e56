import TriptychParity

/// Faulty screens, each with one fault that the kit must find, and right ones.
public enum FaultyScreens {
  /// Every faulty screen: the faults that can be in any pattern, app by app, then those of each pattern.
  public static let all: [FaultyScreen] = [
    tokenCalculatorCuts, tokenCalculatorReads, tokenCalculatorSums,
    calculatorDigits, calculatorOperators, calculatorResults, calculatorRejections,
    calculatorValues, calculatorRanges,
    colourSelectors,
    addressFormFields, addressFormAddresses, addressFormMissing, addressFormMessages,
    addressFormArrivals,
    musicSearchEdits, musicSearchWaits, musicSearchAnswers, musicSearchFailures,
    mvc, mvp, mvvm,
  ].flatMap { $0 }
}
