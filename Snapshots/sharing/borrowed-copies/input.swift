@Stubbable
struct Turn {
    var angle = 1
    func doubled() -> Int { angle * 2 }
}

// A turn is a part of the pose, which is copied as a whole.
@Stubbable
struct Pose {
    var turn = Turn()
    borrowing func moved() -> PoseMatrix { PoseMatrix(pose: self) }
}

// What a function borrows is not copied, and what has references is copied nowhere without 'copy'.
@Stubbable
struct Step {
    var length = 3
    func halved() -> Int { length / 2 }
}

@Stubbable
struct Label {
    var text = "label"
    func shouted() -> String { text + "!" }
}

struct PoseMatrix {
    var sum: Int
    init(turn: Turn) { sum = turn.doubled() }
    init(pose: Pose) { sum = pose.turn.doubled() + 100 }
    init(step: borrowing Step, label: borrowing Label) { sum = lengthOfStep(step) + label.shouted().count }
    init(from turn: borrowing Turn) { self = PoseMatrix(turn: turn) }
    init(from pose: consuming Pose) {
        self.init(pose: pose)
        sum += pose.turn.angle
    }
}

func lengthOfStep(_ step: Step) -> Int { step.halved() }
