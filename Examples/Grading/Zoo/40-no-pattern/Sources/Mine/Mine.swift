// extension Pattern { static let mine = Pattern("Mine", CalculatorScreen.init) }
