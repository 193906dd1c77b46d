#ifndef VITRINE_VIRTUAL_CLOCK_H
#define VITRINE_VIRTUAL_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Whether the libraries of this process get their wall-clock time from here: the executable's functions stand before the C library's.
bool vitrine_virtual_clock_is_reached(void);
/// Whether a clock page is mapped: false when `VITRINE_CLOCK` is unset or names no clock page, and then all time is real.
bool vitrine_virtual_clock_is_mapped(void);

/// The wall-clock time of whoever asks, in nanoseconds since 1970; INT64_MIN where it has none of its own.
typedef int64_t (*vitrine_time_source)(void);
/// Asks a function for the time before the clock page; the last one that was set holds. It must not ask for the time itself.
void vitrine_virtual_clock_set_source(vitrine_time_source source);

/// Prints one line on standard error and ends the process at once with code 70.
_Noreturn void vitrine_refuse_to_start(const char *reason);

/// Where WidgetTesting's function begins that says whether Foundation may load a request; NULL without it.
void *vitrine_can_load_entry(void);
/// Where FoundationOnLinux's function begins that keeps URLs in defaults; NULL without it.
void *vitrine_defaults_set_url_entry(void);
/// Where FoundationOnLinux's functions begin that cancel a request and that look for its answer in the cache; NULL without it.
void *vitrine_cancel_task_entry(void);
void *vitrine_look_up_response_entry(void);
/// Where FoundationOnLinux's function begins that says what an error is, for people; NULL without it.
void *vitrine_error_description_entry(void);
/// Where FoundationOnLinux's function begins that says a date; NULL without it.
void *vitrine_date_string_entry(void);
/// Where FoundationOnLinux's functions begin that set how many digits a number has after the point at least and at most; NULL without it.
void *vitrine_least_fraction_digits_entry(void);
void *vitrine_most_fraction_digits_entry(void);

#endif
