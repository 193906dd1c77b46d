#define _GNU_SOURCE
#include "clock_page.h"

#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { page_bytes = 4096, spins_before_giving_up = 100000 };

/// Maps `length` bytes of a file that is already known to be long enough.
static void *map_page(int file, int protection) {
    void *address = mmap(NULL, page_bytes, protection, MAP_SHARED, file, 0);
    return address == MAP_FAILED ? NULL : address;
}

vitrine_clock_page *vitrine_clock_page_create(const char *path) {
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0) return NULL;
    struct stat status;
    vitrine_clock_page *page = NULL;
    if (fstat(file, &status) == 0) {
        if (!S_ISREG(status.st_mode)) {
            errno = EINVAL;
        } else if (status.st_size >= page_bytes || ftruncate(file, page_bytes) == 0) {
            page = map_page(file, PROT_READ | PROT_WRITE);
        }
    }
    int failure = errno;
    close(file);
    errno = failure;
    if (!page) return NULL;
    uint64_t sequence = __atomic_load_n(&page->sequence, __ATOMIC_ACQUIRE);
    if (page->magic != VITRINE_CLOCK_MAGIC || (sequence & 1)) {
        // A new file, or one whose writer died in the middle: start over with real time.
        __atomic_store_n(&page->sequence, (sequence | 1) + 1, __ATOMIC_RELEASE);
        vitrine_clock_page_set(page, 0, 0, 1);
        __atomic_store_n(&page->magic, VITRINE_CLOCK_MAGIC, __ATOMIC_RELEASE);
    }
    return page;
}

const vitrine_clock_page *vitrine_clock_page_open(const char *path) {
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return NULL;
    struct stat status;
    const vitrine_clock_page *page = NULL;
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size >= page_bytes) page = map_page(file, PROT_READ);
    close(file);
    if (page && __atomic_load_n(&page->magic, __ATOMIC_ACQUIRE) != VITRINE_CLOCK_MAGIC) {
        vitrine_clock_page_close(page);
        page = NULL;
    }
    return page;
}

void vitrine_clock_page_close(const vitrine_clock_page *page) {
    if (page) munmap((void *)page, page_bytes);
}

void vitrine_clock_page_set(vitrine_clock_page *page, int64_t real_base, int64_t virtual_base, double rate) {
    uint64_t sequence = __atomic_load_n(&page->sequence, __ATOMIC_RELAXED);
    __atomic_store_n(&page->sequence, sequence + 1, __ATOMIC_RELAXED);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    __atomic_store_n(&page->real_base, real_base, __ATOMIC_RELAXED);
    __atomic_store_n(&page->virtual_base, virtual_base, __ATOMIC_RELAXED);
    __atomic_store(&page->rate, &rate, __ATOMIC_RELAXED);
    __atomic_store_n(&page->sequence, sequence + 2, __ATOMIC_RELEASE);
}

/// One coherent reading. A writer that died in the middle must not hang its readers: after many tries the values are taken as they are.
static void read_page(const vitrine_clock_page *page, int64_t *real_base, int64_t *virtual_base, double *rate) {
    for (int spin = 0; spin < spins_before_giving_up; spin++) {
        uint64_t before = __atomic_load_n(&page->sequence, __ATOMIC_ACQUIRE);
        *real_base = __atomic_load_n(&page->real_base, __ATOMIC_RELAXED);
        *virtual_base = __atomic_load_n(&page->virtual_base, __ATOMIC_RELAXED);
        __atomic_load(&page->rate, rate, __ATOMIC_RELAXED);
        __atomic_thread_fence(__ATOMIC_ACQUIRE);
        if (!(before & 1) && __atomic_load_n(&page->sequence, __ATOMIC_RELAXED) == before) return;
    }
}

/// `value` as an integer, held inside what fits; NaN becomes zero.
static int64_t saturated(long double value) {
    if (value >= 9223372036854775807.0L) return INT64_MAX;
    if (value <= -9223372036854775808.0L) return INT64_MIN;
    return value == value ? (int64_t)value : 0;
}

int64_t vitrine_clock_page_virtual(const vitrine_clock_page *page, int64_t real) {
    int64_t real_base, virtual_base, elapsed, result;
    double rate;
    read_page(page, &real_base, &virtual_base, &rate);
    if (rate == 1 && !__builtin_sub_overflow(real, real_base, &elapsed) && !__builtin_add_overflow(virtual_base, elapsed, &result))
        return result;
    return saturated((long double)virtual_base + ((long double)real - (long double)real_base) * (long double)rate);
}

int64_t vitrine_clock_page_real(const vitrine_clock_page *page, int64_t virtual_time) {
    int64_t real_base, virtual_base;
    double rate;
    read_page(page, &real_base, &virtual_base, &rate);
    if (!(rate > 0)) return INT64_MAX;
    return saturated((long double)real_base + ((long double)virtual_time - (long double)virtual_base) / (long double)rate);
}

int64_t vitrine_clock_real_now(void) {
    struct timespec now = {0, 0};
    syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
