#include "codec.h"

#include <libdeflate.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <png.h>

/* PNG */

struct source {
    const uint8_t *bytes;
    size_t count;
};

static void read_source(png_structp png, png_bytep out, png_size_t count) {
    struct source *source = png_get_io_ptr(png);
    if (count > source->count) png_error(png, "the file ends early");
    memcpy(out, source->bytes, count);
    source->bytes += count;
    source->count -= count;
}

static void png_failed(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

static void png_warned(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

int vitrine_png_read(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height) {
    struct source source = {bytes, count};
    png_bytep *volatile rows = NULL;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, png_failed, png_warned);
    if (!png) return 0;
    png_infop info = png_create_info_struct(png);
    if (!info || setjmp(png_jmpbuf(png))) {
        free(rows);
        png_destroy_read_struct(&png, &info, NULL);
        return 0;
    }
    png_set_user_limits(png, 16384, 16384);
    png_set_chunk_malloc_max(png, 16 << 20);
    png_set_read_fn(png, &source, read_source);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) png_error(png, "another size");
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "another layout");
    rows = malloc(sizeof(png_bytep) * height);
    if (!rows) png_error(png, "no memory");
    for (uint32_t row = 0; row < height; row++) rows[row] = pixels + (size_t)row * width * 4;
    png_read_image(png, rows);
    free(rows);
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
}

/* JPEG */

struct failure {
    struct jpeg_error_mgr manager;
    jmp_buf back;
};

static void jpeg_failed(j_common_ptr jpeg) { longjmp(((struct failure *)jpeg->err)->back, 1); }
static void jpeg_silent(j_common_ptr jpeg) { (void)jpeg; }
static void jpeg_warned(j_common_ptr jpeg, int level) {
    /* A broken scan repeats its warning without end; a few are normal. */
    if (level < 0 && ++jpeg->err->num_warnings > 64) jpeg_failed(jpeg);
}

static void prepare(struct jpeg_error_mgr *manager) {
    jpeg_std_error(manager);
    manager->error_exit = jpeg_failed;
    manager->output_message = jpeg_silent;
    manager->emit_message = jpeg_warned;
}

static void begin(struct jpeg_decompress_struct *jpeg, const uint8_t *bytes, size_t count, int eighths) {
    jpeg_mem_src(jpeg, (unsigned char *)bytes, count);
    jpeg_read_header(jpeg, TRUE);
    jpeg->scale_num = (unsigned)eighths;
    jpeg->scale_denom = 8;
    jpeg->dct_method = JDCT_ISLOW;
    int four = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    jpeg->out_color_space = four ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg->mem->max_memory_to_use = 256L << 20;
}

int vitrine_jpeg_size(const uint8_t *bytes, size_t count, int eighths, uint32_t *width, uint32_t *height) {
    struct jpeg_decompress_struct jpeg;
    struct failure failure;
    jpeg.err = &failure.manager;
    prepare(&failure.manager);
    memset((char *)&jpeg + sizeof(jpeg.err), 0, sizeof(jpeg) - sizeof(jpeg.err));
    if (setjmp(failure.back)) {
        jpeg_destroy_decompress(&jpeg);
        return 0;
    }
    jpeg_create_decompress(&jpeg);
    begin(&jpeg, bytes, count, eighths);
    jpeg_calc_output_dimensions(&jpeg);
    *width = jpeg.output_width;
    *height = jpeg.output_height;
    jpeg_destroy_decompress(&jpeg);
    return 1;
}

int vitrine_jpeg_read(const uint8_t *bytes, size_t count, int eighths, uint8_t *pixels, uint32_t width, uint32_t height) {
    struct jpeg_decompress_struct jpeg;
    struct failure failure;
    jpeg.err = &failure.manager;
    prepare(&failure.manager);
    memset((char *)&jpeg + sizeof(jpeg.err), 0, sizeof(jpeg) - sizeof(jpeg.err));
    if (setjmp(failure.back)) {
        jpeg_destroy_decompress(&jpeg);
        return 0;
    }
    jpeg_create_decompress(&jpeg);
    begin(&jpeg, bytes, count, eighths);
    jpeg_start_decompress(&jpeg);
    if (jpeg.output_width != width || jpeg.output_height != height || jpeg.output_components != 4) jpeg_failed((j_common_ptr)&jpeg);
    while (jpeg.output_scanline < height) {
        JSAMPROW row = pixels + (size_t)jpeg.output_scanline * width * 4;
        jpeg_read_scanlines(&jpeg, &row, 1);
        if (jpeg.out_color_space != JCS_CMYK) continue;
        for (uint32_t x = 0; x < width; x++) {
            /* Adobe stores these inverted, so that the product is the light that is left. */
            uint8_t *p = row + x * 4;
            int black = p[3], inverted = jpeg.saw_Adobe_marker;
            for (int i = 0; i < 3; i++) p[i] = inverted ? p[i] * black / 255 : (255 - p[i]) * (255 - black) / 255;
            p[3] = 255;
        }
    }
    jpeg_finish_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
    return 1;
}

int vitrine_jpeg_write(const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes, size_t *count) {
    struct jpeg_compress_struct jpeg;
    struct failure failure;
    unsigned char *volatile out = NULL;
    unsigned long size = 0;
    jpeg.err = &failure.manager;
    prepare(&failure.manager);
    memset((char *)&jpeg + sizeof(jpeg.err), 0, sizeof(jpeg) - sizeof(jpeg.err));
    if (setjmp(failure.back)) {
        jpeg_destroy_compress(&jpeg);
        free(out);
        return 0;
    }
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, (unsigned char **)&out, &size);
    jpeg.image_width = width;
    jpeg.image_height = height;
    jpeg.input_components = 4;
    jpeg.in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(&jpeg);
    jpeg_set_quality(&jpeg, quality, TRUE);
    jpeg_start_compress(&jpeg, TRUE);
    while (jpeg.next_scanline < height) {
        JSAMPROW row = (JSAMPROW)pixels + (size_t)jpeg.next_scanline * width * 4;
        jpeg_write_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    *bytes = out;
    *count = size;
    return 1;
}

void vitrine_free(void *memory) { free(memory); }

/* Checksums and deflate */

uint32_t vitrine_crc32(uint32_t before, const uint8_t *bytes, size_t count) { return libdeflate_crc32(before, bytes, count); }
uint32_t vitrine_adler32(uint32_t before, const uint8_t *bytes, size_t count) { return libdeflate_adler32(before, bytes, count); }

size_t vitrine_zlib_bound(size_t count) { return libdeflate_zlib_compress_bound(NULL, count); }

size_t vitrine_zlib_compress(const uint8_t *bytes, size_t count, int level, uint8_t *out, size_t room) {
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
    if (!compressor) return 0;
    size_t size = libdeflate_zlib_compress(compressor, bytes, count, out, room);
    libdeflate_free_compressor(compressor);
    return size;
}

int vitrine_zlib_decompress(const uint8_t *bytes, size_t size, uint8_t *out, size_t count) {
    struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
    if (!decompressor) return 0;
    enum libdeflate_result result = libdeflate_zlib_decompress(decompressor, bytes, size, out, count, NULL);
    libdeflate_free_decompressor(decompressor);
    return result == LIBDEFLATE_SUCCESS;
}
