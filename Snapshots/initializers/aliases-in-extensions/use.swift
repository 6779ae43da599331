let textStyles = TextStyles(heading: { $0.uppercased() }, body: { $0 + "." }, visit: { print($0) }, visitEach: { print("each", $0) })
print(textStyles.styled("a") { $0 + "!" })
textStyles.visit(1)
textStyles.visitEach(1)
#if STUBS
var stubbedStyles = textStyles
stubbedStyles._styled = { text, change in change(text) }
stubbedStyles._getVisit = { { print("visit", $0) } }
print(stubbedStyles.styled("a") { $0 + "?" })
stubbedStyles.visit(2)
#endif
