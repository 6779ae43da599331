/// Logging packages, whose functions have `#function` as a default argument.
extension PreludeText {
  static let logging = PreludeText(
    "Logging",
    #"""
    struct Logger: Sendable {
      init(label: String)
      init(label: String, factory: (String) -> any LogHandler)
      init(label: String, metadataProvider: Logger.MetadataProvider)
      func log(
        level: Logger.Level, _ message: @autoclosure () -> Logger.Message,
        error: @autoclosure () -> (any Error)? = nil,
        metadata: @autoclosure () -> Logger.Metadata? = nil, source: @autoclosure () -> String? = nil,
        file: String = #fileID, function: String = #function, line: UInt = #line)
      func trace(
        _ message: @autoclosure () -> Logger.Message, error: @autoclosure () -> (any Error)? = nil,
        metadata: @autoclosure () -> Logger.Metadata? = nil, source: @autoclosure () -> String? = nil,
        file: String = #fileID, function: String = #function, line: UInt = #line)
      func debug(
        _ message: @autoclosure () -> Logger.Message, error: @autoclosure () -> (any Error)? = nil,
        metadata: @autoclosure () -> Logger.Metadata? = nil, source: @autoclosure () -> String? = nil,
        file: String = #fileID, function: String = #function, line: UInt = #line)
      func info(
        _ message: @autoclosure () -> Logger.Message, error: @autoclosure () -> (any Error)? = nil,
        metadata: @autoclosure () -> Logger.Metadata? = nil, source: @autoclosure () -> String? = nil,
        file: String = #fileID, function: String = #function, line: UInt = #line)
      func notice(
        _ message: @autoclosure () -> Logger.Message, error: @autoclosure () -> (any Error)? = nil,
        metadata: @autoclosure () -> Logger.Metadata? = nil, source: @autoclosure () -> String? = nil,
        file: String = #fileID, function: String = #function, line: UInt = #line)
      func warning(
        _ message: @autoclosure () -> Logger.Message, error: @autoclosure () -> (any Error)? = nil,
        metadata: @autoclosure () -> Logger.Metadata? = nil, source: @autoclosure () -> String? = nil,
        file: String = #fileID, function: String = #function, line: UInt = #line)
      func error(
        _ message: @autoclosure () -> Logger.Message, error: @autoclosure () -> (any Error)? = nil,
        metadata: @autoclosure () -> Logger.Metadata? = nil, source: @autoclosure () -> String? = nil,
        file: String = #fileID, function: String = #function, line: UInt = #line)
      func critical(
        _ message: @autoclosure () -> Logger.Message, error: @autoclosure () -> (any Error)? = nil,
        metadata: @autoclosure () -> Logger.Metadata? = nil, source: @autoclosure () -> String? = nil,
        file: String = #fileID, function: String = #function, line: UInt = #line)
      enum Level: String, Codable, CaseIterable, Comparable, Sendable {
        case trace, debug, info, notice, warning, error, critical
      }
      typealias Metadata = [String: MetadataValue]
      enum MetadataValue: Equatable, Sendable {}
      struct Message: Sendable {}
    }
    """#)

  static let cocoaLumberjack = PreludeText(
    "CocoaLumberjackSwift",
    #"""
    @_exported import Foundation
    func DDLogDebug(
      _ message: @autoclosure () -> DDLogMessageFormat, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
      file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
      asynchronous: Bool? = nil, ddlog: DDLog = .sharedInstance)
    func DDLogInfo(
      _ message: @autoclosure () -> DDLogMessageFormat, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
      file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
      asynchronous: Bool? = nil, ddlog: DDLog = .sharedInstance)
    func DDLogWarn(
      _ message: @autoclosure () -> DDLogMessageFormat, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
      file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
      asynchronous: Bool? = nil, ddlog: DDLog = .sharedInstance)
    func DDLogVerbose(
      _ message: @autoclosure () -> DDLogMessageFormat, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
      file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
      asynchronous: Bool? = nil, ddlog: DDLog = .sharedInstance)
    func DDLogError(
      _ message: @autoclosure () -> DDLogMessageFormat, level: DDLogLevel = dynamicLogLevel, context: Int = 0,
      file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil,
      asynchronous: Bool? = nil, ddlog: DDLog = .sharedInstance)
    """#)

  static let swiftyBeaver = PreludeText(
    "SwiftyBeaver",
    #"""
    @_exported import Foundation
    class SwiftyBeaver {
      class func verbose(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line, context: Any? = nil)
      class func debug(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line, context: Any? = nil)
      class func info(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line, context: Any? = nil)
      class func warning(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line, context: Any? = nil)
      class func error(
        _ message: @autoclosure () -> Any, file: String = #file, function: String = #function,
        line: Int = #line, context: Any? = nil)
    }
    """#)
}
