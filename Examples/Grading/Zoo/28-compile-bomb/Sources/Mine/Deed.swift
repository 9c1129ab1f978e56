import AppModels

/// Keeps the compiler busy.
enum Deed {
  static func whenMade() {}

  static func atGesture(_ key: Calculator.Key) {}

  static func words(_ words: String) -> String { words }
}

private func bomb0(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb1(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb2(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb3(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb4(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb5(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb6(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb7(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb8(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb9(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb10(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb11(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb12(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb13(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb14(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb15(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb16(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb17(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb18(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb19(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb20(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb21(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb22(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb23(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb24(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb25(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb26(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb27(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb28(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb29(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb30(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb31(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb32(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb33(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb34(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb35(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb36(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb37(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb38(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb39(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb40(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb41(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb42(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb43(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb44(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb45(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb46(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb47(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb48(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb49(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb50(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb51(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb52(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb53(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb54(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb55(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb56(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb57(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb58(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}

private func bomb59(_ a: Int, _ b: Double) -> Double {
  let x = 1 + 2.0 * -a + 3 - 4.5 * b + 6 * -a - 7 * (8.0 - b) + 9 - -a * 10 + 11.5 - b * 12
  return x
}
