#ifndef VITRINE_CLOCK_PAGE_H
#define VITRINE_CLOCK_PAGE_H

#include <stdint.h>

/// How virtual time follows from real time: virtual = virtual_base + (real - real_base) * rate, in nanoseconds since 1970.
typedef struct vitrine_clock_setting {
    int64_t real_base;
    int64_t virtual_base;
    double rate;
} vitrine_clock_setting;

/// One page of shared memory that says what time it is for every process of one run. The host writes it, everyone else maps it read-only.
///
/// A setting is written twice, and `sequence & 1` says which of both is whole: a reader never waits for a writer, not for one that the
/// system has taken off its processor in the middle either, nor for one that died there.
typedef struct vitrine_clock_page {
    uint64_t magic;
    uint64_t sequence;
    vitrine_clock_setting settings[2];
} vitrine_clock_page;

#define VITRINE_CLOCK_MAGIC 0x32434f4c434e5456ULL

/// Creates (or opens for writing) the page at `path`, mode 0600. NULL and errno on failure.
vitrine_clock_page *vitrine_clock_page_create(const char *path);
/// Maps an existing page read-only; NULL when it is missing, too short or not a clock page.
const vitrine_clock_page *vitrine_clock_page_open(const char *path);
void vitrine_clock_page_close(const vitrine_clock_page *page);
/// Virtual seconds a real second.
double vitrine_clock_page_rate(const vitrine_clock_page *page);
/// Writes all three values as one.
void vitrine_clock_page_set(vitrine_clock_page *page, int64_t real_base, int64_t virtual_base, double rate);
/// The virtual time that belongs to the real time `real`, both in nanoseconds since 1970.
int64_t vitrine_clock_page_virtual(const vitrine_clock_page *page, int64_t real);
/// The real time at which the virtual time will be `virtual_time`; INT64_MAX when it stands still.
int64_t vitrine_clock_page_real(const vitrine_clock_page *page, int64_t virtual_time);
/// The kernel's wall clock in nanoseconds since 1970, whatever has been put in front of `clock_gettime`.
int64_t vitrine_clock_real_now(void);

#endif
