// libcurl's name for a library that loads libcurl when one of its functions is first called.
//
// Foundation's networking is linked with libcurl, and libcurl with 26 more libraries: to find them, load them and fill in their tables takes
// each process 5 to 6 ms of its start, and 1.1 MB of memory that it writes, whether it ever requests anything or not. The linker knows a
// library by the name that it gives itself: where this one is loaded first, Foundation is given this one. `scripts/lazy-curl` builds it
// as libcurl.so.4 beside libVitrine.so, where children of a host look first, and `vitrine` is linked with it. Where it is missing, the
// system's own libcurl is loaded as ever.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#if defined(__x86_64__)
#define MACHINE "x86_64-linux-gnu"
#elif defined(__aarch64__)
#define MACHINE "aarch64-linux-gnu"
#else
#error "Neither x86-64 nor AArch64: how numbers are handed on is not known."
#endif

// A path, since by its name alone the library found would be this one.
static const char *const folders[] = {"/usr/lib/" MACHINE, "/lib/" MACHINE, "/usr/lib64", "/usr/lib", "/usr/local/lib"};

static void *library;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    for (size_t place = 0; place < sizeof folders / sizeof *folders && !library; place++) {
        char path[PATH_MAX];
        snprintf(path, sizeof path, "%s/libcurl.so.4", folders[place]);
        library = dlopen(path, RTLD_LAZY | RTLD_LOCAL);
    }
}

/// A function of libcurl's by its name. Without libcurl the process ends with a sentence, as it would have at its start.
static void *function(const char *name) {
    pthread_once(&once, load);
    void *found = library ? dlsym(library, name) : NULL;
    if (found) return found;
    fprintf(stderr, "%s is asked for, and libcurl is not to be had: %s\n", name, dlerror() ?: "it has no such function");
    abort();
}

// All that libcurl's functions take and return are integers and pointers, six at most; those with `...` take one more. Both kinds of
// processor hand them on in registers, so one shape fits them all: what a function does not take is not looked at. Foundation calls 23 of
// them; the others are here for programs that a child may start, such as curl itself. curl_formadd is left out, since it takes any number
// and is given up by libcurl; printing takes any number too, and goes by libcurl's functions that take a list.
typedef void *word;
typedef word (*any_function)(word, word, word, word, word, word);

#define FORWARD(name)                                                                                                                       \
    word name(word a, word b, word c, word d, word e, word f) {                                                                             \
        static any_function known;                                                                                                          \
        any_function next = __atomic_load_n(&known, __ATOMIC_ACQUIRE);                                                                      \
        if (!next) {                                                                                                                        \
            next = (any_function)function(#name);                                                                                           \
            __atomic_store_n(&known, next, __ATOMIC_RELEASE);                                                                               \
        }                                                                                                                                   \
        return next(a, b, c, d, e, f);                                                                                                      \
    }

FORWARD(curl_easy_cleanup)
FORWARD(curl_easy_duphandle)
FORWARD(curl_easy_escape)
FORWARD(curl_easy_getinfo)
FORWARD(curl_easy_header)
FORWARD(curl_easy_init)
FORWARD(curl_easy_nextheader)
FORWARD(curl_easy_option_by_id)
FORWARD(curl_easy_option_by_name)
FORWARD(curl_easy_option_next)
FORWARD(curl_easy_pause)
FORWARD(curl_easy_perform)
FORWARD(curl_easy_recv)
FORWARD(curl_easy_reset)
FORWARD(curl_easy_send)
FORWARD(curl_easy_setopt)
FORWARD(curl_easy_strerror)
FORWARD(curl_easy_unescape)
FORWARD(curl_easy_upkeep)
FORWARD(curl_escape)
FORWARD(curl_formfree)
FORWARD(curl_formget)
FORWARD(curl_free)
FORWARD(curl_getdate)
FORWARD(curl_getenv)
FORWARD(curl_global_cleanup)
FORWARD(curl_global_init)
FORWARD(curl_global_init_mem)
FORWARD(curl_global_sslset)
FORWARD(curl_mime_addpart)
FORWARD(curl_mime_data)
FORWARD(curl_mime_data_cb)
FORWARD(curl_mime_encoder)
FORWARD(curl_mime_filedata)
FORWARD(curl_mime_filename)
FORWARD(curl_mime_free)
FORWARD(curl_mime_headers)
FORWARD(curl_mime_init)
FORWARD(curl_mime_name)
FORWARD(curl_mime_subparts)
FORWARD(curl_mime_type)
FORWARD(curl_multi_add_handle)
FORWARD(curl_multi_assign)
FORWARD(curl_multi_cleanup)
FORWARD(curl_multi_fdset)
FORWARD(curl_multi_info_read)
FORWARD(curl_multi_init)
FORWARD(curl_multi_perform)
FORWARD(curl_multi_poll)
FORWARD(curl_multi_remove_handle)
FORWARD(curl_multi_setopt)
FORWARD(curl_multi_socket)
FORWARD(curl_multi_socket_action)
FORWARD(curl_multi_socket_all)
FORWARD(curl_multi_strerror)
FORWARD(curl_multi_timeout)
FORWARD(curl_multi_wait)
FORWARD(curl_multi_wakeup)
FORWARD(curl_mvaprintf)
FORWARD(curl_mvfprintf)
FORWARD(curl_mvprintf)
FORWARD(curl_mvsnprintf)
FORWARD(curl_mvsprintf)
FORWARD(curl_pushheader_byname)
FORWARD(curl_pushheader_bynum)
FORWARD(curl_share_cleanup)
FORWARD(curl_share_init)
FORWARD(curl_share_setopt)
FORWARD(curl_share_strerror)
FORWARD(curl_slist_append)
FORWARD(curl_slist_free_all)
FORWARD(curl_strequal)
FORWARD(curl_strnequal)
FORWARD(curl_unescape)
FORWARD(curl_url)
FORWARD(curl_url_cleanup)
FORWARD(curl_url_dup)
FORWARD(curl_url_get)
FORWARD(curl_url_set)
FORWARD(curl_url_strerror)
FORWARD(curl_version)
FORWARD(curl_version_info)
FORWARD(curl_ws_meta)
FORWARD(curl_ws_recv)
FORWARD(curl_ws_send)

#define PRINT(result, name, listed, parameters, types, ...)                                                                                 \
    result name parameters {                                                                                                                \
        va_list list;                                                                                                                       \
        va_start(list, format);                                                                                                             \
        result printed = ((result(*) types)function(listed))(__VA_ARGS__, list);                                                            \
        va_end(list);                                                                                                                       \
        return printed;                                                                                                                     \
    }

PRINT(int, curl_mprintf, "curl_mvprintf", (const char *format, ...), (const char *, va_list), format)
PRINT(int, curl_mfprintf, "curl_mvfprintf", (FILE * file, const char *format, ...), (FILE *, const char *, va_list), file, format)
PRINT(int, curl_msprintf, "curl_mvsprintf", (char *text, const char *format, ...), (char *, const char *, va_list), text, format)
PRINT(
    int, curl_msnprintf, "curl_mvsnprintf", (char *text, size_t most, const char *format, ...), (char *, size_t, const char *, va_list),
    text, most, format)
PRINT(char *, curl_maprintf, "curl_mvaprintf", (const char *format, ...), (const char *, va_list), format)
