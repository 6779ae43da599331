func readLamps(_ desk: DeskLamp, _ wall: WallLamp, _ old: OldLamp, _ red: RedLamp, _ free: FreeLamp) {
    print(desk.glow(), desk.watts, wall.glow() as String, old.glow() as Double, OldLamp.glow())
    print(red.glow(), red.watts, free.glow(), free.watts)
}
@MainActor func useLamps() async {
    let (desk, wall, old, red, free, late) = (
        DeskLamp(), WallLamp(), OldLamp(), RedLamp(), FreeLamp(), LateLamp()
    )
    readLamps(desk, wall, old, red, free)
    print(wall.glow() as Int, wall.watts, late.glow(), late.dim())
    #if STUBS
    desk._glow = { 22 }
    desk._getWatts = { 23 }
    red._glow = { 55 }
    free._getWatts = { 66 }
    old._glow = { 44 }
    wall._getWatts = { 33 }
    late._glow = { 77 }
    readLamps(desk, wall, old, red, free)
    print(wall.glow() as Int, wall.watts, late.glow(), late.dim())
    #endif
}
await useLamps()
