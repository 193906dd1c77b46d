#pragma once

#include <stddef.h>
#include <stdint.h>

// Bit i of the words says that pixel i is the one before it.
void vitrine_mark_repeats(uint64_t *repeats, const uint8_t *row, size_t pixels);

// Where the parts of a row begin: single pixels, and runs of at least two that are the one before them.
struct begins {
    const uint64_t *repeats;
    size_t word, words, pixels;
    uint64_t before, last, here;
};

static inline struct begins begins_of(const uint64_t *repeats, size_t pixels) {
    return (struct begins){repeats, 0, pixels / 64 + 1, pixels, 0, 0, repeats[0]};
}

// Those among the next 64 pixels, as bits.
static inline uint64_t next_begins(struct begins *begins) {
    uint64_t here = begins->here, next = begins->word + 1 < begins->words ? begins->repeats[begins->word + 1] : 0;
    // One that repeats alone is no run.
    uint64_t runs = here & (here << 1 | begins->before >> 63 | here >> 1 | next << 63);
    uint64_t bits = ~(runs & (runs << 1 | begins->last));
    if (begins->word + 1 == begins->words) bits &= ((uint64_t)1 << (begins->pixels & 63)) - 1;
    begins->last = runs >> 63;
    begins->before = here;
    begins->here = next;
    begins->word++;
    return bits;
}

// Hands on where each part of a row begins and ends.
#define EACH_PART(repeats, pixels, body) \
    do { \
        struct begins parts = begins_of((repeats), (pixels)); \
        size_t from = 0; \
        for (size_t start = 0; start < (pixels); start += 64) { \
            uint64_t begins = next_begins(&parts); \
            /* The first part of a row ends nothing. */ \
            if (start == 0) begins &= begins - 1; \
            for (; begins; begins &= begins - 1) { \
                size_t to = start | (size_t)__builtin_ctzll(begins); \
                body(from, to); \
                from = to; \
            } \
        } \
        body(from, (pixels)); \
    } while (0)

// Appends bits, of which fewer than 8 are held back.
#define PUT(code, length) \
    do { \
        held |= (code) << count; \
        count += (length); \
        memcpy(bytes + place, &held, 8); \
        place += count >> 3; \
        held >>= count & 56; \
        count &= 7; \
    } while (0)

// Hands on the parts of a run of so many bytes that a code tells, up to 258. No rest is too short for one.
#define EACH_CODE_OF_RUN(bytes, part, body) \
    do { \
        size_t left = (bytes), part; \
        for (; left > 258; left -= part) { \
            part = left - 258 >= 3 ? 258 : left - 3; \
            body; \
        } \
        part = left; \
        body; \
    } while (0)

// Appends a run of more than 64 pixels, of which a code tells up to 64 and a half.
#define PUT_LONG_RUN(pixels) \
    EACH_CODE_OF_RUN((size_t)(pixels) * 4, part, PUT((uint64_t)(codes[256 + part] >> 8), codes[256 + part] & 63))
