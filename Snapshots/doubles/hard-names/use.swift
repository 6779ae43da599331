#if STUBS
func say(_ talking: any Talking) {
    let words: String = talking.talk
    let sum: Int = talking.add(1, 2)
    let text: String = talking.add([1])
    print(words, talking.talk(5), sum, text, talking.`self`)
}
let talkingSpy = TalkingSpy()
talkingSpy.underlyingTalk = "spy"
talkingSpy.talkReturnValue = 1
talkingSpy.addIntClosure = { $0.reduce(0, +) }
talkingSpy.addStringReturnValue = "text"
talkingSpy.underlyingSelf = true
say(talkingSpy)
print(talkingSpy.callOrder, talkingSpy.addIntReceivedInvocations, talkingSpy.addStringReceivedInvocations)
say(
    StubbableTalking {
        $0.noop()
        $0.talk = "stubs"
        $0.talkFunction = { $0 * 2 }
        $0.addString = { "\($0)" }
        $0.selfProperty = false
    })
let mockTalking = MockTalking(.relaxed)
mockTalking.talkStub.returns("mock")
mockTalking.addIntStub.handler = { $0.count }
say(mockTalking)
let discussing = DiscussingSpy<String>()
discussing.compareClosure = { $0 is Int }
discussing.open("weather")
print(discussing.compare(1), discussing.compare("rain"), discussing.openReceivedInvocations)
#endif
