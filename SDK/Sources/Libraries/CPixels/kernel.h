#pragma once

// On x86-64 the loader takes the wider version where the processor has it: the package needs no flags for that.
#if defined(__x86_64__) && defined(__linux__)
#define KERNEL __attribute__((target_clones("avx2", "default")))
#else
#define KERNEL
#endif

// A few pixels are left over.
#define REST _Pragma("clang loop vectorize(disable) unroll(disable)")

// The first byte is the lowest here and in every shuffle.
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Pixels are words whose lowest byte comes first."
#endif
