#ifndef VITRINE_FORMAT_ARGUMENTS_H
#define VITRINE_FORMAT_ARGUMENTS_H

#include <stdint.h>

/// The most values of one format that a plural form is chosen by.
#define VITRINE_MOST_ARGUMENTS 32

/// Says what values a format of a table takes: one letter each into `kinds`, `f` for a real number, `d` for anything else.
/// Answers how many, and 0 for a format that is none of a table's.
typedef int (*vitrine_format_kinds)(const void *format, char *kinds);
/// The plain format for these values, retained.
typedef const void *(*vitrine_format_expanded)(const void *format, const int64_t *integers, const double *reals, int count);

/// Both are asked by `CFStringCreateWithFormatAndArguments` from then on.
void vitrine_format_use(vitrine_format_kinds kinds, vitrine_format_expanded expanded);

#endif
