#define _GNU_SOURCE
#include "crash_report.h"

#ifdef __linux__
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

enum { most_frames = 64, most_told = 24, line_bytes = 1024, stack_bytes = 1 << 16 };

// The program's own text: its load address, and where its segments begin and end. Written once, before a crash can read them.
static uintptr_t base, first, last;
static char stack[stack_bytes];

static int note_program(struct dl_phdr_info *info, size_t size, void *unused) {
    (void)size;
    (void)unused;
    base = info->dlpi_addr;
    first = UINTPTR_MAX;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
        uintptr_t start = base + info->dlpi_phdr[i].p_vaddr, end = start + info->dlpi_phdr[i].p_memsz;
        if (start < first) first = start;
        if (end > last) last = end;
    }
    // The program itself comes first.
    return 1;
}

static size_t write_hex(char *to, uintptr_t number) {
    char digits[2 * sizeof number];
    size_t count = 0;
    do {
        digits[count++] = "0123456789abcdef"[number & 15];
        number >>= 4;
    } while (number != 0);
    for (size_t i = 0; i < count; i++) to[i] = digits[count - 1 - i];
    return count;
}

// Only what may be called while anything may be broken: `backtrace` was called before, so it loads nothing now.
static void crashed(int signal) {
    void *frames[most_frames];
    int count = backtrace(frames, most_frames);
    char line[line_bytes] = "vitrine: crashed at";
    size_t length = strlen(line);
    int told = 0;
    // This function and the kernel's own step before it are no part of the crash.
    for (int i = 2; i < count && told < most_told && length + 2 * sizeof(uintptr_t) + 2 < line_bytes; i++) {
        uintptr_t address = (uintptr_t)frames[i];
        if (address < first || address >= last) continue;
        line[length++] = ' ';
        // All but the innermost are where a call returns to, which may be the next line already.
        length += write_hex(line + length, address - base - (i == 2 ? 0 : 1));
        told++;
    }
    line[length++] = '\n';
    if (told > 0) {
        ssize_t written = write(STDERR_FILENO, line, length);
        (void)written;
    }
    // The handler is gone by now; the signal ends the process as if there had been none.
    raise(signal);
}

void vitrine_report_crashes(void) {
    void *frames[1];
    backtrace(frames, 1);
    dl_iterate_phdr(note_program, NULL);
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack, .ss_flags = 0};
    sigaltstack(&own, NULL);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = crashed;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_ONSTACK | SA_RESETHAND | SA_NODEFER;
    const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
    for (size_t i = 0; i < sizeof signals / sizeof signals[0]; i++) sigaction(signals[i], &action, NULL);
}
#else
void vitrine_report_crashes(void) {}
#endif
