let answers = Answers { "plain \($0)" }
Answers.common = { "common \($0)" }
answers.observed = { "observed \($0)" }
answers.value = "text"
answers.several.append(2)
print(Answers.common?(1) ?? "", answers.late(2), answers.observed?(3) ?? "", answers.plain(4), answers.value, answers.several)
var answersOfStruct = AnswersOfStruct(first: { "first \($0)" })
answersOfStruct.second = 4
answersOfStruct.number += 1
print(answersOfStruct.first?(5) ?? "", answersOfStruct.second ?? "", answersOfStruct.number)
#if STUBS
answers._getPlain = { { "stub \($0)" } }
print(answers.plain(6))
answersOfStruct._getNumber = { 41 }
print(answersOfStruct.number)
#endif
