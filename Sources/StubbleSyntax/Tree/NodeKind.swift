/// The kinds of nodes. The comment above each kind is its production: other nodes by name, tokens in quotes.
///
/// There are no nodes for lists, and none that only wrap another: the items of a block are its children, and an
/// expression is itself a statement. Where a production says `expression`, `type`, `pattern` or `item`, any node of
/// that section can be there, or an `unexpected` one.
@usableFromInline package enum NodeKind: UInt8, Sendable, CaseIterable, BitwiseCopyable {
  // MARK: Files and directives
  /// item* 'end of file'
  case sourceFile
  /// any tokens that do not belong where they are
  case unexpected
  /// ifConfigClause+ '#endif'
  case ifConfig
  /// ('#if' | '#elseif' | '#else') expression? content. The names in the expression are `conditionName`s.
  case ifConfigClause
  /// '#sourceLocation' '(' … ')'
  case sourceLocationDirective

  // MARK: Declarations. Each begins with attribute* modifier*, `#if` around attributes included.
  /// 'import' kind? path
  case importDecl
  /// 'struct' name genericParameterClause? inheritanceClause? genericWhereClause? memberBlock
  case structDecl
  /// 'class' likewise
  case classDecl
  /// 'actor' likewise
  case actorDecl
  /// 'enum' likewise
  case enumDecl
  /// 'protocol' name primaryAssociatedTypeClause? inheritanceClause? genericWhereClause? memberBlock
  case protocolDecl
  /// 'extension' type inheritanceClause? genericWhereClause? memberBlock
  case extensionDecl
  /// 'func' name genericParameterClause? parameterClause effectSpecifiers? returnClause?
  /// genericWhereClause? codeBlock?
  case functionDecl
  /// 'init' ('?' | '!')? genericParameterClause? parameterClause effectSpecifiers? returnClause?
  /// genericWhereClause? codeBlock?
  case initializerDecl
  /// 'deinit' effectSpecifiers? codeBlock?
  case deinitializerDecl
  /// 'subscript' genericParameterClause? parameterClause returnClause genericWhereClause? accessorBlock?
  case subscriptDecl
  /// ('var' | 'let' | 'inout' …) patternBinding (',' patternBinding)*
  case variableDecl
  /// 'typealias' name genericParameterClause? initializerClause(type) genericWhereClause?
  case typealiasDecl
  /// 'associatedtype' name inheritanceClause? initializerClause(type)? genericWhereClause?
  case associatedtypeDecl
  /// 'case' enumCaseElement (',' enumCaseElement)*
  case enumCaseDecl
  /// fixity 'operator' name (':' names)?
  case operatorDecl
  /// 'precedencegroup' name '{' … '}'
  case precedenceGroupDecl
  /// 'macro' name genericParameterClause? parameterClause effectSpecifiers? returnClause?
  /// initializerClause? genericWhereClause?
  case macroDecl
  /// attribute* modifier* '#' name genericArgumentClause? ('(' argument* ')')? closures; only where no
  /// expression can be
  case macroExpansionDecl
  /// attribute* modifier*, where a declaration is missing
  case missingDecl

  // MARK: Parts of declarations
  /// '@' type ('(' (argument* | special tokens) ')')?
  case attribute
  /// keyword ('(' detail ')')?
  case modifier
  /// '{' (declaration | ifConfig)* '}'
  case memberBlock
  /// '{' item* '}'
  case codeBlock
  /// '{' (accessorDecl | ifConfig)+ '}' or '{' item* '}' for a getter without 'get'
  case accessorBlock
  /// attribute* modifier* ('get' | 'set' | 'willSet' | …) ('(' name ')')? effectSpecifiers? codeBlock?
  case accessorDecl
  /// pattern typeAnnotation? initializerClause? accessorBlock?
  case patternBinding
  /// ':' type
  case typeAnnotation
  /// '=' (expression | type)
  case initializerClause
  /// name parameterClause? initializerClause?
  case enumCaseElement
  /// '(' (parameter ','?)* ')'
  case parameterClause
  /// attribute* modifier* firstName? secondName? ':'? type '...'? initializerClause?
  case parameter
  /// 'async'? throwsClause?
  case effectSpecifiers
  /// ('throws' | 'rethrows') ('(' type ')')?
  case throwsClause
  /// '->' type
  case returnClause
  /// '<' (genericParameter ','?)* genericWhereClause? '>'
  case genericParameterClause
  /// attribute* ('each' | 'let')? name (':' type)?
  case genericParameter
  /// '<' (name ','?)* '>'
  case primaryAssociatedTypeClause
  /// 'where' (genericRequirement ','?)*
  case genericWhereClause
  /// type (':' | '==') type, or a layout requirement
  case genericRequirement
  /// ':' (inheritedType ','?)*
  case inheritanceClause
  /// type
  case inheritedType

  // MARK: Statements
  /// name ':' statement
  case labeledStmt
  /// 'guard' condition 'else' codeBlock
  case guardStmt
  /// 'while' condition codeBlock
  case whileStmt
  /// 'repeat' codeBlock 'while' expression
  case repeatStmt
  /// 'for' 'try'? 'await'? 'unsafe'? 'case'? pattern typeAnnotation? 'in' expression whereClause?
  /// codeBlock
  case forStmt
  /// 'do' throwsClause? codeBlock catchClause*
  case doStmt
  /// 'catch' (catchItem ','?)* codeBlock
  case catchClause
  /// pattern? whereClause?
  case catchItem
  /// 'defer' codeBlock
  case deferStmt
  /// 'return' expression?
  case returnStmt
  /// 'throw' expression
  case throwStmt
  /// 'break' name?
  case breakStmt
  /// 'continue' name?
  case continueStmt
  /// 'fallthrough'
  case fallthroughStmt
  /// 'yield' expression or '(' argument* ')'
  case yieldStmt
  /// 'discard' expression
  case discardStmt
  /// 'then' expression
  case thenStmt
  /// ('let' | 'var' | 'inout' …) pattern typeAnnotation? initializerClause?
  case optionalBindingCondition
  /// 'case' pattern typeAnnotation? initializerClause
  case matchingPatternCondition
  /// ('#available' | '#unavailable') '(' … ')'
  case availabilityCondition
  /// 'where' expression
  case whereClause

  // MARK: Expressions. `ifExpr` and `switchExpr` are statements too.
  /// 'if' (condition ','?)* codeBlock ('else' (ifExpr | codeBlock))?
  case ifExpr
  /// 'switch' expression '{' (switchCase | ifConfig)* '}'
  case switchExpr
  /// attribute? ('case' (caseItem ','?)* ':' | 'default' ':') item*
  case switchCase
  /// pattern whereClause?
  case caseItem
  /// operand (operator operand)*, flat
  case sequenceExpr
  /// an operator between operands
  case binaryOperatorExpr
  /// '=' between operands
  case assignmentExpr
  /// '?' expression ':' between operands
  case ternaryExpr
  /// effectSpecifiers? '->' between operands
  case arrowExpr
  /// 'as' ('?' | '!')? type after an operand
  case asExpr
  /// 'is' type after an operand
  case isExpr
  /// 'try' ('?' | '!')? expression; covers the operands to its right
  case tryExpr
  /// 'await' expression
  case awaitExpr
  /// 'unsafe' expression
  case unsafeExpr
  /// ('consume' | 'copy' | 'borrow') expression
  case ownershipExpr
  /// operator expression
  case prefixOperatorExpr
  /// expression operator
  case postfixOperatorExpr
  /// '&' expression
  case inoutExpr
  /// name declNameArguments?
  case identifierExpr
  /// A name in a condition of `#if`, such as 'DEBUG' or 'os'. It refers to no declaration.
  case conditionName
  /// '_'
  case wildcardExpr
  /// 'super'
  case superExpr
  /// integer, float, 'true', 'false', 'nil'
  case literalExpr
  /// delimiter? quote (segment | interpolation)* quote delimiter?
  case stringLiteralExpr
  /// '\' '#'* '(' argument* ')'
  case interpolation
  /// delimiter? '/' pattern '/' delimiter?
  case regexLiteralExpr
  /// '[' (expression ','?)* ']'
  case arrayExpr
  /// '[' (dictionaryElement ','?)+ ']' or '[' ':' ']'
  case dictionaryExpr
  /// expression ':' expression
  case dictionaryElement
  /// '(' (argument ','?)* ')'
  case tupleExpr
  /// (label ':')? expression
  case argument
  /// expression ('(' (argument ','?)* ')')? (closureExpr labeledClosure*)?
  case callExpr
  /// label ':' closureExpr
  case labeledClosure
  /// expression '[' (argument ','?)* ']' (closureExpr labeledClosure*)?
  case subscriptExpr
  /// expression? '.' name declNameArguments?
  case memberAccessExpr
  /// '(' (label ':')+ ')'
  case declNameArguments
  /// expression genericArgumentClause
  case genericSpecializationExpr
  /// expression '?'
  case optionalChainingExpr
  /// expression '!'
  case forceUnwrapExpr
  /// expression ifConfig
  case postfixIfConfigExpr
  /// '{' closureSignature? item* '}'
  case closureExpr
  /// attribute* closureCaptureClause? (closureParameter* | parameterClause)? effectSpecifiers?
  /// returnClause? 'in'
  case closureSignature
  /// '[' (closureCapture ','?)* ']'
  case closureCaptureClause
  /// specifier? (name initializerClause?)
  case closureCapture
  /// name
  case closureParameter
  /// '\' type? keyPathComponent*
  case keyPathExpr
  /// '.' name …, '?', '!' or '[' argument* ']'
  case keyPathComponent
  /// '#' name genericArgumentClause? ('(' argument* ')')? closures
  case macroExpansionExpr
  /// '<#' … '#>'
  case editorPlaceholderExpr
  /// a pattern that binds, inside an expression
  case patternExpr
  /// a type that only a type can be: `any P`, `some P`, `each T`, `repeat …`, `~P`
  case typeExpr
  /// 'each' expression
  case packElementExpr
  /// 'repeat' expression
  case packExpansionExpr
  /// nothing, where an expression must be
  case missingExpr

  // MARK: Patterns
  /// name
  case identifierPattern
  /// '_'
  case wildcardPattern
  /// '(' (tuplePatternElement ','?)* ')'
  case tuplePattern
  /// (label ':')? pattern
  case tuplePatternElement
  /// ('let' | 'var' | 'inout' …) pattern
  case valueBindingPattern
  /// 'is' type
  case isTypePattern
  /// expression
  case expressionPattern
  /// nothing, where a pattern must be
  case missingPattern

  // MARK: Types
  /// name genericArgumentClause?
  case identifierType
  /// type '.' name genericArgumentClause?
  case memberType
  /// type '.' ('Type' | 'Protocol')
  case metatypeType
  /// type '?'
  case optionalType
  /// type '!'
  case implicitlyUnwrappedOptionalType
  /// '[' type ']'
  case arrayType
  /// '[' type ':' type ']'
  case dictionaryType
  /// '[' (type | integer) 'of' type ']'
  case inlineArrayType
  /// '(' (tupleTypeElement ','?)* ')'
  case tupleType
  /// firstName? secondName? ':'? type '...'?
  case tupleTypeElement
  /// '(' (tupleTypeElement ','?)* ')' effectSpecifiers? returnClause
  case functionType
  /// type ('&' type)+
  case compositionType
  /// ('some' | 'any') type
  case someOrAnyType
  /// (attribute | specifier)+ type
  case attributedType
  /// 'repeat' type
  case packExpansionType
  /// 'each' type
  case packElementType
  /// '~' type
  case suppressedType
  /// 'class'
  case classRestrictionType
  /// genericParameterClause type
  case namedOpaqueReturnType
  /// '<' (genericArgument ','?)* '>'
  case genericArgumentClause
  /// type or an integer expression
  case genericArgument
  /// nothing, where a type must be
  case missingType
}
