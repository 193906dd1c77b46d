#ifndef VITRINE_CODEC_H
#define VITRINE_CODEC_H

#include <stddef.h>
#include <stdint.h>

/* Wraps the image libraries whose errors are long jumps, which Swift cannot stand. Each call answers 1 for success, 0 for failure. */

/* Decodes a PNG into RGBA premultiplied by alpha. Fails unless the file has exactly this size. With shrink > 1 each block of so many
   pixels a side becomes their mean while the file is read, so pixels needs only ceil(width / shrink) * ceil(height / shrink) * 4 bytes;
   interlaced files, whose rows come in no order, then fail. */
int vitrine_png_read(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height, uint32_t shrink);

/* The size of a WebP (of its canvas, when animated). */
int vitrine_webp_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, int *animated);

/* Decodes a WebP into width * height * 4 bytes of premultiplied RGBA, scaling it when that is not its own size. Of an animation it
   is the first picture, which cannot be scaled. */
int vitrine_webp_read(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height);

/* The size a JPEG decodes to at eighths/8 of its own (1...8). */
int vitrine_jpeg_size(const uint8_t *bytes, size_t count, int eighths, uint32_t *width, uint32_t *height);

/* Decodes a JPEG at eighths/8 of its size into width * height * 4 bytes of RGBA. Fails unless that is its size at this scale. */
int vitrine_jpeg_read(const uint8_t *bytes, size_t count, int eighths, uint8_t *pixels, uint32_t width, uint32_t height);

/* As vitrine_jpeg_read, but each row is handed to `take` in turn, in the width * 4 bytes at `row`: the picture is nowhere whole. */
int vitrine_jpeg_rows(
    const uint8_t *bytes, size_t count, int eighths, uint8_t *row, uint32_t width, uint32_t height,
    void (*take)(void *context, const uint8_t *row), void *context);

/* Encodes width * height * 4 bytes of RGBA (alpha ignored); quality 1...100. The result belongs to the caller: vitrine_free it. */
int vitrine_jpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes, size_t *count);
void vitrine_free(void *memory);

/* Checksums of PNG, continued from a former value (CRC starts at 0, Adler at 1). */
uint32_t vitrine_crc32(uint32_t before, const uint8_t *bytes, size_t count);
uint32_t vitrine_adler32(uint32_t before, const uint8_t *bytes, size_t count);

/* Compresses into zlib format; answers the number of bytes written, 0 when `room` is too small. level 1...12 */
size_t vitrine_zlib_compress(const uint8_t *bytes, size_t count, int level, uint8_t *out, size_t room);
size_t vitrine_zlib_bound(size_t count);

/* Inflates zlib data that must come to exactly `count` bytes. */
int vitrine_zlib_decompress(const uint8_t *bytes, size_t size, uint8_t *out, size_t count);

/* Compresses (encodes) or inflates deflate data without a header, in parts. NULL when there is no memory. */
struct vitrine_stream *vitrine_stream_make(int encodes);
/* Takes bytes from `in`, puts bytes into `out`, and moves both on; `finishes` says that no more come. 1 at the end, 0 when there is more
   to do, -1 when the bytes are damaged. */
int vitrine_stream_run(
    struct vitrine_stream *stream, const uint8_t **in, size_t *in_count, uint8_t **out, size_t *out_count, int finishes);
void vitrine_stream_free(struct vitrine_stream *stream);

#endif
