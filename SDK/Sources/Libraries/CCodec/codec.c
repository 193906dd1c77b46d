#include "codec.h"

#include <libdeflate.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>
#include <png.h>
#include <webp/decode.h>
#include <webp/demux.h>
#include <zlib.h>

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

/* v * share / 255, rounded to nearest: exactly what the rasteriser does to a channel. */
static uint8_t scaled(uint32_t v, uint32_t share) {
    uint32_t product = v * share + 128;
    return (uint8_t)((product + (product >> 8)) >> 8);
}

static void premultiply(uint8_t *pixels, size_t count) {
    for (uint8_t *p = pixels; count--; p += 4) {
        if (p[3] == 255) continue;
        for (int i = 0; i < 3; i++) p[i] = scaled(p[i], p[3]);
    }
}

/* One row of means from `rows` summed rows, each of blocks as wide as `shrink`; the last block may be narrower. */
static void put_means(const uint32_t *sums, uint8_t *out, uint32_t width, uint32_t shrink, uint32_t rows) {
    for (uint32_t x = 0, left = 0; left < width; x++, left += shrink) {
        uint32_t across = width - left < shrink ? width - left : shrink, area = across * rows;
        for (int i = 0; i < 4; i++) out[x * 4 + i] = (uint8_t)((sums[x * 4 + i] + area / 2) / area);
    }
}

static void read_shrunk(png_structp png, uint8_t *row, uint32_t *sums, uint8_t *out, uint32_t width, uint32_t height, uint32_t shrink) {
    uint32_t columns = (width + shrink - 1) / shrink;
    for (uint32_t y = 0, rows = 0; y < height; y++) {
        if (rows == 0) memset(sums, 0, (size_t)columns * 4 * sizeof(uint32_t));
        png_read_row(png, row, NULL);
        premultiply(row, width);
        for (uint32_t x = 0; x < width; x++) {
            for (int i = 0; i < 4; i++) sums[x / shrink * 4 + i] += row[x * 4 + i];
        }
        if (++rows < shrink && y + 1 < height) continue;
        put_means(sums, out, width, shrink, rows);
        out += (size_t)columns * 4;
        rows = 0;
    }
}

int vitrine_png_read(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height, uint32_t shrink) {
    struct source source = {bytes, count};
    png_bytep *volatile rows = NULL;
    uint8_t *volatile row = NULL;
    uint32_t *volatile sums = NULL;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, png_failed, png_warned);
    if (!png) return 0;
    png_infop info = png_create_info_struct(png);
    if (!info || setjmp(png_jmpbuf(png))) {
        free(rows);
        free(row);
        free(sums);
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
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "another layout");
    if (shrink > 1) {
        if (passes > 1) png_error(png, "interlaced files come whole");
        row = malloc((size_t)width * 4);
        sums = malloc(((size_t)width / shrink + 1) * 4 * sizeof(uint32_t));
        if (!row || !sums) png_error(png, "no memory");
        read_shrunk(png, row, sums, pixels, width, height, shrink);
    } else {
        rows = malloc(sizeof(png_bytep) * height);
        if (!rows) png_error(png, "no memory");
        for (uint32_t y = 0; y < height; y++) rows[y] = pixels + (size_t)y * width * 4;
        png_read_image(png, rows);
        premultiply(pixels, (size_t)width * height);
    }
    free(rows);
    free(row);
    free(sums);
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
    /* Without this the library would fill what is missing of a file that is cut off with grey. One that lacks only its last marker is whole. */
    if (level < 0 && jpeg->err->msg_code == JWRN_JPEG_EOF && jpeg->is_decompressor) {
        j_decompress_ptr reading = (j_decompress_ptr)jpeg;
        if (reading->output_height == 0 || reading->output_scanline < reading->output_height) jpeg_failed(jpeg);
    }
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

/* All rows into `pixels`, or with `take` one after another into its first row. */
static int jpeg_read(
    const uint8_t *bytes, size_t count, int eighths, uint8_t *pixels, uint32_t width, uint32_t height,
    void (*take)(void *, const uint8_t *), void *context) {
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
        JSAMPROW row = take ? pixels : pixels + (size_t)jpeg.output_scanline * width * 4;
        if (jpeg_read_scanlines(&jpeg, &row, 1) != 1) jpeg_failed((j_common_ptr)&jpeg);
        for (uint32_t x = 0; jpeg.out_color_space == JCS_CMYK && x < width; x++) {
            /* Adobe stores these inverted, so that the product is the light that is left. */
            uint8_t *p = row + x * 4;
            int black = p[3], inverted = jpeg.saw_Adobe_marker;
            for (int i = 0; i < 3; i++) p[i] = inverted ? p[i] * black / 255 : (255 - p[i]) * (255 - black) / 255;
            p[3] = 255;
        }
        if (take) take(context, row);
    }
    jpeg_finish_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
    return 1;
}

int vitrine_jpeg_read(const uint8_t *bytes, size_t count, int eighths, uint8_t *pixels, uint32_t width, uint32_t height) {
    return jpeg_read(bytes, count, eighths, pixels, width, height, NULL, NULL);
}

int vitrine_jpeg_rows(
    const uint8_t *bytes, size_t count, int eighths, uint8_t *row, uint32_t width, uint32_t height,
    void (*take)(void *context, const uint8_t *row), void *context) {
    return jpeg_read(bytes, count, eighths, row, width, height, take, context);
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

/* WebP */

static int webp_still(const uint8_t *bytes, size_t count, uint8_t *pixels, size_t stride, size_t size, uint32_t width, uint32_t height) {
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config)) return 0;
    if (WebPGetFeatures(bytes, count, &config.input) != VP8_STATUS_OK || config.input.has_animation) return 0;
    if (config.input.width <= 0 || config.input.height <= 0 || config.input.width > 16384 || config.input.height > 16384) return 0;
    if ((uint32_t)config.input.width != width || (uint32_t)config.input.height != height) {
        config.options.use_scaling = 1;
        config.options.scaled_width = (int)width;
        config.options.scaled_height = (int)height;
    }
    config.output.colorspace = MODE_rgbA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = pixels;
    config.output.u.RGBA.stride = (int)stride;
    config.output.u.RGBA.size = size;
    int done = WebPDecode(bytes, count, &config) == VP8_STATUS_OK;
    WebPFreeDecBuffer(&config.output);
    return done;
}

/* The first picture of an animation, on a clear canvas. */
static int webp_first(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height) {
    WebPData data = {bytes, count};
    WebPIterator frame;
    int done = 0;
    WebPDemuxer *demuxer = WebPDemux(&data);
    if (!demuxer) return 0;
    if (WebPDemuxGetFrame(demuxer, 1, &frame)) {
        int64_t right = (int64_t)frame.x_offset + frame.width, bottom = (int64_t)frame.y_offset + frame.height;
        int inside = frame.x_offset >= 0 && frame.y_offset >= 0 && frame.width > 0 && frame.height > 0;
        if (inside && right <= width && bottom <= height) {
            size_t before = ((size_t)frame.y_offset * width + (size_t)frame.x_offset) * 4;
            size_t size = (size_t)width * height * 4 - before;
            done = webp_still(
                frame.fragment.bytes, frame.fragment.size, pixels + before, (size_t)width * 4, size, (uint32_t)frame.width,
                (uint32_t)frame.height);
        }
        WebPDemuxReleaseIterator(&frame);
    }
    WebPDemuxDelete(demuxer);
    return done;
}

int vitrine_webp_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, int *animated) {
    WebPBitstreamFeatures features;
    if (WebPGetFeatures(bytes, count, &features) != VP8_STATUS_OK || features.width <= 0 || features.height <= 0) return 0;
    *width = (uint32_t)features.width;
    *height = (uint32_t)features.height;
    *animated = features.has_animation;
    return 1;
}

int vitrine_webp_read(const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height) {
    uint32_t own_width, own_height;
    int animated;
    if (!vitrine_webp_size(bytes, count, &own_width, &own_height, &animated)) return 0;
    if (!animated) return webp_still(bytes, count, pixels, (size_t)width * 4, (size_t)width * height * 4, width, height);
    if (own_width != width || own_height != height) return 0;
    return webp_first(bytes, count, pixels, width, height);
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

struct vitrine_stream {
    z_stream z;
    int encodes;
};

struct vitrine_stream *vitrine_stream_make(int encodes) {
    struct vitrine_stream *stream = calloc(1, sizeof *stream);
    if (!stream) return NULL;
    stream->encodes = encodes;
    int status = encodes ? deflateInit2(&stream->z, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY) : inflateInit2(&stream->z, -15);
    if (status == Z_OK) return stream;
    free(stream);
    return NULL;
}

int vitrine_stream_run(
    struct vitrine_stream *stream, const uint8_t **in, size_t *in_count, uint8_t **out, size_t *out_count, int finishes) {
    size_t most = 1u << 30;
    stream->z.next_in = (Bytef *)*in;
    stream->z.avail_in = (uInt)(*in_count < most ? *in_count : most);
    stream->z.next_out = *out;
    stream->z.avail_out = (uInt)(*out_count < most ? *out_count : most);
    uInt offered = stream->z.avail_in, room = stream->z.avail_out;
    int last = finishes && offered == *in_count;
    int status = stream->encodes ? deflate(&stream->z, last ? Z_FINISH : Z_NO_FLUSH) : inflate(&stream->z, Z_NO_FLUSH);
    *in += offered - stream->z.avail_in;
    *in_count -= offered - stream->z.avail_in;
    *out += room - stream->z.avail_out;
    *out_count -= room - stream->z.avail_out;
    if (status == Z_STREAM_END) return 1;
    /* Out of room or of bytes: more may come. */
    return status == Z_OK || status == Z_BUF_ERROR ? 0 : -1;
}

void vitrine_stream_free(struct vitrine_stream *stream) {
    if (stream->encodes) deflateEnd(&stream->z); else inflateEnd(&stream->z);
    free(stream);
}
