// On systems with musl the compiler takes this header from the C library.
#pragma once
#define NULL ((void *)0)
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ptrdiff_t;
