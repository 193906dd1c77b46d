// A process that would run on the wrong time, or without the shared store, must not start: its widgets would look right and be wrong.
#include "virtual_clock.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// Defined by FoundationOnLinux, which services do not link.
extern void vitrine_foundation_start_check(void) __attribute__((weak));
extern void vitrine_foundation_mend(void) __attribute__((weak));
extern void vitrine_defaults_set_url(void) __attribute__((weak));
extern void vitrine_cancel_task(void) __attribute__((weak));
extern void vitrine_look_up_response(void) __attribute__((weak));
extern void vitrine_error_description(void) __attribute__((weak));
extern void vitrine_date_string(void) __attribute__((weak));
extern void vitrine_least_fraction_digits(void) __attribute__((weak));
extern void vitrine_most_fraction_digits(void) __attribute__((weak));
/// Defined by WidgetTesting.
extern void vitrine_can_load(void) __attribute__((weak));

void *vitrine_can_load_entry(void) { return (void *)vitrine_can_load; }
void *vitrine_defaults_set_url_entry(void) { return (void *)vitrine_defaults_set_url; }
void *vitrine_cancel_task_entry(void) { return (void *)vitrine_cancel_task; }
void *vitrine_look_up_response_entry(void) { return (void *)vitrine_look_up_response; }
void *vitrine_error_description_entry(void) { return (void *)vitrine_error_description; }
void *vitrine_date_string_entry(void) { return (void *)vitrine_date_string; }
void *vitrine_least_fraction_digits_entry(void) { return (void *)vitrine_least_fraction_digits; }
void *vitrine_most_fraction_digits_entry(void) { return (void *)vitrine_most_fraction_digits; }

_Noreturn void vitrine_refuse_to_start(const char *reason) {
    const char *parts[] = {"vitrine: this process cannot start: ", reason, "\n"};
    for (int index = 0; index < 3; index++) {
        if (write(STDERR_FILENO, parts[index], strlen(parts[index])) < 0) break;
    }
    _exit(70);
}

__attribute__((constructor(65000))) static void vitrine_start_check(void) {
    if (vitrine_foundation_mend) vitrine_foundation_mend();
    if (!getenv("VITRINE_ROLE")) return;
    const char *path = getenv("VITRINE_CLOCK");
    if (path && *path && !vitrine_virtual_clock_is_mapped()) vitrine_refuse_to_start("VITRINE_CLOCK names no clock page it can read");
    if (!vitrine_virtual_clock_is_reached()) vitrine_refuse_to_start("its libraries do not call its virtual clock");
    if (vitrine_foundation_start_check) vitrine_foundation_start_check();
}
