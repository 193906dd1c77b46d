// Loops over premultiplied pixels (red in the lowest byte, alpha in the highest) that must be quick. All arithmetic is in integers and
// every product of two bytes is divided by 255 and rounded to nearest, so each processor gives the same result.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Paints `color` over each of `count` pixels.
void vitrine_over_color(uint32_t *row, size_t count, uint32_t color);

/// Paints `color` through a coverage for each pixel.
void vitrine_over_color_mask(uint32_t *row, const uint8_t *coverage, size_t count, uint32_t color);

/// Paints `color` through the coverage of a letter: `height` rows of `width` bytes, onto rows that are `stride` pixels apart.
void vitrine_over_color_letter(
    uint32_t *target, size_t stride, const uint8_t *coverage, size_t width, size_t height, uint32_t color);

/// Paints pixels over pixels.
void vitrine_over_pixels(uint32_t *row, const uint32_t *source, size_t count);

/// Paints pixels over pixels, all at one coverage (0…255).
void vitrine_over_pixels_share(uint32_t *row, const uint32_t *source, size_t count, uint8_t coverage);

/// Paints pixels over pixels through a coverage for each.
void vitrine_over_pixels_mask(uint32_t *row, const uint32_t *source, const uint8_t *coverage, size_t count);

/// Multiplies each coverage by the other's.
void vitrine_multiply(uint8_t *target, const uint8_t *a, const uint8_t *b, size_t count);

/// Multiplies each coverage by one share (0…255).
void vitrine_multiply_share(uint8_t *target, const uint8_t *a, size_t count, uint8_t share);

/// Colours that stand behind a table, which are read but not used.
enum { vitrine_table_end = 7 };

/// Takes the colours at the places `start`, `start + step` … (32 bits of fraction), all of which must lie in the table. Behind it stand
/// `vitrine_table_end` more.
void vitrine_look_up(uint32_t *row, const uint32_t *colors, size_t count, int64_t start, int64_t step);

/// How many pixels from the first on have full alpha or are 0, in whole blocks: those are the same multiplied by alpha and not.
size_t vitrine_straight_count(const uint32_t *source, size_t count);

/// Writes the pixels with their colours divided by alpha.
void vitrine_straighten(uint32_t *target, const uint32_t *source, size_t count);

/// `target` = `row` − `above`, byte by byte.
void vitrine_subtract(uint8_t *target, const uint8_t *row, const uint8_t *above, size_t count);

/// Drops every fourth byte.
void vitrine_drop_alpha(uint8_t *target, const uint32_t *source, size_t count);

/// Each new pixel is a mean of some of the row's: of those from `first` on, as many as there are weights between this offset and the next.
/// Weights are 65 536ths and add up to one.
void vitrine_narrow(
    uint32_t *target, size_t count, const uint32_t *row, const uint32_t *first, const uint32_t *offset, const uint32_t *weights);

/// A new row that is a mean of `taps` old ones, from `first` on; after the last of the `height` rows comes row 0 again.
void vitrine_lower(
    uint32_t *target, size_t count, const uint32_t *rows, size_t first, size_t height, const uint32_t *weights, size_t taps);

/// Adds a level to each pixel's three colours: from `first` on, and after the last known from the beginning again.
void vitrine_add_levels(uint32_t *row, size_t count, const int16_t *levels, size_t known, size_t first);

// Deflate's bits of rows that are told as single pixels of four bytes and runs of equal ones.

/// Where bits are written to, lowest first. Fewer than 8 are held back between two calls.
struct vitrine_bits {
    uint8_t *bytes;
    size_t place;
    uint64_t held;
    uint64_t held_count;
};

/// The most pixels of a row.
enum { vitrine_longest_row = 16384 };

/// The codes of every two bytes, the first in the lower half of the index: like all codes from bit 8 on, with the number of their bits, at
/// most 24, in the lowest byte.
void vitrine_pair_codes(uint32_t *pairs, const uint32_t *codes);

/// Counts what a row of at most `vitrine_longest_row` pixels is told by: its bytes, and the symbols of its runs, which are given by the number
/// of their bytes, 3 to 258.
void vitrine_count_pixels(uint32_t *counts, const uint8_t *row, size_t pixels, const uint16_t *symbols);

/// Writes a row of at most `vitrine_longest_row` pixels, which takes at most six bytes for each and eight more: two or more that are the one
/// before them as a run, all others by their bytes. `codes` has that of every byte, and from 256 on of every run of so many bytes, 3 to 258.
void vitrine_put_pixels(struct vitrine_bits *bits, const uint8_t *row, size_t pixels, const uint32_t *codes, const uint32_t *pairs);

/// The same codes in their bytes: of a byte's code the lower, the upper, and its length; of runs of 1 to 64 pixels three and the length.
struct vitrine_split_codes {
    uint8_t bytes[3][256];
    uint8_t runs[4][64];
};

/// Whether this processor can look up 64 bytes at once.
bool vitrine_puts_split(void);

void vitrine_split(struct vitrine_split_codes *split, const uint32_t *codes);

/// As `vitrine_put_pixels`, on processors that `vitrine_puts_split`.
void vitrine_put_pixels_split(
    struct vitrine_bits *bits, const uint8_t *row, size_t pixels, const uint32_t *codes, const struct vitrine_split_codes *split);
