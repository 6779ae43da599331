/// The kinds of tokens: one for each punctuator, keyword and contextual keyword, and a few for the rest.
///
/// A contextual keyword has its own kind wherever it stands; `isIdentifierLike` says whether the token can
/// be a name.
package enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  case unknown
  case identifier  // `x`, back-ticked and raw ones included
  case dollarIdentifier  // $0, $projected
  case wildcard  // _
  case integerLiteral
  case floatLiteral

  // TODO(parser): the rest
}
