#define _GNU_SOURCE
#include "format_arguments.h"
#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>

// Every format of Foundation's ends here. Defined in the executable, this stands before libFoundation's own; it is C because the values
// come as a `va_list`, which only C can read.

static _Atomic(vitrine_format_kinds) kinds_of;
static _Atomic(vitrine_format_expanded) expanded_for;

void vitrine_format_use(vitrine_format_kinds kinds, vitrine_format_expanded expanded) {
    atomic_store(&expanded_for, expanded);
    atomic_store(&kinds_of, kinds);
}

typedef const void *(*create)(const void *, const void *, const void *, va_list);
extern void CFRelease(const void *);

const void *CFStringCreateWithFormatAndArguments(const void *allocator, const void *options, const void *format, va_list arguments) {
    static _Atomic(create) original;
    create next = atomic_load(&original);
    if (next == NULL) {
        next = (create)dlsym(RTLD_NEXT, "CFStringCreateWithFormatAndArguments");
        atomic_store(&original, next);
    }
    if (next == NULL) return NULL;
    vitrine_format_kinds kinds = atomic_load(&kinds_of);
    char kind[VITRINE_MOST_ARGUMENTS];
    int count = kinds != NULL && format != NULL ? kinds(format, kind) : 0;
    if (count <= 0 || count > VITRINE_MOST_ARGUMENTS) return next(allocator, options, format, arguments);

    int64_t integers[VITRINE_MOST_ARGUMENTS] = {0};
    double reals[VITRINE_MOST_ARGUMENTS] = {0};
    va_list copy;
    va_copy(copy, arguments);
    for (int index = 0; index < count; index++) {
        if (kind[index] == 'f') {
            reals[index] = va_arg(copy, double);
        } else {
            // Swift passes every integer and object in a word of its own.
            integers[index] = va_arg(copy, int64_t);
            reals[index] = (double)integers[index];
        }
    }
    va_end(copy);
    const void *plain = atomic_load(&expanded_for)(format, integers, reals, count);
    if (plain == NULL) return next(allocator, options, format, arguments);
    const void *made = next(allocator, options, plain, arguments);
    CFRelease(plain);
    return made;
}
