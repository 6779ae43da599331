import Stubble

@Spyable(behindPreprocessorFlag: "DEBUG")
protocol DebugProtocol {
  func logSomething()
}

@Spyable(behindPreprocessorFlag: "NEVER_SET")
protocol AbsentProtocol {
  func logSomething()
}
