#pragma once

// On x86-64 the loader takes the widest version that the processor has: the package needs no flags for that.
#if defined(__x86_64__) && defined(__linux__)
#define WIDE
#define KERNEL __attribute__((target_clones("avx2", "default")))
// Those whose loops hold 64 bytes at a time. The earliest processors with registers of that width run slower while they use them; those with
// this extension do not.
#define WIDE_KERNEL __attribute__((target_clones("avx512vbmi2", "avx2", "default")))
#else
#define KERNEL
#define WIDE_KERNEL
#endif

// A loop so short that counting it takes as long as its work.
#define UNROLLED _Pragma("clang loop unroll_count(4)")

// A few pixels are left over.
#define REST _Pragma("clang loop vectorize(disable) unroll(disable)")

// The first byte is the lowest here and in every shuffle.
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "Pixels are words whose lowest byte comes first."
#endif
