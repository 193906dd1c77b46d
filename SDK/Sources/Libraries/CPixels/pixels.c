#include "pixels.h"

#include "kernel.h"

#include <string.h>

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint8_t bytes32 __attribute__((vector_size(32)));
typedef uint16_t words16 __attribute__((vector_size(32)));
typedef uint32_t longs16 __attribute__((vector_size(64)));
typedef uint64_t quads4 __attribute__((vector_size(32)));

// Each channel is reckoned with in 16 bits: 255 × 255 + 128 still fits. Times 257 and divided by 65536 is exactly what adding a 256th and
// dividing by 256 is, and one instruction.
#define TIMES(a, b) \
    ({ \
        words16 product = (a) * (b) + 128; \
        __builtin_convertvector((__builtin_convertvector(product, longs16) * 257) >> 16, words16); \
    })

// Four pixels.
#define LOAD(place) ({ bytes16 loaded; memcpy(&loaded, (place), 16); __builtin_convertvector(loaded, words16); })
#define STORE(place, words) ({ bytes16 stored = __builtin_convertvector((words), bytes16); memcpy((place), &stored, 16); })
#define SPREAD_PIXEL(color) \
    ({ \
        uint32_t four[4] = {(color), (color), (color), (color)}; \
        LOAD(four); \
    })
#define SPREAD_ALPHA(words) __builtin_shufflevector((words), (words), 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15)
#define SPREAD_COVERAGE(place) \
    ({ \
        bytes16 four = {(place)[0], (place)[1], (place)[2], (place)[3]}; \
        __builtin_convertvector( \
            __builtin_shufflevector(four, four, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3), words16); \
    })

// Eight pixels, as 0, 1, 4, 5 and 2, 3, 6, 7: wide registers are made of two halves, and nothing crosses from one to the other.
#define LOAD8(place) ({ bytes32 loaded; memcpy(&loaded, (place), 32); loaded; })
#define STORE8(place, lows, highs) \
    ({ \
        bytes32 stored = __builtin_shufflevector( \
            (bytes32)(lows), (bytes32)(highs), 0, 2, 4, 6, 8, 10, 12, 14, 32, 34, 36, 38, 40, 42, 44, 46, 16, 18, 20, 22, 24, 26, 28, \
            30, 48, 50, 52, 54, 56, 58, 60, 62); \
        memcpy((place), &stored, 32); \
    })
#define LOWS(bytes) \
    ((words16)__builtin_shufflevector( \
        (bytes), (bytes32){0}, 0, 32, 1, 32, 2, 32, 3, 32, 4, 32, 5, 32, 6, 32, 7, 32, 16, 32, 17, 32, 18, 32, 19, 32, 20, 32, 21, 32, \
        22, 32, 23, 32))
#define HIGHS(bytes) \
    ((words16)__builtin_shufflevector( \
        (bytes), (bytes32){0}, 8, 32, 9, 32, 10, 32, 11, 32, 12, 32, 13, 32, 14, 32, 15, 32, 24, 32, 25, 32, 26, 32, 27, 32, 28, 32, \
        29, 32, 30, 32, 31, 32))
// From eight coverages in a word.
#define SPREAD_COVERAGE8(word) \
    ({ \
        bytes32 four = (bytes32)(quads4){(word), (word), (word), (word)}; \
        __builtin_shufflevector( \
            four, four, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 20, 20, 20, 20, 21, 21, 21, 21, 22, 22, 22, 22, 23, 23, 23, 23); \
    })
#define OVER(source, under) ({ words16 rest = 255 - SPREAD_ALPHA(source); (source) + TIMES((under), rest); })

static inline uint32_t scaled(uint32_t pixel, uint32_t share) {
    uint32_t low = (pixel & 0x00FF00FF) * share + 0x00800080;
    low = ((low + ((low >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
    uint32_t high = ((pixel >> 8) & 0x00FF00FF) * share + 0x00800080;
    high = (high + ((high >> 8) & 0x00FF00FF)) & 0xFF00FF00;
    return low | high;
}

static inline uint32_t over(uint32_t pixel, uint32_t under) { return pixel + scaled(under, 255 - (pixel >> 24)); }

KERNEL void vitrine_over_color(uint32_t *row, size_t count, uint32_t color) {
    size_t index = 0;
    words16 source = SPREAD_PIXEL(color);
    words16 rest = 255 - SPREAD_ALPHA(source);
    for (; index + 8 <= count; index += 8) {
        bytes32 under = LOAD8(row + index);
        words16 lows = LOWS(under), highs = HIGHS(under);
        STORE8(row + index, source + TIMES(lows, rest), source + TIMES(highs, rest));
    }
    REST for (; index < count; index++) row[index] = over(color, row[index]);
}

// Coverage is mostly nothing, all, or the same for long: inside letters, in the middle of a shadow.
KERNEL void vitrine_over_color_mask(uint32_t *row, const uint8_t *coverage, size_t count, uint32_t color) {
    size_t index = 0;
    words16 whole = SPREAD_PIXEL(color), steady = whole, steadyRest = 255 - SPREAD_ALPHA(whole);
    uint8_t steadyShare = 255;
    for (; index + 8 <= count; index += 8) {
        uint64_t eight;
        memcpy(&eight, coverage + index, 8);
        if (eight == 0) continue;
        bytes32 under = LOAD8(row + index);
        words16 lows = LOWS(under), highs = HIGHS(under);
        if (eight == (eight >> 8 | eight << 56)) {
            uint8_t share = (uint8_t)eight;
            if (share != steadyShare) {
                steadyShare = share;
                steady = TIMES(whole, share);
                steadyRest = 255 - SPREAD_ALPHA(steady);
            }
            STORE8(row + index, steady + TIMES(lows, steadyRest), steady + TIMES(highs, steadyRest));
        } else {
            bytes32 shares = SPREAD_COVERAGE8(eight);
            words16 first = LOWS(shares), second = HIGHS(shares);
            first = TIMES(whole, first);
            second = TIMES(whole, second);
            STORE8(row + index, OVER(first, lows), OVER(second, highs));
        }
    }
    if (index + 4 <= count) {
        words16 share = SPREAD_COVERAGE(coverage + index), under = LOAD(row + index);
        words16 source = TIMES(whole, share);
        STORE(row + index, OVER(source, under));
        index += 4;
    }
    REST for (; index < count; index++) row[index] = over(scaled(color, coverage[index]), row[index]);
}

// A letter's rows are short and change from pixel to pixel: nothing is asked about them, and what is left over of a row goes with the eight
// before it, of which none is painted twice.
KERNEL void vitrine_over_color_letter(
    uint32_t *target, size_t stride, const uint8_t *coverage, size_t width, size_t height, uint32_t color) {
    words16 whole = SPREAD_PIXEL(color);
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = target + y * stride;
        const uint8_t *shares = coverage + y * width;
        size_t index = 0;
        for (; index < width; index += 8) {
            size_t left = width - index;
            uint64_t eight = 0;
            if (left >= 8) {
                memcpy(&eight, shares + index, 8);
            } else if (width >= 8) {
                // The last eight, without those that are done.
                memcpy(&eight, shares + width - 8, 8);
                eight = eight >> (8 * (8 - left)) << (8 * (8 - left));
                index = width - 8;
            } else {
                break;
            }
            if (eight == 0) continue;
            bytes32 under = LOAD8(row + index), spread = SPREAD_COVERAGE8(eight);
            words16 lows = LOWS(under), highs = HIGHS(under), first = LOWS(spread), second = HIGHS(spread);
            first = TIMES(whole, first);
            second = TIMES(whole, second);
            STORE8(row + index, OVER(first, lows), OVER(second, highs));
        }
        if (width >= 8) continue;
        REST for (index = 0; index < width; index++) {
            if (shares[index]) row[index] = over(scaled(color, shares[index]), row[index]);
        }
    }
}

KERNEL void vitrine_over_pixels(uint32_t *row, const uint32_t *pixels, size_t count) {
    size_t index = 0;
    for (; index + 8 <= count; index += 8) {
        bytes32 source = LOAD8(pixels + index), under = LOAD8(row + index);
        words16 first = LOWS(source), second = HIGHS(source), lows = LOWS(under), highs = HIGHS(under);
        STORE8(row + index, OVER(first, lows), OVER(second, highs));
    }
    REST for (; index < count; index++) row[index] = over(pixels[index], row[index]);
}

KERNEL void vitrine_over_pixels_share(uint32_t *row, const uint32_t *pixels, size_t count, uint8_t coverage) {
    size_t index = 0;
    for (; index + 8 <= count; index += 8) {
        bytes32 source = LOAD8(pixels + index), under = LOAD8(row + index);
        words16 first = LOWS(source), second = HIGHS(source), lows = LOWS(under), highs = HIGHS(under);
        first = TIMES(first, coverage);
        second = TIMES(second, coverage);
        STORE8(row + index, OVER(first, lows), OVER(second, highs));
    }
    REST for (; index < count; index++) row[index] = over(scaled(pixels[index], coverage), row[index]);
}

KERNEL void vitrine_over_pixels_mask(uint32_t *row, const uint32_t *pixels, const uint8_t *coverage, size_t count) {
    size_t index = 0;
    for (; index + 8 <= count; index += 8) {
        uint64_t eight;
        memcpy(&eight, coverage + index, 8);
        if (eight == 0) continue;
        bytes32 source = LOAD8(pixels + index), under = LOAD8(row + index), shares = SPREAD_COVERAGE8(eight);
        words16 first = LOWS(source), second = HIGHS(source), lows = LOWS(under), highs = HIGHS(under);
        words16 firstShare = LOWS(shares), secondShare = HIGHS(shares);
        first = TIMES(first, firstShare);
        second = TIMES(second, secondShare);
        STORE8(row + index, OVER(first, lows), OVER(second, highs));
    }
    REST for (; index < count; index++) row[index] = over(scaled(pixels[index], coverage[index]), row[index]);
}

static inline uint8_t times(uint8_t a, uint8_t b) {
    uint16_t product = (uint16_t)(a * b + 128);
    return (uint8_t)((uint16_t)(product + (product >> 8)) >> 8);
}

KERNEL void vitrine_multiply(uint8_t *target, const uint8_t *a, const uint8_t *b, size_t count) {
    size_t index = 0;
    for (; index + 16 <= count; index += 16) {
        words16 first = LOAD(a + index), second = LOAD(b + index);
        STORE(target + index, TIMES(first, second));
    }
    REST for (; index < count; index++) target[index] = times(a[index], b[index]);
}

KERNEL void vitrine_multiply_share(uint8_t *target, const uint8_t *a, size_t count, uint8_t share) {
    size_t index = 0;
    for (; index + 16 <= count; index += 16) {
        words16 first = LOAD(a + index);
        STORE(target + index, TIMES(first, share));
    }
    REST for (; index < count; index++) target[index] = times(a[index], share);
}

KERNEL void vitrine_look_up(uint32_t *row, const uint32_t *colors, size_t count, int64_t start, int64_t step) {
    for (size_t index = 0; index < count; index++) {
        row[index] = colors[start >> 32];
        start += step;
    }
}

KERNEL size_t vitrine_straight_count(const uint32_t *source, size_t count) {
    size_t index = 0;
    while (index < count) {
        size_t end = index + 64 < count ? index + 64 : count;
        // Most blocks are opaque throughout, which is seen soonest.
        uint32_t all = 0xFFFFFFFF, others = 0;
        for (size_t place = index; place < end; place++) all &= source[place];
        if (all >= 0xFF000000) {
            index = end;
            continue;
        }
        for (size_t place = index; place < end; place++) others |= (source[place] < 0xFF000000) & (source[place] != 0);
        if (others) break;
        index = end;
    }
    return index;
}

static uint32_t straight(uint32_t pixel) {
    uint32_t alpha = pixel >> 24;
    if (alpha == 255) return pixel;
    if (alpha == 0) return 0;
    uint32_t result = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) {
        uint32_t value = ((pixel >> shift & 255) * 255 + alpha / 2) / alpha;
        result |= (value > 255 ? 255 : value) << shift;
    }
    return result;
}

void vitrine_straighten(uint32_t *target, const uint32_t *source, size_t count) {
    size_t index = 0;
    while (index < count) {
        size_t known = vitrine_straight_count(source + index, count - index);
        memcpy(target + index, source + index, known * 4);
        index += known;
        size_t end = index + 64 < count ? index + 64 : count;
        for (; index < end; index++) target[index] = straight(source[index]);
    }
}

KERNEL void vitrine_subtract(uint8_t *target, const uint8_t *row, const uint8_t *above, size_t count) {
    for (size_t index = 0; index < count; index++) target[index] = (uint8_t)(row[index] - above[index]);
}

KERNEL void vitrine_drop_alpha(uint8_t *target, const uint32_t *source, size_t count) {
    for (size_t index = 0; index < count; index++) {
        uint32_t pixel = source[index];
        target[0] = (uint8_t)pixel;
        target[1] = (uint8_t)(pixel >> 8);
        target[2] = (uint8_t)(pixel >> 16);
        target += 3;
    }
}

// One pixel's channels, with room for their sums.
typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint32_t longs4 __attribute__((vector_size(16)));

KERNEL void vitrine_narrow(
    uint32_t *target, size_t count, const uint32_t *row, const uint32_t *first, const uint32_t *offset, const uint32_t *weights) {
    for (size_t place = 0; place < count; place++) {
        const uint32_t *source = row + first[place], *weight = weights + offset[place];
        size_t taps = offset[place + 1] - offset[place];
        longs4 sums = {32768, 32768, 32768, 32768};
        REST for (size_t tap = 0; tap < taps; tap++) {
            bytes4 pixel;
            memcpy(&pixel, source + tap, 4);
            sums += __builtin_convertvector(pixel, longs4) * weight[tap];
        }
        bytes4 mean = __builtin_convertvector(sums >> 16, bytes4);
        memcpy(target + place, &mean, 4);
    }
}

KERNEL void vitrine_lower(
    uint32_t *target, size_t count, const uint32_t *rows, size_t first, size_t height, const uint32_t *weights, size_t taps) {
    // So many channels at a time that their sums stay in registers.
    enum { many = 64 };
    uint8_t *bytes = (uint8_t *)target;
    size_t channels = count * 4;
    for (size_t start = 0; start < channels; start += many) {
        size_t some = channels - start < many ? channels - start : many;
        uint32_t sums[many];
        for (size_t index = 0; index < many; index++) sums[index] = 32768;
        for (size_t tap = 0; tap < taps; tap++) {
            const uint8_t *source = (const uint8_t *)(rows + (first + tap) % height * count) + start;
            uint32_t share = weights[tap];
            if (some == many) {
                for (size_t index = 0; index < many; index++) sums[index] += source[index] * share;
            } else {
                REST for (size_t index = 0; index < some; index++) sums[index] += source[index] * share;
            }
        }
        for (size_t index = 0; index < some; index++) bytes[start + index] = (uint8_t)(sums[index] >> 16);
    }
}

static inline uint8_t moved(uint8_t value, int level) {
    int result = value + level;
    return (uint8_t)(result < 0 ? 0 : result > 255 ? 255 : result);
}

void vitrine_add_levels(uint32_t *row, size_t count, const int16_t *levels, size_t known, size_t first) {
    uint8_t *bytes = (uint8_t *)row;
    for (size_t index = 0; index < count; index++) {
        int level = levels[first];
        first = first + 1 == known ? 0 : first + 1;
        bytes[4 * index] = moved(bytes[4 * index], level);
        bytes[4 * index + 1] = moved(bytes[4 * index + 1], level);
        bytes[4 * index + 2] = moved(bytes[4 * index + 2], level);
    }
}
