#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_STROKER_H
#include FT_IMAGE_H
#include FT_GLYPH_H
#include FT_SIZES_H
#include FT_BITMAP_H
