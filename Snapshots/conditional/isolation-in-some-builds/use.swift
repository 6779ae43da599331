func readTank(_ tank: OilTank, _ lid: Lid) {
    print(tank.liters, tank.level(), tank.turn(), tank.fill(9), tank.drain(), lid.width, lid.lift())
}
@MainActor func useTank() async {
    let tank = OilTank()
    var lid = Lid()
    let door = Door()
    readTank(tank, lid)
    print(tank.close(), door.open())
    #if STUBS
    tank._level = { 22 }
    tank._turn = { 33 }
    tank._close = { 44 }
    tank._getLiters = { 55 }
    lid._lift = { 77 }
    door._open = { 88 }
    readTank(tank, lid)
    print(tank.close(), door.open())
    #endif
}
await useTank()
