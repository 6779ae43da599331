#include "Darwin.h"

int _NSGetExecutablePath(char *buffer, uint32_t *size);
