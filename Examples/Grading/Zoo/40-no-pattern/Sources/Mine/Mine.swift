// extension Pattern { static let mine = Pattern("Mine").adding(CalculatorScreen.init) }
