#include "pixels.h"

#include "kernel.h"
#include "repeats.h"

#include <string.h>

#ifdef WIDE
#include <immintrin.h>

#define SPLIT __attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vbmi,avx512vbmi2,bmi,bmi2,lzcnt,popcnt")))

bool vitrine_puts_split(void) {
    return __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("bmi2");
}

// What a row is told as: from each place up to the next a pixel, or a run.
enum { most_parts = 512 };
struct parts {
    size_t count;
    uint16_t places[most_parts + 64 + 17];
    // Those that stand there.
    uint32_t pixels[most_parts + 64 + 16];
    uint64_t entries[most_parts + 64 + 16];
};

// Appends the parts that begin among 64 pixels.
SPLIT static inline void take_apart(struct parts *parts, const uint8_t *row, uint64_t begins, size_t start) {
    const __m512i sixteen = _mm512_set1_epi32(16);
    __m512i places = _mm512_add_epi32(
        _mm512_set1_epi32((int)start), _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
    for (const uint8_t *here = row + 4 * start; begins != 0; begins >>= 16, here += 64) {
        __mmask16 these = (__mmask16)begins;
        __m512i pixels = _mm512_maskz_compress_epi32(these, _mm512_maskz_loadu_epi32(these, here));
        _mm512_storeu_si512(parts->pixels + parts->count, pixels);
        __m256i halves = _mm512_cvtepi32_epi16(_mm512_maskz_compress_epi32(these, places));
        _mm256_storeu_si256((__m256i *)(parts->places + parts->count), halves);
        parts->count += (size_t)__builtin_popcount(these);
        places = _mm512_add_epi32(places, sixteen);
    }
}

// One byte of each of 64, out of 256.
#define OUT_OF(four) \
    _mm512_mask_blend_epi8( \
        uppers, _mm512_permutex2var_epi8((four)[0], pixels, (four)[1]), _mm512_permutex2var_epi8((four)[2], pixels, (four)[3]))
#define WIDER(half, longs) _mm512_cvtepu32_epi64(_mm512_extracti64x4_epi64((longs), (half)))
// Stands for a length where a run of more than 64 pixels takes several codes.
enum { is_long = 100 };

// A code from bit 8 on, with the number of its bits below.
#define ENTRY(half) \
    _mm512_or_si512( \
        WIDER(half, lengths), \
        _mm512_slli_epi64(_mm512_or_si512(WIDER(half, lows), _mm512_sllv_epi64(WIDER(half, highs), WIDER(half, low_lengths))), 8))

// The entries of parts, 16 at a time; those behind the last are never read.
SPLIT static inline void find_codes(struct parts *parts, size_t count, const struct vitrine_split_codes *codes) {
    __m512i low_bytes[4], high_bytes[4], length_bytes[4], run_bytes[4];
    for (size_t quarter = 0; quarter < 4; quarter++) {
        low_bytes[quarter] = _mm512_loadu_si512(codes->bytes[0] + 64 * quarter);
        high_bytes[quarter] = _mm512_loadu_si512(codes->bytes[1] + 64 * quarter);
        length_bytes[quarter] = _mm512_loadu_si512(codes->bytes[2] + 64 * quarter);
        run_bytes[quarter] = _mm512_loadu_si512(codes->runs[quarter]);
    }
    const __m512i byte = _mm512_set1_epi16(0xFF), half = _mm512_set1_epi32(0xFFFF);
    for (size_t index = 0; index < count; index += 16) {
        __m512i pixels = _mm512_loadu_si512(parts->pixels + index);
        __mmask64 uppers = _mm512_movepi8_mask(pixels);
        __m512i low = OUT_OF(low_bytes), high = OUT_OF(high_bytes), length = OUT_OF(length_bytes);
        // Of every two bytes the code of the first, that of the second, and their lengths.
        __m512i first = _mm512_or_si512(_mm512_and_si512(low, byte), _mm512_slli_epi16(high, 8));
        __m512i second = _mm512_or_si512(_mm512_srli_epi16(low, 8), _mm512_andnot_si512(byte, high));
        __m512i first_length = _mm512_and_si512(length, byte), both_lengths = _mm512_add_epi16(first_length, _mm512_srli_epi16(length, 8));
        // Of a pixel's red and green, and of its blue and alpha.
        __m512i lows = _mm512_or_si512(
            _mm512_and_si512(first, half), _mm512_sllv_epi32(_mm512_and_si512(second, half), _mm512_and_si512(first_length, half)));
        __m512i highs = _mm512_or_si512(
            _mm512_srli_epi32(first, 16), _mm512_sllv_epi32(_mm512_srli_epi32(second, 16), _mm512_srli_epi32(first_length, 16)));
        __m512i low_lengths = _mm512_and_si512(both_lengths, half);
        __m512i lengths = _mm512_add_epi32(low_lengths, _mm512_srli_epi32(both_lengths, 16));
        // Those that are runs, of up to 64 pixels, take the run's code.
        __m256i here = _mm256_loadu_si256((const __m256i *)(parts->places + index));
        __m256i next = _mm256_loadu_si256((const __m256i *)(parts->places + index + 1));
        __m512i many = _mm512_cvtepu16_epi32(_mm256_sub_epi16(next, here));
        __mmask16 runs = _mm512_cmpgt_epu32_mask(many, _mm512_set1_epi32(1));
        __m512i places = _mm512_mullo_epi32(_mm512_sub_epi32(many, _mm512_set1_epi32(1)), _mm512_set1_epi32(0x01010101));
        __m512i run = _mm512_maskz_permutexvar_epi8(0x1111111111111111, places, run_bytes[0]);
        run = _mm512_mask_permutexvar_epi8(run, 0x2222222222222222, places, run_bytes[1]);
        run = _mm512_mask_permutexvar_epi8(run, 0x4444444444444444, places, run_bytes[2]);
        __m512i run_length = _mm512_maskz_permutexvar_epi8(0x1111111111111111, places, run_bytes[3]);
        lows = _mm512_mask_mov_epi32(lows, runs, run);
        highs = _mm512_maskz_mov_epi32((__mmask16)~runs, highs);
        lengths = _mm512_mask_mov_epi32(lengths, runs, run_length);
        lengths = _mm512_mask_mov_epi32(lengths, _mm512_cmpgt_epu32_mask(many, _mm512_set1_epi32(64)), _mm512_set1_epi32(is_long));
        _mm512_storeu_si512(parts->entries + index, ENTRY(0));
        _mm512_storeu_si512(parts->entries + index + 8, ENTRY(1));
    }
}

// Writes the first parts.
SPLIT static inline void put_parts(
    struct vitrine_bits *bits, struct parts *parts, size_t known, const struct vitrine_split_codes *split, const uint32_t *codes) {
    find_codes(parts, known, split);
    uint8_t *bytes = bits->bytes;
    size_t place = bits->place;
    uint64_t held = bits->held, count = bits->held_count;
    UNROLLED for (size_t index = 0; index < known; index++) {
        uint64_t entry = parts->entries[index];
        if (__builtin_expect((uint8_t)entry == is_long, 0)) {
            PUT_LONG_RUN(parts->places[index + 1] - parts->places[index]);
        } else {
            PUT(entry >> 8, entry & 63);
        }
    }
    bits->place = place;
    bits->held = held;
    bits->held_count = count;
}

SPLIT void vitrine_put_pixels_split(
    struct vitrine_bits *bits, const uint8_t *row, size_t pixels, const uint32_t *codes, const struct vitrine_split_codes *split) {
    if (pixels == 0 || pixels > vitrine_longest_row) return;
    uint64_t repeats[vitrine_longest_row / 64 + 1];
    vitrine_mark_repeats(repeats, row, pixels);
    struct begins begins = begins_of(repeats, pixels);
    struct parts parts;
    parts.count = 0;
    for (size_t start = 0; start < pixels; start += 64) {
        take_apart(&parts, row, next_begins(&begins), start);
        if (parts.count <= most_parts) continue;
        // Where the last of them ends is not known yet.
        size_t last = parts.count - 1;
        put_parts(bits, &parts, last, split, codes);
        parts.places[0] = parts.places[last];
        parts.pixels[0] = parts.pixels[last];
        parts.count = 1;
    }
    parts.places[parts.count] = (uint16_t)pixels;
    put_parts(bits, &parts, parts.count, split, codes);
}
#else
bool vitrine_puts_split(void) { return false; }

void vitrine_put_pixels_split(
    struct vitrine_bits *bits, const uint8_t *row, size_t pixels, const uint32_t *codes, const struct vitrine_split_codes *split) {}
#endif

void vitrine_split(struct vitrine_split_codes *split, const uint32_t *codes) {
    for (size_t byte = 0; byte < 256; byte++) {
        split->bytes[0][byte] = (uint8_t)(codes[byte] >> 8);
        split->bytes[1][byte] = (uint8_t)(codes[byte] >> 16);
        split->bytes[2][byte] = (uint8_t)codes[byte];
    }
    for (size_t pixels = 1; pixels <= 64; pixels++) {
        // A run of one pixel is told by its bytes.
        uint32_t code = pixels == 1 ? 0 : codes[256 + 4 * pixels];
        for (size_t part = 0; part < 3; part++) split->runs[part][pixels - 1] = (uint8_t)(code >> (8 + 8 * part));
        split->runs[3][pixels - 1] = (uint8_t)code;
    }
}
