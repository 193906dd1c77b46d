#include "pixels.h"

#include "kernel.h"

#include <stdbool.h>
#include <string.h>
#ifdef WIDE
#include <immintrin.h>
#endif

// Eight or sixteen pixels, the same in halves of 16 bits (an even one holds red or blue, an odd one green or alpha), and those with room for
// their products.
typedef uint32_t pixels8 __attribute__((vector_size(32)));
typedef uint32_t pixels16 __attribute__((vector_size(64)));
typedef uint16_t halves8 __attribute__((vector_size(32)));
typedef uint16_t halves16 __attribute__((vector_size(64)));
typedef uint32_t products8 __attribute__((vector_size(64)));
typedef uint32_t products16 __attribute__((vector_size(128)));
// Their coverage.
typedef uint8_t shares8 __attribute__((vector_size(8)));
typedef uint8_t shares16 __attribute__((vector_size(16)));

// All of these are for `n` pixels, 8 or 16.
#define LOAD(n, place) ({ pixels##n loaded; memcpy(&loaded, (place), sizeof(loaded)); loaded; })
#define STORE(n, place, them) ({ pixels##n stored = (them); memcpy((place), &stored, sizeof(stored)); })
#define EVENS(n, them) ((halves##n)((them) & 0x00FF00FF))
#define ODDS(n, them) ((halves##n)(them) >> 8)
#define JOIN(n, evens, odds) ((pixels##n)((evens) | (odds) << 8))
// 255 × 255 + 128 still fits a half. Times 257 and divided by 65536 is exactly what adding a 256th and dividing by 256 is, and one
// instruction.
#define TIMES(n, a, b) \
    ({ \
        halves##n product = (a) * (b) + 128; \
        __builtin_convertvector((__builtin_convertvector(product, products##n) * 257) >> 16, halves##n); \
    })
// A half for both halves of each pixel.
#define TWICE(n, them) ({ pixels##n once = (them); (halves##n)(once | once << 16); })
#define COVERAGE(n, place) \
    ({ \
        shares##n bytes; \
        memcpy(&bytes, (place), sizeof(bytes)); \
        TWICE(n, __builtin_convertvector(bytes, pixels##n)); \
    })
// What is left of what lies under such pixels: their alpha is in the upper of the odd halves.
#define REST_UNDER(n, odds) (255 - TWICE(n, (pixels##n)(odds) >> 16))
#define SHARE(n, them, share) JOIN(n, TIMES(n, EVENS(n, them), (share)), TIMES(n, ODDS(n, them), (share)))
// Pixels, given as halves, over others.
#define OVER(n, evens, odds, under) \
    ({ \
        halves##n rest = REST_UNDER(n, odds); \
        JOIN(n, (evens) + TIMES(n, EVENS(n, under), rest), (odds) + TIMES(n, ODDS(n, under), rest)); \
    })
// The same where all have had their coverage.
#define OVER_SHARED(n, them, share, under) \
    ({ \
        halves##n evens = TIMES(n, EVENS(n, them), (share)), odds = TIMES(n, ODDS(n, them), (share)); \
        OVER(n, evens, odds, under); \
    })

static inline uint32_t scaled(uint32_t pixel, uint32_t share) {
    uint32_t low = (pixel & 0x00FF00FF) * share + 0x00800080;
    low = ((low + ((low >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
    uint32_t high = ((pixel >> 8) & 0x00FF00FF) * share + 0x00800080;
    high = (high + ((high >> 8) & 0x00FF00FF)) & 0xFF00FF00;
    return low | high;
}

static inline uint32_t over(uint32_t pixel, uint32_t under) { return pixel + scaled(under, 255 - (pixel >> 24)); }

#define OVER_COLOR(n) \
    for (; index + n <= count; index += n) { \
        pixels##n under = LOAD(n, row + index); \
        STORE(n, row + index, SHARE(n, under, rest) + color); \
    }

WIDE_KERNEL void vitrine_over_color(uint32_t *row, size_t count, uint32_t color) {
    size_t index = 0;
    uint16_t rest = (uint16_t)(255 - (color >> 24));
    OVER_COLOR(16)
    OVER_COLOR(8)
    REST for (; index < count; index++) row[index] = over(color, row[index]);
}

// Coverage is mostly nothing, all, or the same for long: inside letters, in the middle of a shadow.
WIDE_KERNEL void vitrine_over_color_mask(uint32_t *row, const uint8_t *coverage, size_t count, uint32_t color) {
    size_t index = 0;
    pixels16 whole = (pixels16){0} + color, steady = whole;
    uint16_t steady_rest = (uint16_t)(255 - (color >> 24));
    uint8_t steady_share = 255;
    for (; index + 16 <= count; index += 16) {
        uint64_t first, second;
        memcpy(&first, coverage + index, 8);
        memcpy(&second, coverage + index + 8, 8);
        if ((first | second) == 0) continue;
        pixels16 under = LOAD(16, row + index);
        if (first == second && first == (first >> 8 | first << 56)) {
            if ((uint8_t)first != steady_share) {
                steady_share = (uint8_t)first;
                uint32_t faded = scaled(color, steady_share);
                steady = (pixels16){0} + faded;
                steady_rest = (uint16_t)(255 - (faded >> 24));
            }
            STORE(16, row + index, steady + SHARE(16, under, steady_rest));
        } else {
            halves16 share = COVERAGE(16, coverage + index);
            STORE(16, row + index, OVER_SHARED(16, whole, share, under));
        }
    }
    if (index + 8 <= count) {
        pixels8 under = LOAD(8, row + index), colors = (pixels8){0} + color;
        halves8 share = COVERAGE(8, coverage + index);
        STORE(8, row + index, OVER_SHARED(8, colors, share, under));
        index += 8;
    }
    REST for (; index < count; index++) row[index] = over(scaled(color, coverage[index]), row[index]);
}

// What is left over of a row of at least `n` goes with the `n` before its end, of which none is painted twice.
#define OVER_COLOR_LETTER(n) \
    for (size_t index = 0; index < width; index += n) { \
        size_t left = width - index; \
        if (left < n) index = width - n; \
        shares##n some, kept; \
        memcpy(&some, shares + index, n); \
        memcpy(&kept, left < n ? last + 16 - n + left : last + 16, n); \
        some &= kept; \
        pixels##n under = LOAD(n, row + index), whole = (pixels##n){0} + color; \
        halves##n share = COVERAGE(n, &some); \
        STORE(n, row + index, OVER_SHARED(n, whole, share, under)); \
    }

// A letter's rows are short and change from pixel to pixel: nothing is asked about them.
WIDE_KERNEL void vitrine_over_color_letter(
    uint32_t *target, size_t stride, const uint8_t *coverage, size_t width, size_t height, uint32_t color) {
    // Read from before its middle on, it keeps the last of 8 or 16.
    static const uint8_t last[32] = {
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255};
    for (size_t y = 0; y < height; y++) {
        uint32_t *row = target + y * stride;
        const uint8_t *shares = coverage + y * width;
        if (width >= 16) {
            OVER_COLOR_LETTER(16)
        } else if (width >= 8) {
            OVER_COLOR_LETTER(8)
        } else {
            REST for (size_t index = 0; index < width; index++) {
                if (shares[index]) row[index] = over(scaled(color, shares[index]), row[index]);
            }
        }
    }
}

#define OVER_PIXELS(n) \
    for (; index + n <= count; index += n) { \
        pixels##n source = LOAD(n, pixels + index), under = LOAD(n, row + index); \
        halves##n rest = REST_UNDER(n, ODDS(n, source)); \
        STORE(n, row + index, source + SHARE(n, under, rest)); \
    }

WIDE_KERNEL void vitrine_over_pixels(uint32_t *row, const uint32_t *pixels, size_t count) {
    size_t index = 0;
    OVER_PIXELS(16)
    OVER_PIXELS(8)
    REST for (; index < count; index++) row[index] = over(pixels[index], row[index]);
}

#define OVER_PIXELS_SHARE(n) \
    for (; index + n <= count; index += n) { \
        pixels##n source = LOAD(n, pixels + index), under = LOAD(n, row + index); \
        STORE(n, row + index, OVER_SHARED(n, source, coverage, under)); \
    }

WIDE_KERNEL void vitrine_over_pixels_share(uint32_t *row, const uint32_t *pixels, size_t count, uint8_t coverage) {
    size_t index = 0;
    OVER_PIXELS_SHARE(16)
    OVER_PIXELS_SHARE(8)
    REST for (; index < count; index++) row[index] = over(scaled(pixels[index], coverage), row[index]);
}

#define OVER_PIXELS_MASK(n) \
    for (; index + n <= count; index += n) { \
        pixels##n source = LOAD(n, pixels + index), under = LOAD(n, row + index); \
        halves##n share = COVERAGE(n, coverage + index); \
        STORE(n, row + index, OVER_SHARED(n, source, share, under)); \
    }

WIDE_KERNEL void vitrine_over_pixels_mask(uint32_t *row, const uint32_t *pixels, const uint8_t *coverage, size_t count) {
    size_t index = 0;
    OVER_PIXELS_MASK(16)
    OVER_PIXELS_MASK(8)
    REST for (; index < count; index++) row[index] = over(scaled(pixels[index], coverage[index]), row[index]);
}

static inline uint8_t times(uint8_t a, uint8_t b) {
    uint16_t product = (uint16_t)(a * b + 128);
    return (uint8_t)((uint16_t)(product + (product >> 8)) >> 8);
}

KERNEL void vitrine_multiply(uint8_t *target, const uint8_t *a, const uint8_t *b, size_t count) {
    for (size_t index = 0; index < count; index++) target[index] = times(a[index], b[index]);
}

KERNEL void vitrine_multiply_share(uint8_t *target, const uint8_t *a, size_t count, uint8_t share) {
    for (size_t index = 0; index < count; index++) target[index] = times(a[index], share);
}

#ifdef WIDE
// Of colours that lie no further apart than those of the table, eight in a row are among eight in the table: those are loaded at once.
__attribute__((target("avx2"))) void vitrine_look_up_near(
    uint32_t *row, const uint32_t *colors, size_t count, int64_t start, int64_t step) {
    size_t index = 0;
    // Taking every second half of both gives the eight places in their order.
    __m256i lows = _mm256_setr_epi64x(start, start + step, start + 4 * step, start + 5 * step);
    __m256i highs = _mm256_setr_epi64x(start + 2 * step, start + 3 * step, start + 6 * step, start + 7 * step);
    const __m256i advance = _mm256_set1_epi64x(8 * step);
    int64_t lowest = step < 0 ? start + 7 * step : start;
    UNROLLED for (size_t left = count / 8; left > 0; left--, index += 8) {
        __m256i places = _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(lows), _mm256_castsi256_ps(highs), 0xDD));
        int64_t first = lowest >> 32;
        __m256i eight = _mm256_loadu_si256((const __m256i *)(colors + first));
        places = _mm256_sub_epi32(places, _mm256_set1_epi32((int)first));
        _mm256_storeu_si256((__m256i *)(row + index), _mm256_permutevar8x32_epi32(eight, places));
        lows = _mm256_add_epi64(lows, advance);
        highs = _mm256_add_epi64(highs, advance);
        lowest += 8 * step;
    }
    start += (int64_t)index * step;
    REST for (; index < count; index++, start += step) row[index] = colors[start >> 32];
}
#endif

KERNEL void vitrine_look_up_far(uint32_t *row, const uint32_t *colors, size_t count, int64_t start, int64_t step) {
    for (size_t index = 0; index < count; index++) {
        row[index] = colors[start >> 32];
        start += step;
    }
}

void vitrine_look_up(uint32_t *row, const uint32_t *colors, size_t count, int64_t start, int64_t step) {
#ifdef WIDE
    const int64_t one = (int64_t)1 << 32;
    if (step >= -one && step <= one && __builtin_cpu_supports("avx2")) return vitrine_look_up_near(row, colors, count, start, step);
#endif
    vitrine_look_up_far(row, colors, count, start, step);
}

// Sixteen bits, one for each pixel.
typedef bool bits16 __attribute__((ext_vector_type(16)));

WIDE_KERNEL size_t vitrine_straight_count(const uint32_t *source, size_t count) {
    size_t index = 0;
    while (index < count) {
        size_t end = index + 64 < count ? index + 64 : count;
        // Most blocks are opaque throughout, which is seen soonest.
        if (end - index == 64) {
            const uint32_t *block = source + index;
            pixels16 all = LOAD(16, block) & LOAD(16, block + 16) & LOAD(16, block + 32) & LOAD(16, block + 48);
            bits16 bits = __builtin_convertvector(all < 0xFF000000, bits16);
            uint16_t faded;
            memcpy(&faded, &bits, 2);
            if (faded == 0) {
                index = end;
                continue;
            }
        }
        uint32_t others = 0;
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

WIDE_KERNEL void vitrine_subtract(uint8_t *target, const uint8_t *row, const uint8_t *above, size_t count) {
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
