#define _GNU_SOURCE
#include "qr_code.h"

#ifdef __linux__
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <qrencode.h>

static QRcode *(*encode)(int, const unsigned char *, int, QRecLevel);
static void (*release)(QRcode *);
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    encode = (QRcode * (*)(int, const unsigned char *, int, QRecLevel)) dlsym(library, "QRcode_encodeData");
    release = (void (*)(QRcode *))dlsym(library, "QRcode_free");
}

int vitrine_qr_code(const uint8_t *bytes, size_t count, int level, uint8_t *modules) {
    if (level < 0 || level > 3 || count > INT_MAX) return vitrine_qr_code_impossible;
    pthread_once(&once, load);
    if (!encode || !release) return vitrine_qr_code_no_library;
    QRcode *code = encode((int)count, bytes, 0, (QRecLevel)level);
    if (!code) return vitrine_qr_code_impossible;
    int width = code->width;
    if (width <= vitrine_qr_code_side) {
        // The other bits of a module say what it is part of.
        for (int i = 0; i < width * width; i++) modules[i] = code->data[i] & 1;
    }
    release(code);
    return width <= vitrine_qr_code_side ? width : vitrine_qr_code_impossible;
}
#else
int vitrine_qr_code(const uint8_t *bytes, size_t count, int level, uint8_t *modules) { return vitrine_qr_code_no_library; }
#endif
