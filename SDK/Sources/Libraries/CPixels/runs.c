#include "pixels.h"

#include "kernel.h"
#include "repeats.h"

#include <stdbool.h>
#include <string.h>

typedef uint32_t pixels16 __attribute__((vector_size(64)));
// Sixteen bits, one for each pixel.
typedef bool bits16 __attribute__((ext_vector_type(16)));

KERNEL void vitrine_pair_codes(uint32_t *pairs, const uint32_t *codes) {
    for (size_t second = 0; second < 256; second++) {
        uint32_t code = codes[second] >> 8, length = codes[second] & 255;
        for (size_t first = 0; first < 256; first++) {
            uint32_t before = codes[first] & 255;
            pairs[second << 8 | first] = (codes[first] >> 8 | code << before) << 8 | (before + length);
        }
    }
}

WIDE_KERNEL void vitrine_mark_repeats(uint64_t *repeats, const uint8_t *row, size_t pixels) {
    memset(repeats, 0, (pixels / 64 + 1) * 8);
    size_t index = 1;
    for (; index < 16 && index < pixels; index++) {
        if (memcmp(row + 4 * index, row + 4 * index - 4, 4) == 0) *repeats |= (uint64_t)1 << index;
    }
    uint8_t *marks = (uint8_t *)repeats;
    for (; index + 16 <= pixels; index += 16) {
        pixels16 here, before;
        memcpy(&here, row + 4 * index, 64);
        memcpy(&before, row + 4 * index - 4, 64);
        bits16 equal = __builtin_convertvector(here == before, bits16);
        memcpy(marks + index / 8, &equal, 2);
    }
    for (; index < pixels; index++) {
        if (memcmp(row + 4 * index, row + 4 * index - 4, 4) == 0) repeats[index / 64] |= (uint64_t)1 << (index & 63);
    }
}

// What stands from one place up to the next: a pixel's four bytes, or a run. Which of both it is cannot be foreseen: it is chosen, not
// branched on.
#define PUT_PART(from, to) \
    do { \
        size_t many = (to) - (from); \
        if (__builtin_expect(many > 64, 0)) { \
            PUT_LONG_RUN(many); \
            break; \
        } \
        uint16_t halves[2]; \
        memcpy(halves, row + 4 * (from), 4); \
        uint32_t low = pairs[halves[0]], high = pairs[halves[1]]; \
        uint32_t run = codes[256 + 4 * many]; \
        uint64_t code = (uint64_t)(low >> 8) | (uint64_t)(high >> 8) << (low & 63); \
        uint64_t length = low + high; \
        code = many > 1 ? run >> 8 : code; \
        length = (many > 1 ? run : length) & 63; \
        PUT(code, length); \
    } while (0)

KERNEL void vitrine_put_pixels(
    struct vitrine_bits *bits, const uint8_t *row, size_t pixels, const uint32_t *codes, const uint32_t *pairs) {
    if (pixels == 0 || pixels > vitrine_longest_row) return;
    uint64_t repeats[vitrine_longest_row / 64 + 1];
    vitrine_mark_repeats(repeats, row, pixels);
    uint8_t *bytes = bits->bytes;
    size_t place = bits->place;
    uint64_t held = bits->held, count = bits->held_count;
    EACH_PART(repeats, pixels, PUT_PART);
    bits->place = place;
    bits->held = held;
    bits->held_count = count;
}

#define COUNT_PART(from, to) \
    do { \
        if ((to) - (from) > 1) { \
            EACH_CODE_OF_RUN(4 * ((to) - (from)), part, counts[symbols[part]]++); \
        } else { \
            for (size_t byte = 0; byte < 4; byte++) counts[row[4 * (from) + byte]]++; \
        } \
    } while (0)

void vitrine_count_pixels(uint32_t *counts, const uint8_t *row, size_t pixels, const uint16_t *symbols) {
    if (pixels == 0 || pixels > vitrine_longest_row) return;
    uint64_t repeats[vitrine_longest_row / 64 + 1];
    vitrine_mark_repeats(repeats, row, pixels);
    EACH_PART(repeats, pixels, COUNT_PART);
}
