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

enum { page_bytes = 4096 };

/// Writes one of the two copies. Its parts are read while they are written, by readers that find out afterwards and read again.
static void write_setting(vitrine_clock_setting *to, vitrine_clock_setting from) {
    __atomic_store_n(&to->real_base, from.real_base, __ATOMIC_RELAXED);
    __atomic_store_n(&to->virtual_base, from.virtual_base, __ATOMIC_RELAXED);
    __atomic_store(&to->rate, &from.rate, __ATOMIC_RELAXED);
}

/// One whole setting: the copy that nobody writes. It is read again only where it was changed meanwhile.
static vitrine_clock_setting read_setting(const vitrine_clock_page *page) {
    vitrine_clock_setting setting;
    uint64_t before;
    do {
        before = __atomic_load_n(&page->sequence, __ATOMIC_ACQUIRE);
        const vitrine_clock_setting *copy = &page->settings[before & 1];
        setting.real_base = __atomic_load_n(&copy->real_base, __ATOMIC_RELAXED);
        setting.virtual_base = __atomic_load_n(&copy->virtual_base, __ATOMIC_RELAXED);
        __atomic_load(&copy->rate, &setting.rate, __ATOMIC_RELAXED);
        __atomic_thread_fence(__ATOMIC_ACQUIRE);
    } while (__atomic_load_n(&page->sequence, __ATOMIC_RELAXED) != before);
    return setting;
}

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
    if (__atomic_load_n(&page->magic, __ATOMIC_ACQUIRE) != VITRINE_CLOCK_MAGIC) {
        // A new file, or one of another version: start with real time.
        __atomic_store_n(&page->sequence, 0, __ATOMIC_RELEASE);
        vitrine_clock_page_set(page, 0, 0, 1);
        __atomic_store_n(&page->magic, VITRINE_CLOCK_MAGIC, __ATOMIC_RELEASE);
    } else {
        // A writer may have died in the middle, of one copy or of the other: the whole one goes on in both.
        vitrine_clock_setting last = read_setting(page);
        uint64_t sequence = __atomic_load_n(&page->sequence, __ATOMIC_RELAXED);
        write_setting(&page->settings[!(sequence & 1)], last);
        __atomic_store_n(&page->sequence, sequence + (sequence & 1), __ATOMIC_RELEASE);
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
    vitrine_clock_setting setting = {real_base, virtual_base, rate};
    uint64_t sequence = __atomic_load_n(&page->sequence, __ATOMIC_RELAXED);
    // From here on the second copy is read, which holds what held until now.
    __atomic_store_n(&page->sequence, sequence + 1, __ATOMIC_RELEASE);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    write_setting(&page->settings[0], setting);
    // And from here on the first, which is new.
    __atomic_store_n(&page->sequence, sequence + 2, __ATOMIC_RELEASE);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    write_setting(&page->settings[1], setting);
}

/// `value` as an integer, held inside what fits; NaN becomes zero.
static int64_t saturated(long double value) {
    if (value >= 9223372036854775807.0L) return INT64_MAX;
    if (value <= -9223372036854775808.0L) return INT64_MIN;
    return value == value ? (int64_t)value : 0;
}

double vitrine_clock_page_rate(const vitrine_clock_page *page) { return read_setting(page).rate; }

int64_t vitrine_clock_page_virtual(const vitrine_clock_page *page, int64_t real) {
    int64_t elapsed, result;
    vitrine_clock_setting now = read_setting(page);
    if (now.rate == 1 && !__builtin_sub_overflow(real, now.real_base, &elapsed) &&
        !__builtin_add_overflow(now.virtual_base, elapsed, &result))
        return result;
    return saturated((long double)now.virtual_base + ((long double)real - (long double)now.real_base) * (long double)now.rate);
}

int64_t vitrine_clock_page_real(const vitrine_clock_page *page, int64_t virtual_time) {
    vitrine_clock_setting now = read_setting(page);
    if (!(now.rate > 0)) return INT64_MAX;
    return saturated((long double)now.real_base + ((long double)virtual_time - (long double)now.virtual_base) / (long double)now.rate);
}

int64_t vitrine_clock_real_now(void) {
    struct timespec now = {0, 0};
    syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}
