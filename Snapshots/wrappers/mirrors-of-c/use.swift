let machineSettings = MachineSettings()
print(machineSettings.text())
#if STUBS
machineSettings._getIsOpen = { false }
print(machineSettings.text())
#endif
