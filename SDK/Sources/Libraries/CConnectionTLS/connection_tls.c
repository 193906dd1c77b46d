#define _GNU_SOURCE
#include "connection_tls.h"

#ifdef __linux__
#include <dlfcn.h>
#include <limits.h>
#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>
#include <pthread.h>
#include <stdlib.h>

// Every function of OpenSSL's that is called, with its type.
#define FUNCTIONS(F)                                                                                                                        \
    F(const SSL_METHOD *, TLS_client_method, (void))                                                                                        \
    F(SSL_CTX *, SSL_CTX_new, (const SSL_METHOD *))                                                                                         \
    F(void, SSL_CTX_free, (SSL_CTX *))                                                                                                      \
    F(int, SSL_CTX_set_default_verify_paths, (SSL_CTX *))                                                                                   \
    F(long, SSL_CTX_ctrl, (SSL_CTX *, int, long, void *))                                                                                   \
    F(void, SSL_CTX_set_verify, (SSL_CTX *, int, SSL_verify_cb))                                                                            \
    F(SSL *, SSL_new, (SSL_CTX *))                                                                                                          \
    F(void, SSL_free, (SSL *))                                                                                                              \
    F(int, SSL_set_fd, (SSL *, int))                                                                                                        \
    F(long, SSL_ctrl, (SSL *, int, long, void *))                                                                                           \
    F(int, SSL_set1_host, (SSL *, const char *))                                                                                            \
    F(X509_VERIFY_PARAM *, SSL_get0_param, (SSL *))                                                                                         \
    F(int, X509_VERIFY_PARAM_set1_ip_asc, (X509_VERIFY_PARAM *, const char *))                                                              \
    F(int, SSL_connect, (SSL *))                                                                                                            \
    F(int, SSL_read, (SSL *, void *, int))                                                                                                  \
    F(int, SSL_write, (SSL *, const void *, int))                                                                                           \
    F(int, SSL_shutdown, (SSL *))                                                                                                           \
    F(int, SSL_get_error, (const SSL *, int))                                                                                               \
    F(long, SSL_get_verify_result, (const SSL *))                                                                                           \
    F(void, ERR_clear_error, (void))

#define DECLARE(result, name, parameters) static result(*p_##name) parameters;
FUNCTIONS(DECLARE)

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    void *library = dlopen("libssl.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    // What stands in libcrypto is found by it too, which libssl needs.
#define FIND(result, name, parameters)                                                                                                      \
    p_##name = (result(*) parameters)dlsym(library, #name);                                                                                 \
    if (!p_##name) return;
    FUNCTIONS(FIND)
    is_loaded = 1;
}

struct vitrine_tls {
    SSL_CTX *context;
    SSL *ssl;
};

vitrine_tls *vitrine_tls_begin(int socket, const char *name, int is_address, int verifies, int oldest, int newest) {
    pthread_once(&once, load);
    if (!is_loaded) return NULL;
    vitrine_tls *stream = calloc(1, sizeof *stream);
    if (!stream) return NULL;
    stream->context = p_SSL_CTX_new(p_TLS_client_method());
    if (!stream->context) goto refused;
    if (verifies && !p_SSL_CTX_set_default_verify_paths(stream->context)) goto refused;
    p_SSL_CTX_set_verify(stream->context, verifies ? SSL_VERIFY_PEER : SSL_VERIFY_NONE, NULL);
    if (oldest && !p_SSL_CTX_ctrl(stream->context, SSL_CTRL_SET_MIN_PROTO_VERSION, oldest, NULL)) goto refused;
    if (newest && !p_SSL_CTX_ctrl(stream->context, SSL_CTRL_SET_MAX_PROTO_VERSION, newest, NULL)) goto refused;
    stream->ssl = p_SSL_new(stream->context);
    if (!stream->ssl || !p_SSL_set_fd(stream->ssl, socket)) goto refused;
    if (is_address) {
        if (verifies && !p_X509_VERIFY_PARAM_set1_ip_asc(p_SSL_get0_param(stream->ssl), name)) goto refused;
    } else {
        if (verifies && !p_SSL_set1_host(stream->ssl, name)) goto refused;
        if (!p_SSL_ctrl(stream->ssl, SSL_CTRL_SET_TLSEXT_HOSTNAME, TLSEXT_NAMETYPE_host_name, (void *)name)) goto refused;
    }
    return stream;
refused:
    vitrine_tls_release(stream);
    return NULL;
}

static long outcome(vitrine_tls *stream, int result) {
    if (result > 0) return result;
    switch (p_SSL_get_error(stream->ssl, result)) {
        case SSL_ERROR_WANT_READ: return vitrine_tls_wants_read;
        case SSL_ERROR_WANT_WRITE: return vitrine_tls_wants_write;
        case SSL_ERROR_ZERO_RETURN: return vitrine_tls_ended;
        default: return vitrine_tls_failed;
    }
}

static int at_most(size_t count) { return count > INT_MAX ? INT_MAX : (int)count; }

// An error that an earlier call left would be taken for this one's.
long vitrine_tls_greet(vitrine_tls *stream) {
    p_ERR_clear_error();
    return outcome(stream, p_SSL_connect(stream->ssl));
}

long vitrine_tls_read(vitrine_tls *stream, void *bytes, size_t count) {
    p_ERR_clear_error();
    return outcome(stream, p_SSL_read(stream->ssl, bytes, at_most(count)));
}

long vitrine_tls_write(vitrine_tls *stream, const void *bytes, size_t count) {
    p_ERR_clear_error();
    return outcome(stream, p_SSL_write(stream->ssl, bytes, at_most(count)));
}

long vitrine_tls_distrust(vitrine_tls *stream) { return p_SSL_get_verify_result(stream->ssl); }

void vitrine_tls_finish(vitrine_tls *stream) {
    p_ERR_clear_error();
    p_SSL_shutdown(stream->ssl);
}

void vitrine_tls_release(vitrine_tls *stream) {
    if (!stream) return;
    if (stream->ssl) p_SSL_free(stream->ssl);
    if (stream->context) p_SSL_CTX_free(stream->context);
    free(stream);
}
#else
vitrine_tls *vitrine_tls_begin(int socket, const char *name, int is_address, int verifies, int oldest, int newest) { return NULL; }
long vitrine_tls_greet(vitrine_tls *stream) { return vitrine_tls_failed; }
long vitrine_tls_read(vitrine_tls *stream, void *bytes, size_t count) { return vitrine_tls_failed; }
long vitrine_tls_write(vitrine_tls *stream, const void *bytes, size_t count) { return vitrine_tls_failed; }
long vitrine_tls_distrust(vitrine_tls *stream) { return 0; }
void vitrine_tls_finish(vitrine_tls *stream) {}
void vitrine_tls_release(vitrine_tls *stream) {}
#endif
