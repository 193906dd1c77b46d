// The C library's wall-clock functions, and those that wait by that clock, defined in the executable so that every library of the process calls these.
#define _GNU_SOURCE
#include "virtual_clock.h"

#include <clock_page.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { nanoseconds = 1000000000 };

typedef int (*clock_function)(clockid_t, struct timespec *);
typedef int (*wait_function)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
typedef int (*lock_function)(pthread_mutex_t *, const struct timespec *);
typedef int (*semaphore_function)(sem_t *, const struct timespec *);
typedef int (*timer_function)(int, int, const struct itimerspec *, struct itimerspec *);

// Written once before main, read by every thread after. The C library's own functions are looked up because they use the vDSO.
static clock_function next_clock_gettime;
static wait_function next_timedwait;
static lock_function next_timedlock;
static semaphore_function next_semaphore_wait;
static timer_function next_timer_set;
static const vitrine_clock_page *page;
// Set by tests of widgets, whose clocks are their tasks' own.
static vitrine_time_source source;

void vitrine_virtual_clock_set_source(vitrine_time_source given) { __atomic_store_n(&source, given, __ATOMIC_RELEASE); }

/// The time that whoever asks has of its own; INT64_MIN for none.
static int64_t own_time(void) {
    vitrine_time_source asked = __atomic_load_n(&source, __ATOMIC_ACQUIRE);
    return asked ? asked() : INT64_MIN;
}

/// Runs before the executable's own constructors. Libraries whose constructors ask earlier get real time.
__attribute__((constructor(101))) static void vitrine_virtual_clock_start(void) {
    __atomic_store_n(&next_timedwait, (wait_function)dlsym(RTLD_NEXT, "pthread_cond_timedwait"), __ATOMIC_RELEASE);
    __atomic_store_n(&next_timedlock, (lock_function)dlsym(RTLD_NEXT, "pthread_mutex_timedlock"), __ATOMIC_RELEASE);
    __atomic_store_n(&next_semaphore_wait, (semaphore_function)dlsym(RTLD_NEXT, "sem_timedwait"), __ATOMIC_RELEASE);
    __atomic_store_n(&next_timer_set, (timer_function)dlsym(RTLD_NEXT, "timerfd_settime"), __ATOMIC_RELEASE);
    __atomic_store_n(&next_clock_gettime, (clock_function)dlsym(RTLD_NEXT, "clock_gettime"), __ATOMIC_RELEASE);
    const char *path = getenv("VITRINE_CLOCK");
    if (path && *path) __atomic_store_n(&page, vitrine_clock_page_open(path), __ATOMIC_RELEASE);
}

static int kernel_clock(clockid_t clock, struct timespec *result) {
    clock_function next = __atomic_load_n(&next_clock_gettime, __ATOMIC_ACQUIRE);
    return next ? next(clock, result) : (int)syscall(SYS_clock_gettime, clock, result);
}

/// Nanoseconds as seconds and a remainder that is never negative, also before 1970.
static struct timespec split(int64_t time) {
    int64_t seconds = time / nanoseconds, rest = time % nanoseconds;
    if (rest < 0) {
        rest += nanoseconds;
        seconds -= 1;
    }
    return (struct timespec){.tv_sec = seconds, .tv_nsec = rest};
}

int clock_gettime(clockid_t clock, struct timespec *result) {
    int status = kernel_clock(clock, result);
    if (status != 0 || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return status;
    int64_t own = own_time();
    if (own != INT64_MIN) {
        *result = split(own);
        return 0;
    }
    const vitrine_clock_page *mapped = __atomic_load_n(&page, __ATOMIC_ACQUIRE);
    if (!mapped) return 0;
    *result = split(vitrine_clock_page_virtual(mapped, (int64_t)result->tv_sec * nanoseconds + result->tv_nsec));
    return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    if (zone) *(struct timezone *)zone = (struct timezone){0, 0};
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
    result->tv_sec = now.tv_sec;
    result->tv_usec = now.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result) {
    struct timespec now;
    if (clock_gettime(CLOCK_REALTIME_COARSE, &now) != 0) return -1;
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

int timespec_get(struct timespec *result, int base) {
    return base == TIME_UTC && clock_gettime(CLOCK_REALTIME, result) == 0 ? base : 0;
}

/// Whether a deadline was made from a virtual clock. One on the monotonic clock counts from the machine's start, so it lies within the
/// first years after zero.
static bool is_virtual(const vitrine_clock_page *mapped, const struct timespec *deadline) {
    const time_t ten_years = 315360000;
    return (mapped || own_time() != INT64_MIN) && deadline->tv_sec >= ten_years && deadline->tv_sec <= INT64_MAX / nanoseconds - 1;
}

/// The kernel's time when what is left until a deadline, by a clock that reads `now`, will have passed by the kernel's.
static struct timespec after_what_is_left(const struct timespec *deadline, int64_t now, const struct timespec *kernel) {
    int64_t left, end;
    if (__builtin_sub_overflow((int64_t)deadline->tv_sec * nanoseconds + deadline->tv_nsec, now, &left) || left < 0) left = 0;
    if (__builtin_add_overflow((int64_t)kernel->tv_sec * nanoseconds + kernel->tv_nsec, left, &end)) end = INT64_MAX;
    return split(end);
}

/// When the kernel's clock will have reached a virtual deadline. A clock that stands still would never: what is left by it is waited for.
static struct timespec real_deadline(const vitrine_clock_page *mapped, const struct timespec *deadline) {
    int64_t own = own_time();
    struct timespec kernel;
    if (own != INT64_MIN && kernel_clock(CLOCK_REALTIME, &kernel) == 0) return after_what_is_left(deadline, own, &kernel);
    if (!mapped) return *deadline;
    struct timespec real = split(vitrine_clock_page_real(mapped, (int64_t)deadline->tv_sec * nanoseconds + deadline->tv_nsec));
    return real.tv_sec < 0 ? (struct timespec){0, 0} : real;
}

/// A deadline is made from the virtual clock but kept by the kernel's: without this, `NSCondition.wait(until:)` would wait for years.
int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    wait_function next = __atomic_load_n(&next_timedwait, __ATOMIC_ACQUIRE);
    if (!next) return ENOSYS;
    const vitrine_clock_page *mapped = __atomic_load_n(&page, __ATOMIC_ACQUIRE);
    if (!is_virtual(mapped, deadline)) return next(condition, mutex, deadline);
    struct timespec real = real_deadline(mapped, deadline);
    return next(condition, mutex, &real);
}

/// The same for `NSLock.lock(before:)`.
int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    lock_function next = __atomic_load_n(&next_timedlock, __ATOMIC_ACQUIRE);
    if (!next) return ENOSYS;
    const vitrine_clock_page *mapped = __atomic_load_n(&page, __ATOMIC_ACQUIRE);
    if (!is_virtual(mapped, deadline)) return next(mutex, deadline);
    struct timespec real = real_deadline(mapped, deadline);
    return next(mutex, &real);
}

/// Dispatch makes such a deadline of a span of time and of what the clock reads now: what is left of the span is waited for, however fast the
/// clock runs. Without this `DispatchSemaphore.wait(timeout:)` would end at once on a clock that stands in the past, and the threads of
/// Dispatch's pools, which wait like that for more to do, would each end when they have nothing to do for a moment.
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    semaphore_function next = __atomic_load_n(&next_semaphore_wait, __ATOMIC_ACQUIRE);
    if (!next) {
        errno = ENOSYS;
        return -1;
    }
    const vitrine_clock_page *mapped = __atomic_load_n(&page, __ATOMIC_ACQUIRE);
    struct timespec kernel;
    if (!is_virtual(mapped, deadline) || kernel_clock(CLOCK_REALTIME, &kernel) != 0) return next(semaphore, deadline);
    int64_t now = own_time();
    if (now == INT64_MIN) now = vitrine_clock_page_virtual(mapped, (int64_t)kernel.tv_sec * nanoseconds + kernel.tv_nsec);
    struct timespec real = after_what_is_left(deadline, now, &kernel);
    return next(semaphore, &real);
}

/// Timers on the wall clock, such as `asyncAfter(wallDeadline:)`, are set to the kernel's time for their virtual one.
int timerfd_settime(int timer, int flags, const struct itimerspec *value, struct itimerspec *old) {
    timer_function next = __atomic_load_n(&next_timer_set, __ATOMIC_ACQUIRE);
    if (!next) return (int)syscall(SYS_timerfd_settime, timer, flags, value, old);
    const vitrine_clock_page *mapped = __atomic_load_n(&page, __ATOMIC_ACQUIRE);
    if (!value || !(flags & TFD_TIMER_ABSTIME) || !is_virtual(mapped, &value->it_value)) return next(timer, flags, value, old);
    struct itimerspec real = *value;
    real.it_value = real_deadline(mapped, &value->it_value);
    // All zero would stop it.
    if (real.it_value.tv_sec == 0 && real.it_value.tv_nsec == 0) real.it_value.tv_nsec = 1;
    return next(timer, flags, &real, old);
}

bool vitrine_virtual_clock_is_mapped(void) { return __atomic_load_n(&page, __ATOMIC_ACQUIRE) != NULL; }

bool vitrine_virtual_clock_is_reached(void) {
    return dlsym(RTLD_DEFAULT, "clock_gettime") == (void *)clock_gettime && dlsym(RTLD_DEFAULT, "gettimeofday") == (void *)gettimeofday
        && dlsym(RTLD_DEFAULT, "time") == (void *)time && dlsym(RTLD_DEFAULT, "sem_timedwait") == (void *)sem_timedwait;
}
