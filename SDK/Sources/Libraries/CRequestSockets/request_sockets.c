// libcurl's function that sets an option of many requests together. A program looks for it here before it looks in libcurl, which it has
// by way of Foundation alone, so that Foundation's sessions call this one.
//
// libcurl says of each socket whether it waits to read, to write or for both, and Foundation makes a dispatch source for each
// (`MultiHandle.swift`, Swift 6.3.1). It adds what is asked for and lets go of nothing until the socket is done with. A socket is watched
// for writing while it connects, and can nearly always be written to: a request that waits for its answer kept two threads busy
// until that came, a core of the machine. Here what is no longer asked for is let go of, by the call that Foundation knows: the socket is
// done with, and then watched anew for what is asked.
#define _GNU_SOURCE
#include "request_sockets.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

// libcurl's figures, from its documentation of CURLMOPT_SOCKETFUNCTION.
enum { option_socket_function = 20001, watch_reading = 1, watch_writing = 2, watch_nothing = 4, bad_handle = 1 };

typedef int (*socket_function)(void *request, int socket, int what, void *session, void *watched);
typedef int (*option_function)(void *requests, int option, ...);

// Written once by whoever sets it first, read by the threads of all sessions after.
static socket_function foundation;

/// Tells Foundation what libcurl waits for at a socket. It is called when that changes: with `watched`, what Foundation keeps of
/// the socket, it was something else before.
static int watch(void *request, int socket, int what, void *session, void *watched) {
    socket_function next = __atomic_load_n(&foundation, __ATOMIC_ACQUIRE);
    if (watched && (what == watch_reading || what == watch_writing)) {
        next(request, socket, watch_nothing, session, watched);
        watched = NULL;
    }
    return next(request, socket, what, session, watched);
}

int curl_multi_setopt(void *requests, int option, ...) {
    option_function next = (option_function)dlsym(RTLD_NEXT, "curl_multi_setopt");
    if (!next) return bad_handle;
    // A pointer or a number of the same size, by the option.
    va_list rest;
    va_start(rest, option);
    void *value = va_arg(rest, void *);
    va_end(rest);
    if (option != option_socket_function || !value) return next(requests, option, value);
    socket_function given = (socket_function)value, known = NULL;
    // All of Foundation's sessions give one function. Another one is somebody else's.
    bool isFirst = __atomic_compare_exchange_n(&foundation, &known, given, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    return next(requests, option, isFirst || known == given ? (void *)watch : value);
}
