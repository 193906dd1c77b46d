#pragma once

#include <stdbool.h>
#include <sys/types.h>

/// Lets a process write no file at all, or lets it write again; the kernel answers with EFBIG. 0, or an error's number.
int vitrine_refuse_writes(pid_t process, bool refuses);
