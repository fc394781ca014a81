// Allocations are counted in this program, too.
#include "tests/bots/allocations.cpp"  // NOLINT: a program has one operator new
