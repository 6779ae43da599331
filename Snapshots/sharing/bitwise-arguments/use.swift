func useBitArguments() {
    let mixer = BitMixer()
    print(mixer.ring.push(RingSample(level: 2)).last()?.louder() ?? 0, mixer.tag.value.louder())
}
useBitArguments()
#if STUBS
func stubBitArguments() {
    RingSample._louder = { 100 }
    useBitArguments()
    let mixer = BitMixer()
    mixer.tag.value._louder = { 50 }
    print(mixer.tag.value.louder(), FreeSample().louder())
}
stubBitArguments()
#endif
